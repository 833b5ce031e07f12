import { ATTRIBUTES, type AttributeDefinition } from '../attributes.ts'
import type { CellProblem } from './cell-reader.ts'

/** The columns every file must have; the others may be left out. */
export const REQUIRED_COLUMNS = [
  'id',
  'sku',
  'name',
  'brand',
  'type',
  'category',
  'price',
  'available',
  'weight_lb',
] as const
export const OPTIONAL_COLUMNS = [
  'slug',
  'series',
  'template',
  'summary',
  'description',
  'list_price',
  'back_order',
  'restock_on',
  'height_in',
  'width_in',
  'depth_in',
  'carton_length_in',
  'carton_width_in',
  'carton_height_in',
  'freight_class',
  'freight_mode',
  'included',
  'ships_free',
  'pays_shipping',
  'installation_services',
  'withdrawn',
  'drawing',
  'relations',
  'match',
  'documents',
  'images',
] as const
export const ATTRIBUTE_PREFIX = 'attribute:'

const attributesByName = new Map<string, AttributeDefinition>(
  ATTRIBUTES.flatMap((attribute) => [
    [attribute.key, attribute],
    [String(attribute.id), attribute],
  ]),
)

/** The attribute that a column holds, by key or id: "attribute:seer2" and "attribute:2010" are the same. */
export const attributeOfColumn = (column: string): AttributeDefinition | undefined =>
  attributesByName.get(column.slice(ATTRIBUTE_PREFIX.length))

/** What is wrong with a file's header: missing, unknown or repeated columns. */
export function checkHeader(columns: readonly string[]): CellProblem[] {
  const known = new Set<string>([...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS])
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column)).map((column) => ({
    column,
    expected: 'this column',
    found: 'nothing',
  }))
  const repeated = columns
    .filter((column, index) => columns.indexOf(column) !== index)
    .map((column) => ({ column, expected: 'each column once', found: 'twice' }))
  const unknown = columns.filter(
    (column) =>
      !known.has(column) && (!column.startsWith(ATTRIBUTE_PREFIX) || attributeOfColumn(column) === undefined),
  )
  return [
    ...missing,
    ...repeated,
    ...unknown.map((column) => ({
      column,
      expected: column.startsWith(ATTRIBUTE_PREFIX)
        ? 'an attribute of docs/catalogue-format.md'
        : 'a column of docs/catalogue-format.md',
      found: 'an unknown name',
    })),
  ]
}
