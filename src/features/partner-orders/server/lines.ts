import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Actor } from '#features/accounts/rules/actor.ts'
import { itemAvailability, quantityAvailable } from '#features/cart/rules/availability.ts'
import type { PriceBook, PricedProduct } from '#features/pricing/rules/priced-product.ts'
import { pricesFor } from '#features/pricing/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import { toWire } from '#kit/money.ts'
import type { MatchedLines, MatchedProduct } from '../contract.ts'
import { type PastedLine, pastedLines, plainNumber } from '../rules/pasted-lines.ts'
import { texts } from '../texts.ts'

interface Asker {
  db: Db
  actor: Actor
  now: Date
}

interface Found {
  id: string
  sku: string
}

const MOST_SUBSTITUTES = 3

/**
 * The products of a pasted list, with substitutes for models that are no longer sold, at the prices of the
 * person who asks. Each line names its own problem. Throws ApiError too_many_lines.
 */
export async function linesOf(asker: Asker, text: string): Promise<MatchedLines> {
  const pasted = pastedLines(text)
  if (!pasted) throw new ApiError('too_many_lines', texts.tooMany, { status: 400 })
  const byNumber = await findNumbers(asker.db, pasted)
  const substitutes = await substitutesOf(asker.db, pasted, byNumber)
  const ids = [...[...byNumber.values()].map(({ id }) => id), ...[...substitutes.values()].flat()]
  const book = await pricesFor(asker.db, asker.actor).priceBook([...new Set(ids)], asker.now)
  const lines = pasted.map((line) => matchLine(line, { book, byNumber, substitutes }))
  const products = new Map<string, number>()
  for (const { product, problem, qty } of lines)
    if (product && problem === null)
      products.set(product.id, Math.min(999, (products.get(product.id) ?? 0) + qty))
  return { lines, products: [...products].map(([id, qty]) => ({ id, qty })) }
}

/** By the plain form of the number: product ids and model numbers. */
async function findNumbers(db: Db, pasted: readonly PastedLine[]): Promise<Map<string, Found>> {
  const numbers = [...new Set(pasted.map(({ number }) => plainNumber(number)))].filter(Boolean)
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .select(['id', 'sku'])
    .where((eb) =>
      eb.or([
        eb('id', 'in', numbers),
        sql<SqlBool>`regexp_replace(upper(sku), '[^A-Z0-9]', '', 'g') = any(${numbers}::text[])`,
      ]),
    )
    .orderBy('id')
    .execute()
  return new Map(rows.flatMap((row) => [[row.id, row] as const, [plainNumber(row.sku), row] as const]))
}

/** By product id for a discontinued model, by plain number for one that we do not know. */
async function substitutesOf(
  db: Db,
  pasted: readonly PastedLine[],
  byNumber: ReadonlyMap<string, Found>,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const { number } of pasted) {
    const plain = plainNumber(number)
    const known = byNumber.get(plain)
    const key = known?.id ?? plain
    if (key === '' || found.has(key)) continue
    found.set(key, known ? await successors(db, known.id) : await similar(db, plain))
  }
  return found
}

/** What the catalogue names beside it, then products of the same type with the nearest price. */
async function successors(db: Db, id: string): Promise<string[]> {
  const product = await db
    .selectFrom('product')
    .select(['type', 'category_id', 'withdrawn_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!product || product.withdrawn_at === null) return []
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
  if (named.length > 0) return named.map((row) => row.id)
  const alike = await db
    .selectFrom('product')
    .select('id')
    .where('category_id', '=', product.category_id)
    .where('type', '=', product.type)
    .where('withdrawn_at', 'is', null)
    .orderBy('rating_count', 'desc')
    .orderBy('id')
    .limit(MOST_SUBSTITUTES)
    .execute()
  return alike.map((row) => row.id)
}

const SHORTEST_START = 4

/** Models whose number begins the same way. */
async function similar(db: Db, plain: string): Promise<string[]> {
  if (plain.length < SHORTEST_START) return []
  const start = plain.slice(0, Math.max(SHORTEST_START, plain.length - 2))
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where(sql<SqlBool>`regexp_replace(upper(sku), '[^A-Z0-9]', '', 'g') like ${`${start}%`}`)
    .where('withdrawn_at', 'is', null)
    .orderBy('sku')
    .limit(MOST_SUBSTITUTES)
    .execute()
  return rows.map((row) => row.id)
}

interface Catalogue {
  book: PriceBook
  byNumber: ReadonlyMap<string, Found>
  substitutes: ReadonlyMap<string, string[]>
}

function matchLine(
  { line, text, number, qty, problem }: PastedLine,
  { book, byNumber, substitutes }: Catalogue,
): MatchedLines['lines'][number] {
  const plain = plainNumber(number)
  const product = book.get(byNumber.get(plain)?.id ?? '')
  const instead = (substitutes.get(product?.id ?? plain) ?? []).flatMap((id) => book.get(id) ?? [])
  return {
    line,
    text,
    qty,
    product: product ? present(product, qty) : null,
    substitutes: instead.filter(({ sellable }) => sellable).map((each) => present(each, qty)),
    problem: problem === null ? problemOf(product, qty) : texts[problem],
  }
}

function problemOf(product: PricedProduct | undefined, qty: number): string | null {
  if (!product) return texts.unknown
  if (!product.sellable) return texts.discontinued
  const left = quantityAvailable(product, qty)
  return left < qty ? texts.few(left) : null
}

const present = (product: PricedProduct, qty: number): MatchedProduct => ({
  id: product.id,
  sku: product.sku,
  name: product.name,
  price: toWire(product.price),
  availability: itemAvailability(product, qty),
})
