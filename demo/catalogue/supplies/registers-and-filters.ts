import { type Draft, size } from '../product.ts'

const cents = (value: number): number => Math.round(value) - 0.01

type Register = {
  code: string
  kind: string
  sizes: readonly (readonly [number, number])[]
  finishes: readonly string[]
  price: (area: number) => number
  material: string
  summary: string
  text: (words: string, finish: string) => string
}

const REGISTERS: readonly Register[] = [
  {
    code: 'FLR',
    kind: 'Floor register',
    sizes: [
      [2, 10],
      [2, 12],
      [4, 10],
      [4, 12],
      [4, 14],
      [6, 10],
      [6, 12],
    ],
    finishes: ['White', 'Brown', 'Satin nickel', 'Oak'],
    price: (area) => 7 + area * 0.16,
    material: 'Steel',
    summary: 'Sits in the floor, with a damper.',
    text: (words, finish) =>
      `For a ${words} inch opening. ${finish} finish, damper with thumb wheel, strong enough to step on.`,
  },
  {
    code: 'WSR',
    kind: 'Sidewall register',
    sizes: [
      [6, 8],
      [6, 10],
      [6, 12],
      [6, 14],
      [8, 10],
      [8, 12],
      [8, 14],
      [10, 12],
    ],
    finishes: ['White', 'Brown'],
    price: (area) => 8 + area * 0.13,
    material: 'Steel',
    summary: 'Throws air across the room.',
    text: (words, finish) =>
      `For a ${words} inch opening in wall or ceiling. ${finish}, curved blades, three-way throw.`,
  },
  {
    code: 'DIF',
    kind: 'Ceiling diffuser',
    sizes: [
      [6, 6],
      [8, 8],
      [10, 10],
      [12, 12],
      [14, 14],
    ],
    finishes: ['White', 'Satin nickel'],
    price: (area) => 12 + area * 0.12,
    material: 'Steel',
    summary: 'Spreads air along the ceiling.',
    text: (words, finish) => `For a ${words} inch neck. ${finish}, four-way, with an opposed-blade damper.`,
  },
  {
    code: 'RAG',
    kind: 'Return grille',
    sizes: [
      [10, 6],
      [12, 6],
      [14, 6],
      [14, 8],
      [14, 14],
      [16, 16],
      [20, 10],
      [20, 14],
      [20, 20],
      [24, 12],
      [24, 24],
      [25, 16],
      [25, 20],
      [30, 6],
      [30, 12],
      [30, 14],
      [30, 20],
    ],
    finishes: ['White', 'Brown'],
    price: (area) => 9 + area * 0.06,
    material: 'Steel',
    summary: 'Lets the air go back.',
    text: (words, finish) =>
      `For a ${words} inch opening. ${finish}, fixed blades at 20°, so the duct cannot be seen.`,
  },
  {
    code: 'RFG',
    kind: 'Return filter grille',
    sizes: [
      [14, 14],
      [16, 16],
      [20, 14],
      [20, 20],
      [24, 12],
      [24, 24],
      [25, 16],
      [25, 20],
      [30, 14],
      [30, 20],
    ],
    finishes: ['White'],
    price: (area) => 18 + area * 0.07,
    material: 'Steel',
    summary: 'Holds the filter where you can reach it.',
    text: (words, finish) =>
      `For a ${words} inch opening and a one inch filter of that size. ${finish}, hinged face, two quarter-turn latches.`,
  },
]

export function registers(): Draft[] {
  return REGISTERS.flatMap(({ code, kind, sizes, finishes, price, material, summary, text }) =>
    sizes.flatMap(([a, b]) =>
      finishes.map((finish): Draft => {
        const words = `${a} × ${b}`
        return {
          sku: `NV${code}-${a}X${b}-${finish.slice(0, 2).toUpperCase()}`,
          name: `${kind}, ${words} in, ${finish}`,
          brand: 'Northvale',
          type: 'register',
          category: 'registers-grilles',
          price: cents(price(a * b) * (finish === 'Oak' ? 1.9 : finish === 'Satin nickel' ? 1.5 : 1)),
          weight: Math.round((0.8 + (a * b) / 70) * 10) / 10,
          summary,
          description: text(words, finish),
          dimensions: size(Math.max(a, b) + 1.5, Math.min(a, b) + 1.5, 1.5),
          attributes: {
            kind,
            size: `${words} in`,
            color: finish,
            material: finish === 'Oak' ? 'Oak' : material,
          },
          depth: 130,
        }
      }),
    ),
  )
}

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
  13: ['Also catches smoke and bacteria.', 'the finest most blowers can take'],
  16: ['Catches nearly everything.', 'for deep cabinets and sensitive lungs'],
}

function filter(a: number, b: number, thickness: number, merv: number, pack: number): Draft {
  const [summary, advice] = MERV_WORDS[merv] ?? ['', '']
  const nominal = `${a} × ${b} × ${thickness}`
  const each =
    (2.4 + (a * b) / 130) *
    (thickness === 1 ? 1 : thickness === 2 ? 1.5 : thickness === 4 ? 3.4 : 5.2) *
    (merv === 8 ? 1 : merv === 11 ? 1.28 : merv === 13 ? 1.62 : 2.1)
  const months = thickness === 1 ? 'three' : thickness === 2 ? 'four' : 'six to twelve'
  return {
    sku: `CLAF-${a}X${b}X${thickness}-M${merv}-${pack}`,
    name: `${nominal} in ${thickness < 4 ? 'Pleated' : 'Media'} Air Filter, MERV ${merv}${pack > 1 ? `, Pack of ${pack}` : ''}`,
    brand: 'Clearlune',
    type: 'air-filter',
    category:
      thickness === 1 ? 'one-inch-filters' : thickness === 2 ? 'two-inch-filters' : 'four-inch-filters',
    price: cents(each * pack * (pack >= 12 ? 0.84 : 1)),
    weight: Math.round(pack * thickness ** 0.6 * ((a * b) / 900) * 10) / 10,
    summary,
    description: `A MERV ${merv} filter, nominally ${nominal} inches; the filter itself is half an inch smaller each way. ${summary} It is ${advice}. Change it every ${months} months.${pack > 1 ? ` ${pack} filters in the pack.` : ''}`,
    dimensions: size(a, b, thickness),
    attributes: {
      filterSize: nominal,
      merv,
      filterThickness: thickness,
      packCount: pack,
      material: 'Synthetic media, beverage board frame',
    },
    drawing: { type: thickness < 4 ? 'pleatedFilter' : 'mediaFilter' },
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
