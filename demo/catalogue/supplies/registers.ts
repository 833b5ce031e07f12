import { type Draft, size } from '../product.ts'
import { cents } from './supply.ts'

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
    summary: 'A floor register with a damper.',
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
    summary: 'Blows air across the room from a wall or ceiling.',
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
    summary: 'Spreads air evenly along the ceiling.',
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
    summary: 'Lets air return to the furnace.',
    text: (words, finish) =>
      `For a ${words} inch opening. ${finish}, fixed blades at 20°, so you can’t see the duct.`,
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
    summary: 'Holds a filter where it’s easy to change.',
    text: (words, finish) =>
      `For a ${words} inch opening and a one inch filter of that size. ` +
      `${finish}, hinged face, two quarter-turn latches.`,
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
