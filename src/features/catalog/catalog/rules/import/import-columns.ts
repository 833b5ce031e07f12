import { columnFinder, headingKey } from '#lib/table/read-cells.ts'
import { foreign, isForeign, shown } from '#lib/table/table-problem.ts'
import { nearWord } from '#lib/text/near-word.ts'
import type { AttributeDefinition } from '../attributes.ts'
import { ofVocabulary } from '../vocabulary/current.ts'
import type { CellProblem } from './cell-reader.ts'

/** The columns that every file must have. */
export const REQUIRED_COLUMNS = [
  'sku',
  'name',
  'brand',
  'type',
  'category',
  'price',
  'available',
  'weight_lb',
] as const
const OPTIONAL_COLUMNS = [
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

const attributesByName = ofVocabulary(
  ({ attributes }) =>
    new Map<string, AttributeDefinition>(
      attributes.flatMap((attribute) => [
        [attribute.key, attribute],
        [String(attribute.id), attribute],
      ]),
    ),
)

/** The attribute that a column holds, by key or id: "attribute:seer2" and "attribute:2010" are the same. */
export const attributeOfColumn = (column: string): AttributeDefinition | undefined =>
  attributesByName().get(column.slice(ATTRIBUTE_PREFIX.length))

/** Every column but those of attributes. A row without `id` is known by its `sku`. */
export const COLUMN_NAMES: readonly string[] = ['id', ...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS]
const attributeNames = ofVocabulary(({ attributes }) =>
  attributes.map(({ key }) => `${ATTRIBUTE_PREFIX}${key}`),
)

/** Finds the column of a heading by its own name, or by another that the merchant's files have for it. */
const byHeading = ofVocabulary(({ columns }) => {
  const find = columnFinder([...COLUMN_NAMES, ...attributeNames()])
  const others = new Map(
    columns.flatMap(({ column, headings }) => headings.map((each) => [headingKey(each), column] as const)),
  )
  return (heading: string) => find(heading) ?? others.get(headingKey(heading))
})

/** The column of a heading, whatever its capitals, blanks, dashes and underscores. */
export const columnOfHeading = (heading: string): string | undefined =>
  isKnown(heading) ? heading : byHeading()(heading)

/** The column that an unknown name probably means: "List Price" means list_price. */
const meantColumn = (name: string): string | undefined =>
  nearWord(name, name.startsWith(ATTRIBUTE_PREFIX) ? attributeNames() : COLUMN_NAMES)

/** Whether a column is one of the catalog's. */
export const isKnown = (column: string): boolean =>
  COLUMN_NAMES.includes(column) ||
  (column.startsWith(ATTRIBUTE_PREFIX) && attributeOfColumn(column) !== undefined)

/**
 * The problems of a file's header: missing, unknown or repeated columns. A column without a name is allowed
 * when it is empty. A misspelled required column is reported once.
 */
export function checkHeader(columns: readonly string[]): CellProblem[] {
  const named = columns.map((name, index) => ({ name, place: index + 1 })).filter(({ name }) => name !== '')
  const unknown = named.filter(({ name }) => !isKnown(name))
  if (isForeign(named, unknown))
    return [
      {
        column: '',
        expected: foreign(REQUIRED_COLUMNS, 'docs/catalogue-format.md'),
        found: shown(unknown.map(({ name }) => name)),
      },
    ]
  const meant = new Set(unknown.map(({ name }) => meantColumn(name)))
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column) && !meant.has(column)).map(
    (column) => ({ column, expected: 'this column', found: 'nothing' }),
  )
  const repeated = named
    .filter(({ name, place }) => columns.indexOf(name) !== place - 1)
    .map(({ name, place }) => ({
      column: name,
      expected: 'each column once',
      found: `twice, the second as column ${place}`,
    }))
  return [
    ...missing,
    ...repeated,
    ...unknown.map(({ name, place }) => {
      const near = meantColumn(name)
      const kind = name.startsWith(ATTRIBUTE_PREFIX) ? 'an attribute' : 'a column'
      return {
        column: name,
        expected: `${kind} of docs/catalogue-format.md${near === undefined ? '' : `; did you mean ${near}?`}`,
        found: `an unknown name as column ${place}`,
      }
    }),
  ]
}
