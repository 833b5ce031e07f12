import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { needs, needsSecondFactor, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { costsOf, publicPrices } from '#features/selling/pricing/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { toCents, toWire } from '#lib/money.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import { type ImportPreview, priceListsContract } from '../contract.ts'
import { PRICE_LIST } from '../rules/access.ts'
import { applyImport, keepImport, listImports, undoImport } from './imports.ts'
import { changePriceList, createPriceList, findPriceList, listPriceLists, type MayWrite } from './lists.ts'
import { pricesInForce, readImportFile, textOfFile } from './read-file.ts'

interface PriceListsContext extends WhoAsks {
  db: Db
  clock: Clock
}

const os = implement(priceListsContract).$context<PriceListsContext>()
/** Changes of prices. */
const writers = os.use(needs(PRICE_LIST.write)).use(needsSecondFactor)

const MOST_LINES = 100
const BY_PRODUCT = { id: 'product.id', direction: 'asc' } as const

export const priceListsHandlers = {
  list: os.list.use(needs(PRICE_LIST.read)).handler(async ({ input, context }) => {
    return listPriceLists(context.db, { ...input, now: context.clock.now() })
  }),

  open: os.open.use(needs(PRICE_LIST.read)).handler(async ({ input: { id, after }, context }) => {
    const now = context.clock.now()
    const list = await findPriceList(context.db, { id, now })
    const [page, imports] = await Promise.all([
      linesOf(context.db, { id, after, now }),
      listImports(context.db, id),
    ])
    return { ...list, ...page, imports }
  }),

  create: writers.create.handler(async ({ input: { companyID: companyId, ...draft }, context }) => {
    const { permission } = context
    return {
      id: await createPriceList(context.db, permission, { companyId, ...draft, now: context.clock.now() }),
    }
  }),

  change: writers.change.handler(async ({ input, context }) => {
    await changePriceList(context.db, context.permission, input)
    return { id: input.id }
  }),

  preview: os.preview.use(needs(PRICE_LIST.write)).handler(async ({ input: { id, file }, context }) => {
    const { permission } = context
    const now = context.clock.now()
    await findPriceList(context.db, { id, now })
    return previewOf(context, permission, { list: id, file, now })
  }),

  costs: os.costs.use(needs(PRICE_LIST.read)).handler(async ({ context }) => {
    const [known, imports] = await Promise.all([
      pricesInForce(context.db, undefined),
      listImports(context.db, undefined),
    ])
    return { known: known.size, imports }
  }),

  previewCosts: os.previewCosts.use(needs(PRICE_LIST.write)).handler(({ input: { file }, context }) => {
    const { permission } = context
    return previewOf(context, permission, { list: undefined, file, now: context.clock.now() })
  }),

  apply: writers.apply.handler(({ input: { id }, context }) =>
    applyImport(context.db, context.permission, { id, now: context.clock.now() }),
  ),

  undo: writers.undo.handler(({ input: { id }, context }) =>
    undoImport(context.db, context.permission, { id, now: context.clock.now() }),
  ),
}

const wire = (cents: number | null | undefined): number | null =>
  cents === null || cents === undefined ? null : toWire(toCents(cents))

async function linesOf(db: Db, { id, after, now }: { id: number; after?: string | undefined; now: Date }) {
  const { order, isAfter } = placeIn(BY_PRODUCT, after)
  const rows = await db
    .selectFrom('price_list_price')
    .innerJoin('product', 'product.id', 'price_list_price.product_id')
    .select(['product.id', 'product.sku', 'product.name', 'price_list_price.price_cents'])
    .where('price_list_id', '=', id)
    .where(isAfter)
    .orderBy(order)
    .limit(MOST_LINES + 1)
    .execute()
  const { page, next } = pageOf(rows, MOST_LINES)
  const ids = page.map((row) => row.id)
  const [book, costs] = await Promise.all([publicPrices(db).priceBook(ids, now), costsOf(db, ids)])
  return {
    lines: page.map((row) => ({
      productID: row.id,
      sku: row.sku,
      name: row.name,
      price: toWire(toCents(row.price_cents)),
      publicPrice: book.get(row.id)?.sellable ? wire(book.get(row.id)?.price) : null,
      cost: wire(costs.get(row.id)),
    })),
    next,
  }
}

/** Reads a file and keeps what it would change, unless a line is wrong. */
async function previewOf(
  { db }: PriceListsContext,
  permission: MayWrite,
  { list, file, now }: { list: number | undefined; file: File; now: Date },
): Promise<ImportPreview> {
  const text = await textOfFile(new Uint8Array(await file.arrayBuffer()))
  const { read, products } = await readImportFile(db, { text, list, now })
  const { changes, problems, warnings, ...counts } = read
  const isReady = problems.length === 0 && changes.length > 0
  return {
    import: isReady ? await keepImport(db, permission, { list, changes, now }) : null,
    problems,
    warnings,
    ...counts,
    lines: changes.slice(0, MOST_LINES).map(({ productId, before, after }) => ({
      productID: productId,
      sku: products.get(productId)?.sku ?? '',
      name: products.get(productId)?.name ?? '',
      before: wire(before),
      after: wire(after),
    })),
  }
}
