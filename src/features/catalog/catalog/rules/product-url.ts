/** Addresses of products and categories, and their slugs. */

/** characters of a slug */
export const LONGEST_SLUG = 120

/**
 * A text as part of an address: lower-case ASCII letters and digits joined by dashes, with fractions and
 * signs spelled out. At most 120 characters, cut between words.
 */
export function slugify(text: string): string {
  const plain = text
    .replace(/½/g, '-5')
    .replace(/%/g, '-percent')
    .replace(/&/g, '-and-')
    .replace(/\+/g, '-plus')
    .replace(/″/g, '-in')
  const words = plain
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const cut = words.length <= LONGEST_SLUG ? words : words.slice(0, LONGEST_SLUG + 1).replace(/-[^-]*$/, '')
  return cut.slice(0, LONGEST_SLUG) || 'item'
}

/** /category/{slug}/{slug}/… */
export const categoryPath = (slugs: readonly string[]): string => `/category/${slugs.join('/')}`

/** /product/{category slugs…}/{name slug}/{id} */
export const productPath = (
  categorySlugs: readonly string[],
  product: { slug: string; id: string },
): string => `/product/${[...categorySlugs, product.slug, product.id].join('/')}`

const PRODUCT_ID = /^[0-9]{9}$/

/** Whether a word can be a product's id: nine digits. */
export const isProductId = (text: string): boolean => PRODUCT_ID.test(text)
