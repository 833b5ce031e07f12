import type { CategoryArticle } from '#features/catalog/contract.ts'

/**
 * schema.org ItemList of the products on a page, by address; `from` is the place of the first, counted from
 * 1.
 */
export const itemListJsonLd = (
  origin: string,
  hrefs: readonly string[],
  from: number,
  total: number,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: hrefs.map((href, index) => ({
    '@type': 'ListItem',
    position: from + index,
    url: origin + href,
  })),
})

/** schema.org FAQPage of a guide's questions. */
export const faqJsonLd = ({ questions }: CategoryArticle): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
