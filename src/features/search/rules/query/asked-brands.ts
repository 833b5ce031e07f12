import { BRANDS_ASKED_FOR, MODELS_ASKED_FOR } from '../data/unsold-brands.ts'
import { compact } from './words.ts'

/** A maker that the shopper names. Whether it is sold is for the catalogue to say. */
export interface AskedBrand {
  name: string
  /** the token under which its products are found */
  token: string
  /** what to search for when the question names nothing else */
  means: string
}

/** The token under which the products of a brand are found: "Tamarin Air" → "brand.tamarinair". */
export const brandToken = (brand: string): string => `brand.${compact(brand)}`

const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(':').map((part) => part.trim()))

const BRANDS: ReadonlyMap<string, AskedBrand> = new Map(
  linesOf(BRANDS_ASKED_FOR).flatMap(([names = '', means = '']) => {
    const spellings = names.split(',').map((name) => name.trim())
    const [name = ''] = spellings
    return spellings.map((spelling) => [compact(spelling), { name, token: brandToken(name), means }] as const)
  }),
)
const MODELS: readonly { begins: string; brand: AskedBrand }[] = linesOf(MODELS_ASKED_FOR)
  .map(([begins = '', name = '', means = '']) => ({
    begins,
    brand: { name, token: brandToken(name), means },
  }))
  .toSorted((a, b) => b.begins.length - a.begins.length)

const LONGEST_NAME = 3
const SHORTEST_MODEL = 4

export interface BrandAt {
  brand: AskedBrand
  length: number
}

/** The brand named from a word on, or the brand of whose models the word is one. */
export function brandAt(words: readonly string[], index: number): BrandAt | undefined {
  for (let length = Math.min(LONGEST_NAME, words.length - index); length > 0; length--) {
    const brand = BRANDS.get(compact(words.slice(index, index + length).join('')))
    if (brand) return { brand, length }
  }
  const word = compact(words[index] ?? '')
  const model =
    word.length >= SHORTEST_MODEL && /\d/.test(word) && /[a-z]/.test(word)
      ? MODELS.find(({ begins }) => word.startsWith(begins))
      : undefined
  return model && { brand: model.brand, length: 1 }
}
