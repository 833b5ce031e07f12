import { type Draft, size } from '../product.ts'
import { cents } from './supply.ts'

const ONE_INCH = [
  [10, 20],
  [12, 12],
  [12, 20],
  [12, 24],
  [12, 30],
  [14, 14],
  [14, 18],
  [14, 20],
  [14, 24],
  [14, 25],
  [14, 30],
  [15, 20],
  [16, 16],
  [16, 20],
  [16, 24],
  [16, 25],
  [16, 30],
  [18, 18],
  [18, 20],
  [18, 24],
  [18, 25],
  [18, 30],
  [20, 20],
  [20, 22],
  [20, 24],
  [20, 25],
  [20, 30],
  [24, 24],
  [24, 30],
  [25, 25],
] as const
const TWO_INCH = [
  [12, 24],
  [14, 20],
  [14, 25],
  [16, 20],
  [16, 24],
  [16, 25],
  [18, 24],
  [18, 25],
  [20, 20],
  [20, 24],
  [20, 25],
  [24, 24],
] as const
const FOUR_INCH = [
  [12, 24],
  [16, 20],
  [16, 25],
  [18, 24],
  [20, 20],
  [20, 24],
  [20, 25],
  [24, 24],
] as const
const FIVE_INCH = [
  [16, 20],
  [16, 25],
  [20, 20],
  [20, 25],
] as const

const MERV_WORDS: Record<number, readonly [string, string]> = {
  8: ['Catches dust, lint and pollen.', 'the right filter for most systems'],
  11: ['Also catches pet dander and mold spores.', 'a good choice with pets or allergies'],
  13: ['Also catches smoke and bacteria.', 'the highest rating most blowers can handle'],
  16: ['Catches nearly everything.', 'made for deep cabinets, and best for people with asthma'],
}

/** How a thickness in inches changes the price, how long the filter lasts and where it is listed. */
const THICKNESSES: Record<
  number,
  { priceFactor: number; months: string; category: Draft['category']; construction: 'Pleated' | 'Media' }
> = {
  1: { priceFactor: 1, months: 'three', category: 'one-inch-filters', construction: 'Pleated' },
  2: { priceFactor: 1.5, months: 'four', category: 'two-inch-filters', construction: 'Pleated' },
  4: { priceFactor: 3.4, months: 'six to twelve', category: 'four-inch-filters', construction: 'Media' },
  5: { priceFactor: 5.2, months: 'six to twelve', category: 'four-inch-filters', construction: 'Media' },
}

const MERV_PRICE_FACTOR: Record<number, number> = { 8: 1, 11: 1.28, 13: 1.62, 16: 2.1 }

/** Pounds of one filter: a frame, and media by area and thickness. */
const weightOf = (area: number, thickness: number): number => 0.25 + (area * thickness ** 0.75) / 800

function filter(a: number, b: number, thickness: number, merv: number, pack: number): Draft {
  const [summary, advice] = MERV_WORDS[merv] ?? ['', '']
  const { priceFactor, months, category, construction } = THICKNESSES[thickness]!
  const nominal = `${a} × ${b} × ${thickness}`
  const each = (2.4 + (a * b) / 130) * priceFactor * MERV_PRICE_FACTOR[merv]!
  return {
    sku: `CLAF-${a}X${b}X${thickness}-M${merv}-${pack}`,
    name: `${nominal} in ${construction} Air Filter, MERV ` + `${merv}${pack > 1 ? `, Pack of ${pack}` : ''}`,
    brand: 'Clearlune',
    type: 'air-filter',
    category,
    price: cents(each * pack * (pack >= 12 ? 0.84 : 1)),
    weight: Math.round(pack * weightOf(a * b, thickness) * 10) / 10,
    summary,
    description:
      `A MERV ${merv} filter, nominally ${nominal} inches; ` +
      `the filter itself is half an inch shorter in height and in width. ${summary} It is ${advice}. ` +
      `Change it every ${months} months.${pack > 1 ? ` ${pack} filters per pack.` : ''}`,
    dimensions: size(a, b, thickness),
    attributes: {
      filterSize: nominal,
      merv,
      filterThickness: thickness,
      packCount: pack,
      material: 'Synthetic media, beverage board frame',
    },
    drawing: { type: construction === 'Pleated' ? 'pleatedFilter' : 'mediaFilter' },
    freight: {
      length: b + 1,
      width: a + 1,
      height: Math.max(1, Math.ceil(thickness * pack * 0.9)),
      mode: 'parcel',
    },
    depth: 200,
  }
}

export function filters(): Draft[] {
  return [
    ...ONE_INCH.flatMap(([a, b]) =>
      [8, 11, 13].flatMap((merv) => (merv === 13 ? [6] : [6, 12]).map((pack) => filter(a, b, 1, merv, pack))),
    ),
    ...TWO_INCH.flatMap(([a, b]) => [8, 13].map((merv) => filter(a, b, 2, merv, 6))),
    ...FOUR_INCH.flatMap(([a, b]) => [8, 11, 13].map((merv) => filter(a, b, 4, merv, 2))),
    ...FIVE_INCH.flatMap(([a, b]) => [11, 13, 16].map((merv) => filter(a, b, 5, merv, 1))),
  ]
}
