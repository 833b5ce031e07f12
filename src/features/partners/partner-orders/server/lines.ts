import type { Db } from '#db/connect.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { itemAvailability, quantityAvailable } from '#features/selling/cart/rules/availability.ts'
import { priceSteps, unitPrice } from '#features/selling/pricing/rules/price-offer.ts'
import type { PriceBook, PricedProduct } from '#features/selling/pricing/rules/priced-product.ts'
import { pricesFor } from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { toWire } from '#lib/money.ts'
import type { MatchedLines, MatchedProduct } from '../contract.ts'
import { type PastedLine, pastedLines, plainNumber, type ReadLine, readLines } from '../rules/pasted-lines.ts'
import { texts } from '../texts.ts'
import { type FoundProduct, plainSkuIn, type Substitutes, substitutesOf } from './substitutes.ts'

interface Asker {
  db: Db
  actor: Actor
  now: Date
}

/**
 * The products of a pasted list, with substitutes for models that are no longer sold, at the prices of the
 * person who asks. Each line names its own problem. Throws ApiError too_many_lines.
 */
export async function linesOf(asker: Asker, text: string): Promise<MatchedLines> {
  const list = pastedLines(text)
  if (!list) throw new ApiError('too_many_lines', texts.tooMany, { status: 400 })
  const byNumber = await findNumbers(asker.db, list)
  const pasted = readLines(list, (number) => byNumber.has(plainNumber(number)))
  const plains = pasted.map(({ number }) => plainNumber(number))
  const substitutes = await substitutesOf(asker.db, plains, byNumber)
  const ids = [
    ...[...byNumber.values()].map(({ id }) => id),
    ...[...substitutes.values()].flatMap((each) => each.ids),
  ]
  const book = await pricesFor(asker.db, asker.actor).priceBook([...new Set(ids)], asker.now)
  const lines = pasted.map((line) => matchLine(line, { book, byNumber, substitutes }))
  const products = new Map<string, number>()
  for (const { product, problem, qty } of lines)
    if (product && problem === null)
      products.set(product.id, Math.min(999, (products.get(product.id) ?? 0) + qty))
  return {
    lines: lines.map((line) => atTotal(line, book, products)),
    products: [...products].map(([id, qty]) => ({ id, qty })),
  }
}

/** By the plain form of the number: product ids and model numbers. */
async function findNumbers(db: Db, list: readonly PastedLine[]): Promise<Map<string, FoundProduct>> {
  const readings = list.flatMap((line) => line.readings)
  const numbers = [...new Set(readings.map(({ number }) => plainNumber(number)))].filter(Boolean)
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .select(['id', 'sku'])
    .where((eb) => eb.or([eb('id', 'in', numbers), plainSkuIn(numbers)]))
    .orderBy('id')
    .execute()
  return new Map(rows.flatMap((row) => [[row.id, row] as const, [plainNumber(row.sku), row] as const]))
}

/** A product that several lines name costs what all its units together cost each. */
function atTotal(
  line: MatchedLines['lines'][number],
  book: PriceBook,
  totals: ReadonlyMap<string, number>,
): MatchedLines['lines'][number] {
  const product = line.product && book.get(line.product.id)
  const qty = product && totals.get(product.id)
  return line.product && product && qty
    ? { ...line, product: { ...line.product, price: toWire(unitPrice(product, qty)) } }
    : line
}

interface Catalogue {
  book: PriceBook
  byNumber: ReadonlyMap<string, FoundProduct>
  substitutes: ReadonlyMap<string, Substitutes>
}

function matchLine(
  { line, text, number, qty, problem }: ReadLine,
  { book, byNumber, substitutes }: Catalogue,
): MatchedLines['lines'][number] {
  const plain = plainNumber(number)
  const product = book.get(byNumber.get(plain)?.id ?? '')
  const found = substitutes.get(plain)
  const instead = (found?.ids ?? []).flatMap((id) => book.get(id) ?? []).filter(({ sellable }) => sellable)
  return {
    line,
    text,
    qty,
    product: product ? present(product, qty) : null,
    substitutes: instead.map((each) => present(each, qty)),
    why: instead.length > 0 ? (found?.why ?? null) : null,
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
  price: toWire(unitPrice(product, qty)),
  breaks: priceSteps(product)
    .slice(1)
    .map(({ from, price }) => ({ from, price: toWire(price) })),
  availability: itemAvailability(product, qty),
})
