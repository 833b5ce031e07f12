import { type LinkedProduct, linkedItems, readCartLink } from '#features/selling/cart/rules/cart-link.ts'
import { MAX_LINES } from '#features/selling/cart/rules/types.ts'

/** The most pieces of equipment on one list: the server looks up the parts of each. */
export const MOST_EQUIPMENT = 12

export type ItemsFault = 'link' | 'tooManyLines'

/** The address of the list of these products. */
export const jobListLink = (products: readonly LinkedProduct[]): string =>
  `/job-list?items=${linkedItems(products)}`

/** The products of a job list's address, written as in the link of a mailed cart; null when it names none. */
export function readItems(params: URLSearchParams): readonly LinkedProduct[] | ItemsFault | null {
  const text = params.get('items')
  if (text === null || text === '') return null
  // Counted before anything else, so that a long address costs nothing.
  let commas = 0
  for (const character of text) if (character === ',') commas++
  if (commas >= MAX_LINES) return 'tooManyLines'
  return readCartLink(new URLSearchParams({ items: text }).toString()) ?? 'link'
}
