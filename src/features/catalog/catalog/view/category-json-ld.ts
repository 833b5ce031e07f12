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
