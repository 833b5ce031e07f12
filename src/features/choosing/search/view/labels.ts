import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { formatAttribute } from '#features/catalog/catalog/rules/plate.ts'
import { parseRange, type Range } from '#features/catalog/catalog/rules/range.ts'
import { filterName } from '#features/choosing/search/rules/facets/filters.ts'
import { tradeSizeOf } from '#features/choosing/search/rules/ranges.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { wholeDollars } from '#lib/money.ts'

/** The names of a filter's values. */
const labelTexts = defineTexts({
  regions: { N: 'North', S: 'Southeast', SW: 'Southwest' },
  stars: (least: number) => `${least} stars and up`,
  over: (least: string) => `${least} and over`,
  upTo: (most: string) => `Up to ${most}`,
})

/** The regions of the federal efficiency rules by the letters the catalog has (V-REGION). */
const REGION_NAMES: Readonly<Record<string, string>> = labelTexts.regions
const REGION = filterName({ attribute: String(ATTR.region) })

/** A value as people read it: "17½″", "$500 – $999", "60,000 – 79,999", "4 stars and up". */
export function labelOf(name: string, value: string): string {
  if (name === REGION) return REGION_NAMES[value] ?? value
  const range = parseRange(value)
  if (!range) return value
  if (name === 'rating') return labelTexts.stars(range.min)
  if (name === 'price') return priceLabel(range)
  const id = Number(name.slice(1))
  if (!name.startsWith('a') || !Number.isInteger(id)) return value
  const tradeSize = tradeSizeOf(id, range)
  if (tradeSize) return tradeSize
  const say = (amount: number): string => {
    const { value: text, unit } = formatAttribute(id, amount)
    return unit === '″' || unit === '%' ? `${text}${unit}` : text
  }
  if (range.min === range.max) return say(range.min)
  if (!Number.isFinite(range.max)) return labelTexts.over(say(range.min))
  return Number.isFinite(range.min)
    ? `${say(range.min)} – ${say(range.max)}`
    : labelTexts.upTo(say(range.max))
}

function priceLabel({ min, max }: Range): string {
  if (!Number.isFinite(max)) return labelTexts.over(wholeDollars(Math.floor(min)))
  return Number.isFinite(min) && min > 0
    ? `${wholeDollars(Math.floor(min))} – ${wholeDollars(Math.floor(max))}`
    : labelTexts.upTo(wholeDollars(Math.floor(max)))
}

/** "36k" for a bucket of a trade size. */
export function sayTradeSize(name: string, value: string): string | undefined {
  const range = parseRange(value)
  return range && tradeSizeOf(Number(name.slice(1)), range)
}
