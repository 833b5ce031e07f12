import type { Db } from '#db/connect.ts'
import { plainRow } from '#platform/lists/rules/csv.ts'
import { attributeById } from '../../rules/attributes.ts'
import { writeTextOrTexts, writeTexts } from '../../rules/import/import-cells.ts'
import { ATTRIBUTE_PREFIX, COLUMN_NAMES } from '../../rules/import/import-columns.ts'
import type { AttributeValue } from '../../rules/plate.ts'
import { type ExportCell, exportRows, usedAttributeIds } from './export-rows.ts'
import type { ImportFormat } from './read-file.ts'

const attributeColumn = (id: string): string => `${ATTRIBUTE_PREFIX}${attributeById(Number(id))?.key ?? id}`

const csvLine = (cells: readonly string[]): string => `${plainRow(cells)}\n`

function plainCell(value: ExportCell | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string') ? writeTexts(value) : JSON.stringify(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function attributeCell(value: AttributeValue | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? String(value) : writeTextOrTexts(value)
}

async function* csv(db: Db, now: Date): AsyncGenerator<string> {
  const ids = await usedAttributeIds(db)
  const attributeIds = ids.filter((id) => attributeById(Number(id)) !== undefined)
  yield csvLine([...COLUMN_NAMES, ...attributeIds.map(attributeColumn)])
  for await (const { plain, attributes } of exportRows(db, now))
    yield csvLine([
      ...COLUMN_NAMES.map((column) => plainCell(plain[column])),
      ...attributeIds.map((id) => attributeCell(attributes[id])),
    ])
}

async function* jsonl(db: Db, now: Date): AsyncGenerator<string> {
  for await (const { plain, attributes } of exportRows(db, now)) {
    const named = Object.entries(attributes).flatMap(([id, value]) => {
      const definition = attributeById(Number(id))
      return definition === undefined ? [] : [[definition.key, value]]
    })
    const columns = COLUMN_NAMES.map((column) => [column, plain[column]])
    yield `${JSON.stringify({ ...Object.fromEntries(columns), attributes: Object.fromEntries(named) })}\n`
  }
}

/**
 * The whole catalog in the format that import reads, piece by piece: memory does not grow with the
 * catalog.
 * Prices are those in force now; a price that is scheduled for later is not part of the file.
 */
export const exportCatalogue = (db: Db, format: ImportFormat, now: Date): AsyncGenerator<string> =>
  format === 'csv' ? csv(db, now) : jsonl(db, now)
