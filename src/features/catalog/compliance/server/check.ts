import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { PREPARED } from '#db/pool/alert-pool.ts'
import { categoryPath } from '#features/catalog/catalog/rules/product-url.ts'
import { categoryTree } from '#features/catalog/catalog/server/index.ts'
import { findPostalPlace } from '#features/catalog/location/server/index.ts'
import type { WireChecked } from '../contract.ts'
import { alternativeFilters } from '../rules/alternatives.ts'
import { factsOf } from '../rules/facts.ts'
import { type Outcome, outcomeOf } from '../rules/judgment.ts'
import type { RulePlace } from '../rules/nox.ts'
import { judgeProduct, OUTSIDE, type Verdict } from '../rules/rules.ts'

export interface CheckedProduct {
  id: string
  name: string
  outcome: Outcome
  verdicts: readonly Verdict[]
  alternatives: string | null
}

/** The place of a zip with the facts that rules read; undefined in Canada. Throws 400 `invalid_zip`. */
async function findRulePlace(db: Db, text: string): Promise<RulePlace | undefined> {
  const place = await findPostalPlace(db, text)
  return place.kind === 'canada' ? undefined : place
}

/**
 * The place of a zip and its verdicts on products on a day. Compliance, cart and checkout all use this
 * function. Throws 400 `invalid_zip`.
 */
export async function checkAt(
  db: Db,
  { ids, zip, on }: { ids: readonly string[]; zip: string; on: string },
): Promise<{ place: RulePlace | undefined; on: string; products: CheckedProduct[] }> {
  const place = await findRulePlace(db, zip)
  return { place, on, products: await checkProducts(db, { ids, place, on }) }
}

/** A checked product as the calls answer it; with `detail` the rules that are met are named as well. */
export const presentChecked = (
  { id, outcome, verdicts, alternatives }: CheckedProduct,
  detail: boolean,
): WireChecked => ({
  id,
  outcome,
  verdicts: verdicts.filter((verdict) => detail || verdict.outcome !== 'allowed'),
  alternatives,
})

/** The category level of the alternatives: "Gas Furnaces", not "80% AFUE Gas Furnaces". */
const ALTERNATIVES_LEVEL = 2

/**
 * The verdicts on each product at a place on a day, in the order of `ids`, without unknown ids.
 */
async function checkProducts(
  db: Db,
  { ids, place, on }: { ids: readonly string[]; place: RulePlace | undefined; on: string },
): Promise<CheckedProduct[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('product')
    .modifyFront(PREPARED)
    .select(['id', 'name', 'type', 'category_id', 'attributes'])
    .where(sql<SqlBool>`id = any(${[...new Set(ids)]}::text[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const judged = [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id)
    if (row === undefined) return []
    const facts = factsOf(row.type, row.attributes)
    const verdicts = place ? judgeProduct(facts, place, on) : [OUTSIDE]
    return [{ row, verdicts, filters: place && alternativeFilters(verdicts, place, facts.burner) }]
  })
  // The tree costs a query, and most carts have nothing that needs alternatives.
  const tree = judged.some(({ filters }) => filters) ? await categoryTree(db) : undefined
  return judged.map(({ row, verdicts, filters }) => ({
    id: row.id,
    name: row.name,
    outcome: outcomeOf(verdicts),
    verdicts,
    alternatives: tree && filters ? alternativesUrl(tree.slugsTo(row.category_id), filters) : null,
  }))
}

const alternativesUrl = (
  slugs: readonly string[],
  attributes: Readonly<Record<string, readonly string[]>>,
): string =>
  `${categoryPath(slugs.slice(0, ALTERNATIVES_LEVEL))}?${new URLSearchParams(
    Object.entries(attributes).flatMap(([id, values]) => values.map((value) => [`a${id}`, value])),
  )}`
