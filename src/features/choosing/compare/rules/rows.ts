import {
  ATTR,
  attributeById,
  attributeGroups,
  attributes,
} from '#features/catalog/catalog/rules/attributes.ts'
import { NOTHING, type PlateFacts, plateValue } from '#features/catalog/catalog/rules/plate.ts'
import { type PlateRow, pagePlate } from '#features/catalog/catalog/rules/product-types.ts'
import { texts } from '../texts.ts'
import { type Best, type BestWord, bestOf } from './best.ts'

interface CompareCell {
  value: string
  unit: string
}

export interface CompareRow {
  key: string
  label: string
  help: string
  /** one a product, in their order */
  cells: CompareCell[]
  best: Best | null
  /** false when every product says the same */
  differs: boolean
}

export interface CompareGroup {
  title: string
  rows: CompareRow[]
}

/**
 * Attributes where more, or less, is better for every home, with the label for the best. Sizes and
 * capacities are not among them: there the best is what fits.
 */
const BEST_WORDS: ReadonlyMap<number, BestWord> = new Map<number, BestWord>([
  [ATTR.seer2, 'Highest'],
  [ATTR.eer2, 'Highest'],
  [ATTR.hspf2, 'Highest'],
  [ATTR.afue, 'Highest'],
  [ATTR.uef, 'Highest'],
  [ATTR.ceer, 'Highest'],
  [ATTR.eer, 'Highest'],
  [ATTR.thermalEfficiency, 'Highest'],
  [ATTR.heatRecovery, 'Highest'],
  [ATTR.sound, 'Quietest'],
  [ATTR.minHeatF, 'Lowest'],
  [ATTR.warrantyParts, 'Longest'],
  [ATTR.warrantyCore, 'Longest'],
])

const keyOf = (row: PlateRow): string => ('attribute' in row ? `a${row.attribute}` : row.derived)

/**
 * The rows of the products' rating plates, without repetitions: first those of the first product's type,
 * then those that only other types have.
 */
function plateRowsOf(products: readonly PlateFacts[]): PlateRow[] {
  const rows = products.flatMap(({ type }) => pagePlate(type))
  return rows.filter((row, index) => rows.findIndex((other) => keyOf(other) === keyOf(row)) === index)
}

/** A figure is missing only where the plate of its type has it: a furnace has no output at 47 °F. */
function cellOf(row: PlateRow, facts: PlateFacts): CompareCell {
  const { value, unit } = plateValue(row, facts)
  const isOwn = pagePlate(facts.type).some((own) => keyOf(own) === keyOf(row))
  const isStated = 'derived' in row || facts.attributes[row.attribute] !== undefined
  return isOwn || isStated ? { value, unit } : { value: NOTHING, unit: '' }
}

function compareRow(row: PlateRow, products: readonly PlateFacts[]): CompareRow {
  const cells = products.map((facts) => cellOf(row, facts))
  const attribute = 'attribute' in row ? row.attribute : undefined
  const word = attribute === undefined ? undefined : BEST_WORDS.get(attribute)
  const numbers = products.map(({ attributes }) =>
    attribute !== undefined && typeof attributes[attribute] === 'number' ? attributes[attribute] : null,
  )
  return {
    key: keyOf(row),
    label: row.label,
    help: (attribute === undefined ? undefined : attributeById(attribute)?.help) ?? '',
    cells,
    best: word ? bestOf(numbers, word) : null,
    differs: new Set(cells.map(({ value, unit }) => `${value} ${unit}`)).size > 1,
  }
}

const isSaid = ({ cells }: CompareRow): boolean => cells.some(({ value }) => value !== NOTHING)

/**
 * The table: first the rows of the rating plate in their usual order, then all other attributes by group.
 * Rows without any value are left out.
 */
export function compareGroups(products: readonly PlateFacts[]): CompareGroup[] {
  const plate = plateRowsOf(products)
  const onPlate = new Set(plate.map(keyOf))
  const rest = attributeGroups().map((title) => ({
    title,
    rows: attributes()
      .filter(({ id, filterGroup }) => filterGroup === title && !onPlate.has(`a${id}`))
      .map(({ id, name }) => compareRow({ label: name, attribute: id }, products)),
  }))
  return [{ title: texts.ratingPlate, rows: plate.map((row) => compareRow(row, products)) }, ...rest]
    .map(({ title, rows }) => ({ title, rows: rows.filter(isSaid) }))
    .filter(({ rows }) => rows.length > 0)
}
