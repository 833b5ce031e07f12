import { productType } from '#features/catalog/rules/product-types.ts'
import type { ReviewRow } from '#features/catalog/server/import/write-related.ts'
import { chance, pick } from '../chance.ts'
import type { DemoProduct } from '../product.ts'
import { REVIEW_WORDS, type Words } from './review-words.ts'

const WORDS: Partial<Record<DemoProduct['type'], Words>> = {
  'gas-furnace': REVIEW_WORDS.heating,
  'oil-furnace': REVIEW_WORDS.heating,
  'electric-furnace': REVIEW_WORDS.heating,
  'wall-furnace': REVIEW_WORDS.heating,
  boiler: REVIEW_WORDS.heating,
  'unit-heater': REVIEW_WORDS.heating,
  'ducted-system': REVIEW_WORDS.heating,
  'cooling-system': REVIEW_WORDS.cooling,
  'heat-pump-system': REVIEW_WORDS.cooling,
  'air-conditioner': REVIEW_WORDS.cooling,
  'heat-pump': REVIEW_WORDS.cooling,
  'package-unit': REVIEW_WORDS.cooling,
  'package-bundle': REVIEW_WORDS.cooling,
  coil: REVIEW_WORDS.cooling,
  'air-handler': REVIEW_WORDS.cooling,
  ptac: REVIEW_WORDS.cooling,
  'window-air-conditioner': REVIEW_WORDS.cooling,
  'portable-air-conditioner': REVIEW_WORDS.cooling,
  'mini-split-outdoor': REVIEW_WORDS.ductless,
  'mini-split-indoor': REVIEW_WORDS.ductless,
  'mini-split-system': REVIEW_WORDS.ductless,
  'multi-zone-system': REVIEW_WORDS.ductless,
  'tank-water-heater': REVIEW_WORDS.water,
  'tankless-water-heater': REVIEW_WORDS.water,
  'air-filter': REVIEW_WORDS.air,
  'filter-cabinet': REVIEW_WORDS.air,
  humidifier: REVIEW_WORDS.air,
  dehumidifier: REVIEW_WORDS.air,
  ventilator: REVIEW_WORDS.air,
  'uv-lamp': REVIEW_WORDS.air,
}

/** How a shopper calls it: "gas furnace", "single-zone mini split". */
const inTheirWords = (product: DemoProduct): string =>
  product.type === 'install-supply' || product.type === 'duct-fitting'
    ? String(product.attributes['2120'] ?? 'part').toLowerCase()
    : (productType(product.type)?.label ?? 'part').replace(/^[A-Z](?=[a-z])/, (letter) =>
        letter.toLowerCase(),
      )

/** Dearer brands are liked a little better; each product has a temper of its own. */
function starsOf(product: DemoProduct, word: string): number {
  const liking = { Oakhollow: -4, Corvane: 5, 'Tamarin Air': 3 }[product.brand] ?? 0
  const dice = chance(`stars ${word}`, 100) + liking + (chance(`temper ${product.sku}`, 17) - 8)
  return dice >= 38 ? 5 : dice >= 15 ? 4 : dice >= 7 ? 3 : dice >= 3 ? 2 : 1
}

/** The day a review was written: between spring 2024 and autumn 2026. */
function dayOf(word: string): string {
  const first = Date.UTC(2024, 3, 1)
  return new Date(first + chance(`day ${word}`, 930) * 86_400_000).toISOString().slice(0, 10)
}

function bodyOf(words: Words, product: DemoProduct, stars: number, word: string): string {
  const parts = [pick(`open ${word}`, words.openings), ...sentences(words, stars, word)]
  const text = parts
    .join(' ')
    .replaceAll('{p}', inTheirWords(product))
    .replaceAll('{s}', pick(`span ${word}`, REVIEW_WORDS.spans))
    .replaceAll('{t}', pick(`help ${word}`, REVIEW_WORDS.helpers))
  return text.replace(
    /(^|[.!?] )([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

function sentences(words: Words, stars: number, word: string): string[] {
  const good = pick(`good ${word}`, words.good)
  const another = pick(`another ${word}`, words.good)
  if (stars === 5) return another === good || chance(`brief ${word}`, 4) === 0 ? [good] : [good, another]
  if (stars === 4) return chance(`brief ${word}`, 2) === 0 ? [good] : [good, pick(`fair ${word}`, words.fair)]
  if (stars === 3) return [pick(`fair ${word}`, words.fair), pick(`poor ${word}`, words.poor)]
  return [pick(`poor ${word}`, words.poor), ...(stars === 2 ? [pick(`fair ${word}`, words.fair)] : [])]
}

/** Parts sold alone are reviewed often, one kit among hundreds seldom. */
function howMany(product: DemoProduct): number {
  if (product.isService) return 0
  const dice = chance(`count ${product.sku}`, 100)
  if (product.template === 'system') return dice < 70 ? 0 : 1 + (dice % 4)
  if (productType(product.type)?.isEquipment === true)
    return dice < 8 ? 0 : 2 + chance(`many ${product.sku}`, dice > 80 ? 34 : 12)
  return dice < 45 ? 0 : 1 + chance(`many ${product.sku}`, dice > 90 ? 24 : 6)
}

/** The reviews of a product, the same on every run. */
export function reviewsOf(product: DemoProduct): ReviewRow[] {
  const words = WORDS[product.type] ?? REVIEW_WORDS.parts
  return Array.from({ length: howMany(product) }, (_, index) => {
    const word = `${product.sku} ${index}`
    const stars = starsOf(product, word)
    const tone = stars >= 4 ? 'good' : stars === 3 ? 'fair' : 'poor'
    return {
      product_id: product.id,
      rating: stars,
      title: pick(`title ${word}`, words.titles[tone]),
      body: bodyOf(words, product, stars, word),
      author:
        `${pick(`name ${word}`, REVIEW_WORDS.firstNames)} ` +
        `${String.fromCharCode(65 + chance(`initial ${word}`, 25))}.`,
      place: pick(`place ${word}`, REVIEW_WORDS.places),
      verified: chance(`verified ${word}`, 10) > 1,
      written_on: dayOf(word),
    }
  })
}
