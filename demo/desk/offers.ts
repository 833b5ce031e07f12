import type { WireContent } from '#features/partners/quotes/contract/shapes.ts'

/** A product of the demo by its SKU, and how many of it. */
export interface Part {
  sku: string
  qty?: number
  isOptional?: boolean
  note?: string
}

export interface Option {
  title: string
  tier: WireContent['sections'][number]['tier']
  isRecommended?: boolean
  note?: string
  parts: readonly Part[]
}

const PAD: Part = { sku: 'NVPADS-32X32X3' }
const LINE_SET: Part = { sku: 'NVLSC-38X7835FT', note: 'Measure the run before you order.' }
const DISCONNECT: Part = { sku: 'NVDISC-60ANON-FUSED' }
const WIFI: Part = { sku: 'CLTSTW-2H2C' }
const SURGE: Part = { sku: 'NVSURG-120240V', isOptional: true }

/** A furnace and an air conditioner of 3 tons for the cabinet that stands in the basement. */
export const FURNACE_AND_AC: readonly Option[] = [
  {
    title: '14 SEER2 with a 92% furnace',
    tier: 'good',
    parts: [{ sku: 'SYS-OHA14-36-OHF92-060B' }, PAD, LINE_SET, DISCONNECT, { sku: 'CLTSTP-1H1C' }],
  },
  {
    title: '15 SEER2 with a 96% furnace',
    tier: 'better',
    isRecommended: true,
    note: 'Uses the least gas for its price, and fits the 17½ inch opening that you have.',
    parts: [{ sku: 'SYS-NVA15-36-NVF96-060B' }, PAD, LINE_SET, DISCONNECT, WIFI, SURGE],
  },
  {
    title: '15 SEER2 with a two-stage furnace',
    tier: 'best',
    note: 'The low stage runs longer and quieter, so rooms differ less.',
    parts: [
      { sku: 'SYS-NVA15-36-NVF96T-060B' },
      ...[PAD, LINE_SET, DISCONNECT, WIFI, SURGE],
      { sku: 'CLMEDF-16X25X5', isOptional: true },
      { sku: 'CLHUMB-17GPD', isOptional: true },
    ],
  },
]

/** A mini split for one room. */
export const MINI_SPLIT: readonly Option[] = [
  {
    title: 'Leaf 19 for the sun room',
    tier: 'good',
    isRecommended: true,
    parts: [{ sku: 'MSS-TMLO-12-TMIWM-12-25' }, { sku: 'NVPADS-18X38X3MINISPLIT' }, SURGE],
  },
  {
    title: 'Reed 22 for the sun room',
    tier: 'best',
    note: 'Costs more, and uses about a seventh less electricity for cooling.',
    parts: [{ sku: 'MSS-TMRO-12-TMIWB-12-25' }, { sku: 'NVPADS-18X38X3MINISPLIT' }, SURGE],
  },
]

/** A heat pump with a gas furnace behind it. */
export const DUAL_FUEL: readonly Option[] = [
  {
    title: 'Heat pump with a 96% gas furnace',
    tier: null,
    isRecommended: true,
    note: 'The heat pump heats on mild days, the furnace on cold ones.',
    parts: [
      { sku: 'SYS-NVH15-30-NVF96-060B' },
      ...[PAD, DISCONNECT],
      { sku: 'CLTSTW-HP4H2C' },
      { sku: 'NVRS-6', note: 'Keeps the unit above the snow.' },
    ],
  },
]

/** Better air for a home that keeps its furnace. */
export const CLEANER_AIR: readonly Option[] = [
  {
    title: 'Media cabinet and humidifier',
    tier: null,
    isRecommended: true,
    parts: [{ sku: 'CLMEDF-16X25X5' }, { sku: 'CLHUMB-17GPD' }, { sku: 'CLUVL-24V', isOptional: true }],
  },
]
