import { BRANDS_ASKED_FOR, MODELS_ASKED_FOR } from '../data/unsold-brands.ts'
import { compact } from './words.ts'

/** A maker that the shopper names. The store may not sell it. */
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

/** A maker under each of its spellings: "Armstrong Air, Armstrong". The first is its name. */
export function readBrand(names: string, means: string): (readonly [spelling: string, AskedBrand])[] {
  const spellings = names.split(',').map((name) => name.trim())
  const [name = ''] = spellings
  return spellings.map((spelling) => [compact(spelling), { name, token: brandToken(name), means }])
}

/** The maker of the model numbers that begin with these letters and digits. */
export interface ModelBrand {
  begins: string
  brand: AskedBrand
}

export const readModel = (begins: string, name: string, means: string): ModelBrand => ({
  begins: compact(begins),
  brand: { name, token: brandToken(name), means },
})

export const SHIPPED_BRANDS: ReadonlyMap<string, AskedBrand> = new Map(
  linesOf(BRANDS_ASKED_FOR).flatMap(([names = '', means = '']) => readBrand(names, means)),
)
/** By the letters and digits with which their model numbers begin. */
export const SHIPPED_MODELS: ReadonlyMap<string, ModelBrand> = new Map(
  linesOf(MODELS_ASKED_FOR).map(([begins = '', name = '', means = '']) => {
    const model = readModel(begins, name, means)
    return [model.begins, model] as const
  }),
)

const LONGEST_NAME = 3
/** The fewest letters and digits that name a maker: shorter beginnings fit the models of too many makers. */
export const SHORTEST_MODEL = 4

export interface BrandAt {
  brand: AskedBrand
  length: number
  /** what stands behind the known beginning of a model number: "403610" */
  rest?: string
}

/** The known brands and models; the longest beginnings of models come first. */
export interface KnownBrands {
  brands: ReadonlyMap<string, AskedBrand>
  models: readonly ModelBrand[]
}

/** The brand whose name begins at a word, or the brand of the model that the word is. */
export function brandAt(
  words: readonly string[],
  index: number,
  { brands, models }: KnownBrands,
): BrandAt | undefined {
  for (let length = Math.min(LONGEST_NAME, words.length - index); length > 0; length--) {
    const brand = brands.get(compact(words.slice(index, index + length).join('')))
    if (brand) return { brand, length }
  }
  const word = compact(words[index] ?? '')
  const model =
    word.length >= SHORTEST_MODEL && /\d/.test(word) && /[a-z]/.test(word)
      ? models.find(({ begins }) => word.startsWith(begins))
      : undefined
  return model && { brand: model.brand, length: 1, rest: word.slice(model.begins.length) }
}
