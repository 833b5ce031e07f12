/** schema.org FAQPage of questions that are answered; nothing when there are none. */
export const faqJsonLd = (questions: readonly { question: string; answer: string }[]): object[] =>
  questions.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]
