import { clearanceOf } from '#drawings/figure/registry.ts'
import { LINES_BY_BTU, LINES_BY_TONS } from '#features/catalog/accessories/rules/needs/refrigerant-lines.ts'
import { BEND_FEET, LINE_CHARGES } from '#features/catalog/line-sets/rules/data/line-facts.ts'
import { grouped } from '#lib/numbers.ts'
import type { FactTable } from '../../contract.ts'

const inches = (size: string): string => `${size} in`

export const lineSizes = (): FactTable => ({
  caption: 'Typical line sizes, outside diameter',
  columns: ['Equipment', 'Liquid line', 'Suction line'],
  rows: [
    ...LINES_BY_TONS.map(([tons, liquid, suction]) => [
      `Central, up to ${tons} tons`,
      inches(liquid),
      inches(suction),
    ]),
    ...LINES_BY_BTU.map(([btu, liquid, suction]) => [
      `Mini split, up to ${grouped(btu)} BTU/h`,
      inches(liquid),
      inches(suction),
    ]),
  ],
  source:
    'the parts list of our products; compared November 26, 2026 with Carrier, 24ANB7 product data, page 4, ' +
    'and LG, multi-split installation manual LMN078HVT, page 12. The manual decides',
})

export const lineCharges = (): FactTable => ({
  caption: 'Refrigerant to add per foot beyond the factory charge',
  columns: ['Equipment', 'Liquid line', 'Refrigerant', 'Ounces a foot', 'Basis'],
  rows: LINE_CHARGES.map(({ isMiniSplit, liquid, refrigerant, ouncesPerFoot, basis }) => [
    isMiniSplit ? 'Mini split' : 'Central',
    inches(liquid),
    refrigerant,
    ouncesPerFoot.toFixed(2),
    basis === 'manual' ? 'Makers’ manuals' : 'Estimate by density',
  ]),
  source: 'the line set chooser; manuals of Carrier, Fujitsu and Midea, read November 22, 2026',
})

export const bends = (): FactTable => ({
  caption: 'Equivalent length of one 90° bend, in feet',
  columns: ['Suction line', 'Feet'],
  rows: Object.entries(BEND_FEET).map(([size, feet]) => [inches(size), String(feet)]),
  source: 'the line set chooser; Rheem RA17 installation manual, read November 22, 2026',
})

const SPACES = [
  ['Furnace', 'furnace'],
  ['Air handler', 'airHandler'],
  ['Outdoor unit of a central system', 'condenser'],
  ['Outdoor unit of a mini split', 'sideUnit'],
  ['Package unit', 'packageUnit'],
  ['Tank water heater', 'waterHeater'],
  ['Tankless water heater', 'tankless'],
] as const

export const serviceSpace = (): FactTable => ({
  caption: 'Clearances in our drawings',
  columns: ['Equipment', 'In front', 'Above'],
  rows: SPACES.map(([label, type]) => {
    const space = clearanceOf(type)
    return [label, `${space?.front ?? 0} in`, space?.above === undefined ? '—' : `${space.above} in`]
  }),
  source: 'our drawings; mechanical codes and installation manuals, November 2026. The manual decides',
})
