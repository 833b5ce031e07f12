import { implement } from '@orpc/server'
import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { productPath } from '#features/catalog/catalog/rules/product-url.ts'
import { type Authorized, found, needs } from '#features/people/accounts/server/index.ts'
import { unitPrice } from '#features/selling/pricing/rules/price-offer.ts'
import type { PricedProduct } from '#features/selling/pricing/rules/priced-product.ts'
import { pricesOfCompany } from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { add, toCents, toWire } from '#lib/money.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { savedCartsContract } from '../contract.ts'
import { CART } from '../rules/access.ts'
import { firstProblem, saveProblems } from '../rules/save-cart.ts'
import type { CartProject } from './ports.ts'
import { findCart, listCarts, lockCart, lockCarts } from './queries.ts'
import { projectFor, type SavedCartsContext, saveOnce } from './save.ts'

const os = implement(savedCartsContract).$context<SavedCartsContext>()

type CartRow = NonNullable<Awaited<ReturnType<typeof findCart>>>

export const savedCartsHandlers = {
  list: os.list.use(needs(CART.read)).handler(async ({ input, context }) => {
    const { permission } = context
    const { page, next } = await listCarts(context.db, permission, input)
    const projects = await projectsOf(context, page)
    return {
      carts: page.map((row) => ({
        ...factsOf(row, projects.get(row.project_id)),
        items: row.products.reduce((sum, { qty }) => sum + qty, 0),
        total: toWire(add(...row.products.map(({ qty, price }) => toCents(qty * price)))),
      })),
      next,
    }
  }),

  open: os.open.use(needs(CART.read)).handler(async ({ input, context }) => {
    const { permission } = context
    const row = found(await findCart(context.db, permission, input.id))
    const projects = await projectsOf(context, [row])
    const ids = row.products.map(({ id }) => id)
    const book = await pricesOfCompany(context.db, row.company_id).priceBook(ids, context.clock.now())
    return {
      ...factsOf(row, projects.get(row.project_id)),
      products: row.products.map(({ id, qty, price }) => {
        const now = book.get(id)
        return {
          id,
          qty,
          price: toWire(toCents(price)),
          name: now?.name ?? '',
          sku: now?.sku ?? '',
          url: now ? urlOf(now) : '',
          priceNow: now?.sellable ? toWire(unitPrice(now, qty)) : null,
        }
      }),
    }
  }),

  project: os.project.use(needs(CART.read)).handler(async ({ input, context }) => {
    const { permission } = context
    const { id, name, customerId, customerName, shipZip } = await projectFor(
      context.cartProjects,
      permission,
      input.id,
    )
    return { customer: { id: customerId, name: customerName, shipZip }, project: { id, name } }
  }),

  create: os.create.use(needs(CART.write)).handler(({ input: { key, ...cart }, context }) => {
    return saveOnce(context, cart, key)
  }),

  rename: os.rename.use(needs(CART.write)).handler(async ({ input, context }) => {
    const { permission } = context
    const cartName = input.cartName.trim()
    const problem = firstProblem(saveProblems({ cartName, products: [1], projectID: 1 }))
    if (problem !== undefined) throw new ApiError('invalid', problem)
    await change(context, permission, input.id, async (trx, row) => {
      await trx.updateTable('saved_cart').set({ name: cartName }).where('id', '=', row.id).execute()
      return { action: 'carts.rename', before: { name: row.name }, after: { name: cartName } }
    })
    return { cartName }
  }),

  remove: os.remove.use(needs(CART.write)).handler(async ({ input, context }) => {
    const { permission } = context
    const removedAt = context.clock.now()
    await change(context, permission, input.id, async (trx, row) => {
      await trx.updateTable('saved_cart').set({ removed_at: removedAt }).where('id', '=', row.id).execute()
      return { action: 'carts.remove', before: { name: row.name } }
    })
    return { removed: true }
  }),

  setRemoved: os.setRemoved.use(needs(CART.write)).handler(async ({ input: { ids, removed }, context }) => {
    const { permission } = context
    const asked = [...new Set(ids)]
    const changed = await context.db.transaction().execute(async (trx) => {
      const rows = await lockCarts(trx, permission, asked, !removed)
      if (rows.length === 0) return []
      const cartIds = rows.map(({ id }) => id)
      const removed_at = removed ? context.clock.now() : null
      await trx.updateTable('saved_cart').set({ removed_at }).where('id', 'in', cartIds).execute()
      for (const { id, name, company_id } of rows)
        await recordAudit(trx, {
          actor: permission.actor,
          action: removed ? 'carts.remove' : 'carts.restore',
          ...(removed ? { before: { name } } : { after: { name } }),
          entity: 'saved cart',
          entityId: id,
          companyId: company_id ?? undefined,
          sessionId: context.signedIn?.sessionId,
        })
      return cartIds
    })
    return { changed, skipped: asked.length - changed.length }
  }),

  restore: os.restore.use(needs(CART.write)).handler(async ({ input, context }) => {
    const { permission } = context
    await change(context, permission, input.id, async (trx, row) => {
      await trx.updateTable('saved_cart').set({ removed_at: null }).where('id', '=', row.id).execute()
      return { action: 'carts.restore', after: { name: row.name } }
    })
    return { restored: true }
  }),
}

interface Recorded {
  action: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Changes one cart that the permission covers, and records the change. Throws ApiError not_found. */
async function change(
  { db, signedIn }: SavedCartsContext,
  permission: Authorized<'carts.write'>,
  id: number,
  work: (trx: Transaction<Tables>, row: CartRow) => Promise<Recorded>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = found(await lockCart(trx, permission, id))
    const recorded = await work(trx, row)
    await recordAudit(trx, {
      ...recorded,
      actor: permission.actor,
      entity: 'saved cart',
      entityId: id,
      companyId: row.company_id ?? undefined,
      sessionId: signedIn?.sessionId,
    })
  })
}

async function projectsOf(
  { cartProjects }: SavedCartsContext,
  rows: readonly CartRow[],
): Promise<ReadonlyMap<number, CartProject>> {
  const ids = [...new Set(rows.map((row) => row.project_id))]
  if (ids.length === 0) return new Map()
  return new Map((await cartProjects.find(ids)).map((project) => [project.id, project]))
}

const urlOf = (product: PricedProduct): string =>
  product.template === 'service'
    ? ''
    : productPath(
        product.categories.map(({ slug }) => slug),
        product,
      )

const factsOf = (row: CartRow, project: CartProject | undefined) => ({
  id: row.id,
  cartName: row.name,
  projectID: row.project_id,
  projectName: project?.name ?? '',
  customerID: project?.customerId ?? null,
  companyID: row.company_id,
  customerName: project?.customerName ?? '',
  shipZip: project?.shipZip ?? '',
  savedBy: row.saved_by_name,
  savedAt: row.saved_at.toISOString(),
})
