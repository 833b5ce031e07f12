import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import {
  needs,
  needsSecondFactor,
  requirePermission,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import { COST } from '#features/selling/pricing/rules/access.ts'
import { costsOf, publicPrices } from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { toCents, toWire } from '#lib/money.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import { priceListsContract } from '../contract.ts'
import { PRICE_LIST } from '../rules/access.ts'
import { texts } from '../texts.ts'
import { explainPrices } from './explain.ts'
import { applyImport, listImports, undoImport } from './imports.ts'
import { changePriceList, createPriceList, findPriceList, listPriceLists, startOf } from './lists.ts'
import { previewSheet } from './preview.ts'
import { addRule, listRules, removeRule, ruleChoices, shownRule } from './rules.ts'

interface PriceListsContext extends WhoAsks {
  db: Db
  clock: Clock
}

const os = implement(priceListsContract).$context<PriceListsContext>()
/** Changes of prices. */
const writers = os.use(needs(PRICE_LIST.write)).use(needsSecondFactor)

const MOST_LINES = 100
const BY_PRODUCT = {
  by: ['text', 'price_list_price.product_id'],
  id: 'price_list_price.from_quantity',
  direction: 'asc',
} as const

export const priceListsHandlers = {
  list: os.list.use(needs(PRICE_LIST.read)).handler(async ({ input, context }) => {
    return listPriceLists(context.db, { ...input, now: context.clock.now() })
  }),

  open: os.open.use(needs(PRICE_LIST.read)).handler(async ({ input: { id, after }, context }) => {
    const now = context.clock.now()
    const list = await findPriceList(context.db, { id, now })
    const [page, imports, rules] = await Promise.all([
      linesOf(context.db, { id, after, now }),
      listImports(context.db, { kind: 'list', list: id }),
      listRules(context.db, id),
    ])
    return { ...list, ...page, imports, rules: rules.map((rule) => shownRule(rule, mayReadCosts(context))) }
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
    return previewSheet(context.db, permission, { kind: 'list', list: id, file, leavesOut: false, now })
  }),

  addRule: writers.addRule.handler(async ({ input, context }) => ({
    id: await addRule(context.db, context.permission, { ...input, now: context.clock.now() }),
  })),

  removeRule: writers.removeRule.handler(async ({ input, context }) => {
    await removeRule(context.db, context.permission, input)
    return { id: input.ruleID }
  }),

  ruleChoices: os.ruleChoices.use(needs(PRICE_LIST.read)).handler(({ context }) => ruleChoices(context.db)),

  explain: os.explain.use(needs(PRICE_LIST.read)).handler(({ input, context }) =>
    explainPrices(context.db, {
      ...input,
      now: context.clock.now(),
      mayReadCosts: mayReadCosts(context),
    }),
  ),

  publicImports: os.publicImports.use(needs(PRICE_LIST.read)).handler(async ({ context }) => ({
    imports: await listImports(context.db, { kind: 'public' }),
  })),

  previewPublic: os.previewPublic.use(needs(PRICE_LIST.publish)).handler(async ({ input, context }) => {
    const now = context.clock.now()
    const startsAt = input.startsOn === undefined ? undefined : startOf(input.startsOn)
    if (startsAt && startsAt <= now) throw new ApiError('invalid', texts.startInPast, { status: 400 })
    const wanted = { kind: 'public', list: undefined, file: input.file, startsAt, now } as const
    // Who publishes prices may also write lists: both are operations.
    const permission = requirePermission(context.actor, PRICE_LIST.write)
    return previewSheet(context.db, permission, { ...wanted, leavesOut: input.leaveOut })
  }),

  costs: os.costs.use(needs(PRICE_LIST.read)).handler(async ({ context }) => {
    const [known, imports] = await Promise.all([
      countCosts(context.db),
      listImports(context.db, { kind: 'costs' }),
    ])
    return { known, imports }
  }),

  previewCosts: os.previewCosts.use(needs(PRICE_LIST.write)).handler(({ input, context }) => {
    const { file, leaveOut } = input
    const wanted = { kind: 'costs', list: undefined, file, leavesOut: leaveOut } as const
    return previewSheet(context.db, context.permission, { ...wanted, now: context.clock.now() })
  }),

  apply: writers.apply.handler(({ input: { id }, context }) =>
    applyImport(context.db, context.permission, { id, now: context.clock.now() }),
  ),

  undo: writers.undo.handler(({ input, context }) =>
    undoImport(context.db, context.permission, { ...input, now: context.clock.now() }),
  ),
}

const wire = (cents: number | null | undefined): number | null =>
  cents === null || cents === undefined ? null : toWire(toCents(cents))

const mayReadCosts = ({ actor }: WhoAsks): boolean => scopeOf(actor, COST.read) === 'all'

async function countCosts(db: Db): Promise<number> {
  const { known } = await db
    .selectFrom('product_cost')
    .select(({ fn }) => fn.countAll<number>().as('known'))
    .executeTakeFirstOrThrow()
  return known
}

async function linesOf(db: Db, { id, after, now }: { id: number; after?: string | undefined; now: Date }) {
  const { order, isAfter } = placeIn(BY_PRODUCT, after)
  const rows = await db
    .selectFrom('price_list_price')
    .innerJoin('product', 'product.id', 'price_list_price.product_id')
    .select(['product.id as product', 'product.sku', 'product.name'])
    .select(['price_list_price.price_cents', 'from_quantity'])
    .where('price_list_id', '=', id)
    .where(isAfter)
    .orderBy(order)
    .limit(MOST_LINES + 1)
    .execute()
  const { page, next } = pageOf(
    rows,
    MOST_LINES,
    (row) => row.product,
    (row) => row.from_quantity,
  )
  const ids = page.map((row) => row.product)
  const [book, costs] = await Promise.all([publicPrices(db).priceBook(ids, now), costsOf(db, ids)])
  return {
    lines: page.map((row) => ({
      productID: row.product,
      sku: row.sku,
      name: row.name,
      from: row.from_quantity,
      price: toWire(toCents(row.price_cents)),
      publicPrice: book.get(row.product)?.sellable ? wire(book.get(row.product)?.price) : null,
      cost: wire(costs.get(row.product)),
    })),
    next,
  }
}
