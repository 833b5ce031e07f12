import type { Db } from '#db/connect.ts'
import { learnReferenceTables } from '#platform/reference-tables/server/learn-tables.ts'
import type { DrawingType, PlateRow } from '../../rules/product-types.ts'
import { isTrait } from '../../rules/traits.ts'
import { setVocabulary, type Vocabulary } from '../../rules/vocabulary/vocabulary.ts'
import type { StoredPlateRow } from '../tables.ts'
import { looksOf, readTables } from './tables.ts'

/**
 * Makes the tables what this process knows, imported reference tables too. A database that has no types yet
 * leaves the release's own. Call it when a process starts and after a change of the kind "vocabulary",
 * "attribute" or "category".
 */
export async function learnVocabulary(db: Db): Promise<void> {
  await learnReferenceTables(db)
  const tables = await readTables(db)
  setVocabulary(tables.goods_type.length === 0 ? undefined : vocabularyOf(tables))
}

const inOrder = <T extends { position: number }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => a.position - b.position)

function vocabularyOf(tables: Awaited<ReturnType<typeof readTables>>): Vocabulary {
  const ids = new Map(tables.attribute.map(({ key, id }) => [key, id]))
  const plateRow = (row: StoredPlateRow): PlateRow[] => {
    if (!('attribute' in row)) return [{ label: row.label, derived: row.fact }]
    const attribute = ids.get(row.attribute)
    return attribute === undefined ? [] : [{ label: row.label, attribute }]
  }
  return {
    types: inOrder(tables.goods_type).map((row) => ({
      type: row.type,
      label: row.label,
      plural: row.plural,
      traits: row.traits.filter(isTrait),
      plate: row.plate.flatMap(plateRow),
      // An import takes the names of drawings alone.
      drawing: row.drawing as DrawingType,
      shipsFree: row.ships_free,
      paysShipping: row.pays_shipping,
      isEquipment: row.is_equipment,
      picture: row.picture,
      ...looksOf(row),
    })),
    groups: inOrder(tables.attribute_group).map(({ name }) => name),
    attributes: inOrder(tables.attribute).map(({ filter_group: filterGroup, ...row }) => ({
      ...row,
      filterGroup,
    })),
    categories: inOrder(tables.category).map(({ parent_id: parentId, id, slug, name }) => ({
      ...{ id, parentId, slug, name },
    })),
    facets: inOrder(tables.facet_order).flatMap(({ facet }) => {
      const id = ids.get(facet)
      return id === undefined ? (facet === 'price' || facet === 'brand' ? [facet] : []) : [String(id)]
    }),
    questions: inOrder(tables.promoted_question).flatMap(({ attribute, about, question, answers }) => {
      const id = ids.get(attribute)
      return id === undefined ? [] : [{ attribute: String(id), about, question, answers }]
    }),
    columns: inOrder(tables.import_column).map(({ name, headings }) => ({ column: name, headings })),
  }
}
