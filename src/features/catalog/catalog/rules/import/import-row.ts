import { didYouMean } from '#lib/text/near-word.ts'
import type { AttributeDefinition } from '../attributes.ts'
import type { AttributeValue } from '../plate.ts'
import type { StoredProduct } from '../product-facts.ts'
import { hasTrait, isProductType, productType, productTypes } from '../product-types.ts'
import { isProductId, LONGEST_SLUG, slugify } from '../product-url.ts'
import { type CellProblem, type CellReader, type Cells, cellReader } from './cell-reader.ts'
import {
  type CellValue,
  readChoice,
  readDay,
  readJson,
  readMoney,
  readNumber,
  readText,
  readTextOrTexts,
  readTexts,
  readYesNo,
} from './import-cells.ts'
import { ATTRIBUTE_PREFIX, attributeOfColumn } from './import-columns.ts'
import {
  type ImportedDocument,
  type ImportedImage,
  type ImportedMatch,
  type ImportedRelation,
  readDocuments,
  readDrawing,
  readImages,
  readMatch,
  readRelations,
} from './import-links.ts'

/**
 * A row that can be stored, with the links that are resolved when all rows are known. Without an id it is
 * known by its SKU.
 */
export interface ImportedProduct extends StoredProduct {
  relations: ImportedRelation[]
  match: ImportedMatch | null
  documents: ImportedDocument[]
  /** null leaves the pictures as they are */
  images: ImportedImage[] | null
}

export type ReadRow = { kind: 'row'; row: ImportedProduct } | { kind: 'wrong'; problems: CellProblem[] }

const inches = (text: string): CellValue<number> => readNumber(text, { least: 0.01, most: 10_000 })
const optionalInches = ({ cell }: CellReader, column: string): number | null =>
  cell<number | null>(column, inches, null)

function dimensionsOf(reading: CellReader): ImportedProduct['dimensions'] {
  const [height, width, depth] = [
    optionalInches(reading, 'height_in'),
    optionalInches(reading, 'width_in'),
    optionalInches(reading, 'depth_in'),
  ]
  if (height === null && width === null && depth === null) return null
  if (height !== null && width !== null && depth !== null) return { height, width, depth }
  reading.report(
    height === null ? 'height_in' : width === null ? 'width_in' : 'depth_in',
    'height, width and depth together, or none of them',
  )
  return null
}

const PARCEL_LB = 150

function freightOf(reading: CellReader, weight: number): ImportedProduct['freight'] {
  const sides = {
    length: optionalInches(reading, 'carton_length_in'),
    width: optionalInches(reading, 'carton_width_in'),
    height: optionalInches(reading, 'carton_height_in'),
  }
  const freightClass = reading.cell<number | null>(
    'freight_class',
    (text) => readNumber(text, { least: 50, most: 500 }),
    null,
  )
  const mode = reading.cell<'parcel' | 'ltl'>(
    'freight_mode',
    (text) => readChoice(text, ['parcel', 'ltl']),
    weight > PARCEL_LB ? 'ltl' : 'parcel',
  )
  const given = Object.entries({ ...sides, freightClass }).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(given), mode }
}

function readAttribute(definition: AttributeDefinition, text: string): CellValue<AttributeValue> {
  if (definition.kind === 'number') {
    const { least, most } = definition
    return readNumber(text, { ...(least === null ? {} : { least }), ...(most === null ? {} : { most }) })
  }
  return definition.kind === 'yesno' ? readYesNo(text) : readTextOrTexts(text)
}

function attributesOf(reading: CellReader, cells: Cells): Record<string, AttributeValue> {
  return Object.fromEntries(
    Object.keys(cells)
      .filter((column) => column.startsWith(ATTRIBUTE_PREFIX) && cells[column]?.trim() !== '')
      .flatMap((column) => {
        const definition = attributeOfColumn(column)
        if (definition !== undefined)
          return [[String(definition.id), reading.cell(column, (text) => readAttribute(definition, text))]]
        reading.report(column, 'an attribute of docs/catalogue-format.md')
        return []
      }),
  )
}

const readId = (text: string): CellValue<string> =>
  isProductId(text) ? { kind: 'value', value: text } : { kind: 'wrong', expected: 'nine digits' }
const readType = (text: string): CellValue<string> =>
  isProductType(text)
    ? { kind: 'value', value: text }
    : {
        kind: 'wrong',
        expected: `a product type of docs/catalogue-format.md${didYouMean(
          text,
          productTypes().map(({ type }) => type),
        )}`,
      }

const isService = (type: string): boolean => hasTrait(type, 'is-service')

/**
 * Turns one row of cells into a product, or into everything that is wrong with it. `categoryIds` maps slugs
 * to ids.
 */
export function readRow(cells: Cells, categoryIds: ReadonlyMap<string, number>): ReadRow {
  const reading = cellReader(cells)
  const { cell, problems } = reading
  const type = cell('type', readType)
  const definition = productType(type)
  const name = cell('name', (text) => readText(text, 200))
  const weight = cell('weight_lb', (text) => readNumber(text, { least: 0, most: 100_000 }))
  const readCategory = (text: string): CellValue<number> => {
    const id = categoryIds.get(text)
    return id === undefined
      ? { kind: 'wrong', expected: `the slug of a category${didYouMean(text, [...categoryIds.keys()])}` }
      : { kind: 'value', value: id }
  }
  const series = cell('series', (text) => readText(text, 80), '')
  const row: ImportedProduct = {
    id: cell('id', readId, ''),
    sku: cell('sku', (text) => readText(text, 100)),
    name,
    slug: cell(
      'slug',
      (text) =>
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= LONGEST_SLUG
          ? { kind: 'value', value: text }
          : { kind: 'wrong', expected: 'lower-case words joined by dashes' },
      cells.slug ? '' : slugify(name ?? ''),
    ),
    brand: cell('brand', (text) => readText(text, 80)),
    series,
    type,
    template: cell(
      'template',
      (text) => readChoice(text, ['single', 'series', 'system', 'service']),
      isService(type) ? 'service' : 'single',
    ),
    category_id: cell('category', readCategory),
    summary: cell('summary', (text) => readText(text, 400), ''),
    description: cell('description', (text) => readText(text, 20_000), ''),
    attributes: attributesOf(reading, cells),
    dimensions: dimensionsOf(reading),
    drawing: cell(
      'drawing',
      readDrawing,
      definition === undefined ? null : { type: definition.drawing, options: {} },
    ),
    weight_lb: weight,
    freight: freightOf(reading, weight),
    included: cell('included', readTexts, []),
    ships_free: cell('ships_free', readYesNo, definition?.shipsFree ?? false),
    pays_shipping: cell('pays_shipping', readYesNo, definition?.paysShipping ?? false),
    is_service: isService(type),
    installation_service_ids: cell('installation_services', readTexts, []),
    withdrawn: cell('withdrawn', readYesNo, false),
    price_cents: cell('price', readMoney),
    list_price_cents: cell<number | null>('list_price', readMoney, null),
    available: cell('available', (text) => readNumber(text, { least: 0, most: 1_000_000_000, whole: true })),
    back_order: cell('back_order', readYesNo, false),
    restock_on: cell<string | null>('restock_on', readDay, null),
    relations: cell('relations', (text) => readRelations(readJson(text)), []),
    match: cell<ImportedMatch | null>('match', (text) => readMatch(readJson(text)), null),
    documents: cell('documents', (text) => readDocuments(readJson(text)), []),
    images: cell<ImportedImage[] | null>('images', (text) => readImages(text, name ?? ''), null),
  }
  return problems.length === 0 ? { kind: 'row', row } : { kind: 'wrong', problems }
}
