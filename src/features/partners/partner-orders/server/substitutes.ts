import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { productTypes } from '#features/catalog/catalog/rules/product-types.ts'
import { importedReplacements } from '#features/choosing/search/server/index.ts'
import { COMPARABLE } from '../rules/data/comparable.ts'
import { type OtherModel, otherModel } from '../rules/other-makers.ts'
import { plainNumber } from '../rules/pasted-lines.ts'
import { texts } from '../texts.ts'

export interface FoundProduct {
  id: string
  sku: string
}

/** What we sell instead of a model, the best first, and why. */
export interface Substitutes {
  ids: readonly string[]
  why: string
}

const MOST_SUBSTITUTES = 3

/**
 * Substitutes by the plain form of a number: what staff named, what the catalog names beside a
 * discontinued model, ours of the kind and size of another maker's model, and models with a similar number.
 */
export async function substitutesOf(
  db: Db,
  plains: readonly string[],
  byNumber: ReadonlyMap<string, FoundProduct>,
): Promise<Map<string, Substitutes>> {
  const wanted = [...new Set(plains)].filter((plain) => plain !== '')
  const [named, withdrawn] = await Promise.all([staffChoices(db, wanted), withdrawnOf(db, byNumber)])
  const found = new Map<string, Substitutes>()
  for (const plain of wanted) {
    const known = byNumber.get(plain)
    const byStaff = named.get(plain)
    if (byStaff) found.set(plain, byStaff)
    else if (known) {
      const product = withdrawn.get(known.id)
      if (product) found.set(plain, await successors(db, product))
    } else found.set(plain, await comparable(db, plain))
  }
  return found
}

async function staffChoices(db: Db, plains: readonly string[]): Promise<Map<string, Substitutes>> {
  const replacements = await importedReplacements(db, plains)
  const models = [...new Set([...replacements.values()].flatMap((each) => each.models.map(plainNumber)))]
  if (models.length === 0) return new Map()
  const rows = await db.selectFrom('product').select(['id', 'sku']).where(plainSkuIn(models)).execute()
  const idOf = new Map(rows.map(({ id, sku }) => [plainNumber(sku), id]))
  return new Map(
    [...replacements].map(([plain, each]) => [
      plain,
      {
        ids: each.models.flatMap((model) => idOf.get(plainNumber(model)) ?? []),
        why: texts.whySubstitute.staff(each.brand, each.source),
      },
    ]),
  )
}

interface Withdrawn {
  id: string
  type: string
  category_id: number
}

async function withdrawnOf(
  db: Db,
  byNumber: ReadonlyMap<string, FoundProduct>,
): Promise<ReadonlyMap<string, Withdrawn>> {
  const ids = [...new Set([...byNumber.values()].map(({ id }) => id))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .select(['id', 'type', 'category_id'])
    .where('id', 'in', ids)
    .where('withdrawn_at', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** What the catalog names beside it, else products of the same kind. */
async function successors(db: Db, { id, type, category_id }: Withdrawn): Promise<Substitutes> {
  const named = await db
    .selectFrom('product_relation')
    .innerJoin('product', 'product.id', 'related_id')
    .select('related_id as id')
    .where('product_id', '=', id)
    .where('kind', '=', 'also_consider')
    .where('withdrawn_at', 'is', null)
    .orderBy('position')
    .limit(MOST_SUBSTITUTES)
    .execute()
  if (named.length > 0) return { ids: named.map((row) => row.id), why: texts.whySubstitute.catalogue }
  const alike = await db
    .selectFrom('product')
    .select('id')
    .where('category_id', '=', category_id)
    .where('type', '=', type)
    .where('withdrawn_at', 'is', null)
    .orderBy('rating_count', 'desc')
    .orderBy('id')
    .limit(MOST_SUBSTITUTES)
    .execute()
  return { ids: alike.map((row) => row.id), why: texts.whySubstitute.sameKind }
}

/** Products of ours for a number that we do not know. */
async function comparable(db: Db, plain: string): Promise<Substitutes> {
  const other = otherModel(plain)
  if (!other) return { ids: await similar(db, plain), why: texts.whySubstitute.similar }
  const { brand, goods, btuh } = other
  return { ids: await ofSize(db, other), why: texts.whySubstitute.otherMaker(brand, goods, btuh) }
}

const BTU_PER_TON = 12_000

/** Our products of a kind, the nearest size first. */
async function ofSize(db: Db, { goods, btuh, size }: OtherModel): Promise<string[]> {
  const isOne = COMPARABLE[goods] ?? (() => false)
  const types = productTypes().flatMap(({ type }) => (isOne(type) ? [type] : []))
  const rows = await db
    .selectFrom('product')
    .select(['id', 'attributes'])
    .where('type', 'in', types)
    .where('withdrawn_at', 'is', null)
    .orderBy('rating_count', 'desc')
    .orderBy('id')
    .execute()
  if (btuh === null || size === null) return rows.slice(0, MOST_SUBSTITUTES).map(({ id }) => id)
  const off = (attributes: Readonly<Record<string, unknown>>): number => {
    const figure = (key: 'inputBtu' | 'coolingBtu' | 'tons' | 'systemTons') => Number(attributes[ATTR[key]])
    const tons = figure('tons') || figure('systemTons')
    const own = size === 'furnace' ? figure('inputBtu') : tons * BTU_PER_TON || figure('coolingBtu')
    return own > 0 ? Math.abs(own - btuh) : Number.POSITIVE_INFINITY
  }
  return rows
    .map((row) => ({ id: row.id, off: off(row.attributes) }))
    .filter((row) => row.off < btuh / 2)
    .toSorted((a, b) => a.off - b.off)
    .slice(0, MOST_SUBSTITUTES)
    .map(({ id }) => id)
}

const SHORTEST_START = 4

/** Models whose number begins the same way. */
async function similar(db: Db, plain: string): Promise<string[]> {
  if (plain.length < SHORTEST_START) return []
  const start = plain.slice(0, Math.max(SHORTEST_START, plain.length - 2))
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where(plainSkuBegins(start))
    .where('withdrawn_at', 'is', null)
    .orderBy('sku')
    .limit(MOST_SUBSTITUTES)
    .execute()
  return rows.map((row) => row.id)
}

/** Products whose model number has these letters and digits; the index product_plain_sku finds them. */
export const plainSkuIn = (plains: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`regexp_replace(upper(sku), '[^A-Z0-9]', '', 'g') = any(${[...plains]}::text[])`

/** Products whose model number begins with these letters and digits. */
export const plainSkuBegins = (start: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`regexp_replace(upper(sku), '[^A-Z0-9]', '', 'g') like ${`${start}%`}`
