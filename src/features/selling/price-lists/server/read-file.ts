import type { Db } from '#db/connect.ts'
import { readPriceList } from '#features/selling/pricing/rules/price-list.ts'
import { costsOf, publicPrices } from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { type Cents, toCents } from '#lib/money.ts'
import { textOf, UnreadableFile } from '#lib/table/decode-text.ts'
import { MOST_CSV_BYTES } from '../contract.ts'
import { type ImportedProduct, type ReadImport, readImport } from '../rules/changes.ts'
import { texts } from '../texts.ts'

/** The text of a CSV file. Throws ApiError too_large, file_refused. */
export async function textOfFile(bytes: Uint8Array): Promise<string> {
  if (bytes.length > MOST_CSV_BYTES) throw new ApiError('too_large', texts.tooLarge, { status: 413 })
  const refused = (message: string) => new ApiError('file_refused', message, { status: 422 })
  if (bytes.length === 0) throw refused(texts.noFile)
  try {
    return await textOf(bytes)
  } catch (error) {
    throw error instanceof UnreadableFile ? refused(texts.notText) : error
  }
}

/** What a file would change. `list` is undefined for a file of costs. Throws ApiError file_refused. */
export async function readImportFile(
  db: Db,
  { text, list, now }: { text: string; list: number | undefined; now: Date },
): Promise<{ read: ReadImport; products: ReadonlyMap<string, ImportedProduct> }> {
  const file = readPriceList(text)
  if (file.prices.length === 0 && file.problems.length === 0)
    throw new ApiError('file_refused', texts.empty, { status: 422 })
  const inForce = await pricesInForce(db, list)
  const written = file.prices.map(({ product }) => product.toUpperCase())
  const rows = await db
    .selectFrom('product')
    .select(['id', 'sku', 'name'])
    .where((eb) =>
      eb.or([
        eb('id', 'in', [...written, ...inForce.keys(), '']),
        eb(eb.fn<string>('upper', ['sku']), 'in', [...written, '']),
      ]),
    )
    .execute()
  const ids = rows.map(({ id }) => id)
  const [book, costs] = await Promise.all([publicPrices(db).priceBook(ids, now), costsOf(db, ids)])
  const products = new Map(
    rows.map(({ id, sku, name }) => {
      const product = book.get(id)
      const publicPrice = product?.sellable ? product.price : undefined
      return [id, { id, sku, name, publicPrice, cost: costs.get(id) }] as const
    }),
  )
  const byName = new Map([...products.values()].flatMap((each) => [[each.sku.toUpperCase(), each] as const]))
  const productOf = (typed: string) => products.get(typed) ?? byName.get(typed.toUpperCase())
  return { read: readImport(list === undefined ? 'costs' : 'list', file, productOf, inForce), products }
}

/** The prices of a list, or every known cost, by product. */
export async function pricesInForce(db: Db, list: number | undefined): Promise<ReadonlyMap<string, Cents>> {
  const rows =
    list === undefined
      ? await db.selectFrom('product_cost').select(['product_id', 'cost_cents as cents']).execute()
      : await db
          .selectFrom('price_list_price')
          .select(['product_id', 'price_cents as cents'])
          .where('price_list_id', '=', list)
          .execute()
  return new Map(rows.map(({ product_id, cents }) => [product_id, toCents(cents)]))
}
