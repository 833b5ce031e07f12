import type { ArticleBlock, BlockOf } from '#features/content/content/contract/article.ts'
import type { Article } from '#features/content/content/contract.ts'

const ofKind = <K extends ArticleBlock['kind']>(blocks: readonly ArticleBlock[], kind: K): BlockOf<K>[] =>
  blocks.filter((block): block is BlockOf<K> => block.kind === kind)

const CONTEXT = 'https://schema.org'

/** schema.org data of an article: itself, its questions, and each of its instructions. */
export function articleJsonLd(
  article: Article,
  { origin, store }: { origin: string; store: string },
): object[] {
  const { title, summary, body, path } = article
  const url = `${origin}${path ?? ''}`
  const organization = { '@type': 'Organization', name: store, url: origin }
  const questions = ofKind(body.blocks, 'faq').flatMap((block) => block.questions)
  return [
    {
      '@context': CONTEXT,
      '@type': 'Article',
      headline: title,
      description: summary,
      url,
      mainEntityOfPage: url,
      datePublished: body.published,
      dateModified: body.checked,
      author: organization,
      publisher: organization,
      citation: body.sources.map(({ text, date }) => `${text}, ${date}`),
    },
    ...(questions.length > 0 ? [faqPage(questions)] : []),
    ...ofKind(body.blocks, 'steps').map((steps) => howTo(steps, url)),
  ]
}

const faqPage = (questions: readonly { question: string; answer: string }[]): object => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const howTo = ({ title, minutes, tools = [], steps }: BlockOf<'steps'>, url: string): object => ({
  '@context': CONTEXT,
  '@type': 'HowTo',
  name: title,
  url,
  ...(minutes === undefined ? {} : { totalTime: `PT${minutes}M` }),
  ...(tools.length > 0 ? { tool: tools.map((name) => ({ '@type': 'HowToTool', name })) } : {}),
  step: steps.map((step, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: step.title,
    text: step.text,
  })),
})
