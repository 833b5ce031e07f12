import { defineTexts } from '#lib/language/texts.ts'
import { upToHundredths } from '#lib/numbers.ts'
import { ATTR, attributeById } from './attributes.ts'
import { inches, NOTHING } from './plate-words.ts'
import { cardPlate, type DerivedFact, type PlateRow, pagePlate } from './product-types.ts'

export { inches, NOT_STATED_BY_MAKER, NOTHING } from './plate-words.ts'

export type AttributeValue = string | number | boolean | readonly string[]

/** The facts that a plate shows. Lengths in inches, weight in pounds. */
export interface PlateFacts {
  type: string
  brand: string
  series: string
  attributes: Readonly<Record<string, AttributeValue>>
  dimensions: { height: number; width: number; depth: number } | null
  weight: number
  freight: { mode?: 'parcel' | 'ltl' | undefined }
}

export interface PlateValue {
  label: string
  value: string
  unit: string
}

const texts = defineTexts({
  pallet: 'On a pallet',
  parcel: 'By parcel',
})

/** Shown where every product of the type has the figure but the maker does not state it. */
const NOT_STATED = defineTexts('Not stated')
/** Figures that every unit has; only its maker can state them. */
const ALWAYS_THERE: ReadonlySet<number> = new Set([
  ATTR.refrigerant,
  ATTR.voltage,
  ATTR.mop,
  ATTR.mca,
  ATTR.eer2,
  ATTR.heat5Btu,
  ATTR.ports,
  ATTR.minHeatF,
  ATTR.sound,
  ATTR.heatPumpHeatingBtu,
  ATTR.miniSplitHeatingBtu,
])

const missing = (row: PlateRow): string =>
  'attribute' in row && ALWAYS_THERE.has(row.attribute) ? NOT_STATED : NOTHING
const tons = (value: number): string => (value % 1 === 0.5 ? inches(value) : upToHundredths(value))

function formatNumber(value: number, unit: string): { value: string; unit: string } {
  if (unit === 'in') return { value: inches(value), unit: '″' }
  if (unit === 'tons') return { value: tons(value), unit: value === 1 ? 'ton' : 'tons' }
  if (unit === 'R') return { value: `R-${upToHundredths(value)}`, unit: '' }
  return { value: upToHundredths(value), unit }
}

/** An attribute's value as people read it, the unit apart. An unknown id shows the bare value. */
export function formatAttribute(id: number, value: AttributeValue): { value: string; unit: string } {
  const unit = attributeById(id)?.unit ?? ''
  if (typeof value === 'number') return formatNumber(value, unit)
  if (typeof value === 'boolean') return { value: value ? 'Yes' : 'No', unit: '' }
  const text = typeof value === 'string' ? value : value.join(', ')
  return { value: text, unit: unit === 'in' && /\d$/.test(text) ? '″' : '' }
}

const sidesText = ({ width, height, depth }: NonNullable<PlateFacts['dimensions']>): string =>
  [width, height, depth].map(inches).join(' × ')

const derived: Record<DerivedFact, (facts: PlateFacts) => { value: string; unit: string } | undefined> = {
  size: ({ dimensions }) => (dimensions === null ? undefined : { value: sidesText(dimensions), unit: '″' }),
  weight: ({ weight }) => (weight > 0 ? { value: upToHundredths(weight), unit: 'lb' } : undefined),
  brand: ({ brand }) => ({ value: brand, unit: '' }),
  series: ({ series }) => (series === '' ? undefined : { value: series, unit: '' }),
  lines: ({ attributes }) => {
    const [liquid, suction] = [attributes[2051], attributes[2052]]
    return liquid === undefined || suction === undefined
      ? undefined
      : { value: `${String(liquid)} × ${String(suction)}`, unit: '″' }
  },
  freight: ({ freight }) => ({ value: freight.mode === 'ltl' ? texts.pallet : texts.parcel, unit: '' }),
  matched: ({ attributes }) => ({
    value: typeof attributes[2128] === 'number' ? String(attributes[2128]) : 'Yes',
    unit: '',
  }),
}

/** One row of a plate for one product. */
export function plateValue(row: PlateRow, facts: PlateFacts): PlateValue {
  if ('derived' in row)
    return { label: row.label, ...(derived[row.derived](facts) ?? { value: NOTHING, unit: '' }) }
  const value = facts.attributes[row.attribute]
  return {
    label: row.label,
    ...(value === undefined ? { value: missing(row), unit: '' } : formatAttribute(row.attribute, value)),
  }
}

/** The four rows of a product card, with a dash for a figure that the maker does not state. */
export const cardPlateOf = (facts: PlateFacts): PlateValue[] =>
  cardPlate(facts.type).map((row) => plateValue(row, facts))

/** The eight rows of a product page. */
export const pagePlateOf = (facts: PlateFacts): PlateValue[] =>
  pagePlate(facts.type).map((row) => plateValue(row, facts))
