import { productType } from '#features/catalog/catalog/rules/product-types.ts'
import type { ReviewRow } from '#features/catalog/catalog/server/import/write-related.ts'
import { DAY_MS } from '#lib/dates.ts'
import { chance, pick } from '../chance.ts'
import type { DemoProduct } from '../product.ts'
import { REVIEW_WORDS, type Words, wordsOf } from './review-words.ts'
import { SentenceDeck } from './sentence-deck.ts'

/** Sets of building blocks by type; every type has "any" as well, and a type that is not listed "part". */
const SETS: Partial<Record<DemoProduct['type'], readonly string[]>> = {
  'gas-furnace': ['equipment', 'heating', 'furnace'],
  'oil-furnace': ['equipment', 'heating', 'furnace'],
  'electric-furnace': ['equipment', 'heating', 'furnace'],
  'wall-furnace': ['equipment', 'heating', 'space-heater'],
  'unit-heater': ['equipment', 'space-heater'],
  boiler: ['equipment', 'heating', 'boiler'],
  'ducted-system': ['equipment', 'heating', 'system'],
  'cooling-system': ['equipment', 'cooling', 'system', 'outdoor'],
  'heat-pump-system': ['equipment', 'cooling', 'system', 'outdoor'],
  'air-conditioner': ['equipment', 'cooling', 'outdoor'],
  'heat-pump': ['equipment', 'cooling', 'outdoor'],
  'package-unit': ['equipment', 'cooling', 'outdoor'],
  'package-bundle': ['equipment', 'cooling', 'system'],
  coil: ['equipment', 'indoor'],
  'air-handler': ['equipment', 'cooling', 'indoor'],
  ptac: ['cooling', 'room'],
  'window-air-conditioner': ['room'],
  'portable-air-conditioner': ['room'],
  'mini-split-outdoor': ['equipment', 'ductless'],
  'mini-split-indoor': ['equipment', 'ductless'],
  'mini-split-system': ['equipment', 'ductless', 'system'],
  'multi-zone-system': ['equipment', 'ductless', 'system'],
  'tank-water-heater': ['equipment', 'water', 'tank'],
  'tankless-water-heater': ['equipment', 'water', 'tankless'],
  'air-filter': ['filter'],
  'filter-cabinet': ['air-unit'],
  humidifier: ['air-unit', 'humidifier'],
  dehumidifier: ['air-unit', 'dehumidifier'],
  ventilator: ['air-unit', 'ventilator'],
  'uv-lamp': ['air-unit', 'uv'],
  duct: ['part', 'duct'],
  'duct-fitting': ['part', 'duct'],
  plenum: ['part', 'duct'],
  register: ['part', 'register'],
  wire: ['part', 'electric'],
  disconnect: ['part', 'electric'],
  whip: ['part', 'electric'],
  'line-set': ['part', 'line'],
  'line-set-cover': ['part', 'line'],
  vent: ['part', 'vent'],
}

/** How a shopper calls it: "gas furnace", "single-zone mini split". */
const inTheirWords = (product: DemoProduct): string =>
  product.type === 'install-supply' || product.type === 'duct-fitting'
    ? String(product.attributes['2120'] ?? 'part').toLowerCase()
    : (productType(product.type)?.label ?? 'part').replace(/^[A-Z](?=[a-z])/, (letter) =>
        letter.toLowerCase(),
      )

/** More expensive brands get slightly better ratings, and each product has its own small difference. */
function starsOf(product: DemoProduct, word: string): number {
  const liking = { Oakhollow: -4, Corvane: 5, 'Tamarin Air': 3 }[product.brand] ?? 0
  const dice = chance(`stars ${word}`, 100) + liking + (chance(`temper ${product.sku}`, 17) - 8)
  return dice >= 38 ? 5 : dice >= 15 ? 4 : dice >= 7 ? 3 : dice >= 3 ? 2 : 1
}

/** The day a review was written: between spring 2024 and autumn 2026. */
function dayOf(word: string): string {
  const first = Date.UTC(2024, 3, 1)
  return new Date(first + chance(`day ${word}`, 930) * DAY_MS).toISOString().slice(0, 10)
}

interface Draft {
  readonly deck: SentenceDeck
  readonly words: Words
  readonly sku: string
  readonly name: string
  readonly stars: number
  /** names the review, so that each run writes the same one */
  readonly word: string
}

/** What the stars say, then perhaps a second sentence. */
const TONES: Readonly<Record<number, readonly [Tone, Tone]>> = {
  5: ['good', 'good'],
  4: ['good', 'fair'],
  3: ['fair', 'fair'],
  2: ['poor', 'fair'],
  1: ['poor', 'poor'],
}
type Tone = 'good' | 'fair' | 'poor'

const toneOf = (stars: number): Tone => (stars >= 4 ? 'good' : stars === 3 ? 'fair' : 'poor')

/** Two or three sentences; undefined when the series has used up the main one. */
function bodyOf({ deck, words, sku, name, stars, word }: Draft): string | undefined {
  const [tone, after] = TONES[stars] ?? TONES[5]!
  const deal = (list: readonly string[], which: string) => deck.deal(sku, name, list, `${which} ${word}`)
  const main = deal(words[tone], 'main')
  if (main === undefined) return undefined
  const opening = chance(`opens ${word}`, 4) > 0 ? deal(words.openings, 'opening') : undefined
  const second =
    opening === undefined || chance(`brief ${word}`, 3) > 0 ? deal(words[after], 'second') : undefined
  return [opening, main, second].filter((sentence) => sentence !== undefined).join(' ')
}

/** Parts sold alone are reviewed often, one kit among hundreds seldom. */
function howMany(product: DemoProduct): number {
  if (product.isService) return 0
  const dice = chance(`count ${product.sku}`, 100)
  if (product.template === 'system') return dice < 70 ? 0 : 1 + (dice % 4)
  if (productType(product.type)?.isEquipment === true)
    return dice < 8 ? 0 : 2 + chance(`many ${product.sku}`, dice > 80 ? 20 : 12)
  return dice < 45 ? 0 : 1 + chance(`many ${product.sku}`, dice > 90 ? 14 : 6)
}

function reviewsOf(product: DemoProduct, deck: SentenceDeck): ReviewRow[] {
  const words = wordsOf(['any', ...(SETS[product.type] ?? ['part'])])
  const name = inTheirWords(product)
  return Array.from({ length: howMany(product) }, (_, index) => `${product.sku} ${index}`).flatMap((word) => {
    const stars = starsOf(product, word)
    const title = deck.deal(product.sku, name, words.titles[toneOf(stars)], `title ${word}`)
    const body = title && bodyOf({ deck, words, sku: product.sku, name, stars, word })
    if (!title || !body) return []
    return {
      product_id: product.id,
      rating: stars,
      title,
      body,
      author:
        `${pick(`name ${word}`, REVIEW_WORDS.firstNames)} ` +
        `${String.fromCharCode(65 + chance(`initial ${word}`, 25))}.`,
      place: pick(`place ${word}`, REVIEW_WORDS.places),
      verified: chance(`verified ${word}`, 10) > 1,
      written_on: dayOf(word),
    }
  })
}

/** A series whose pages link to each other: editions of a large catalog are series of their own. */
export const seriesOf = ({ brand, series, sku }: DemoProduct): string =>
  `${brand} ${series} ${/-E\d+$/.exec(sku)?.[0] ?? ''}`

/**
 * The reviews of all products, the same on every run. Sizes of one series share no sentence and no title, so
 * a series has as many reviews as there is something to say.
 */
export function reviewsOfAll(products: readonly DemoProduct[]): ReviewRow[] {
  const decks = new Map<string, SentenceDeck>()
  return products.flatMap((product) => {
    const series = seriesOf(product)
    const deck = decks.get(series) ?? new SentenceDeck()
    decks.set(series, deck)
    return reviewsOf(product, deck)
  })
}
