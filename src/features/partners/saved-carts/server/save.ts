import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { withIdempotency } from '#db/idempotency.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, requirePermission, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { unitPrice } from '#features/selling/pricing/rules/price-offer.ts'
import { mergeLines, pricesOfCompany, requireProducts } from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { toWire } from '#lib/money.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { saveCartContract } from '../contract.ts'
import { CART, SAVED_CART_LIMITS } from '../rules/access.ts'
import { firstProblem, saveProblems } from '../rules/save-cart.ts'
import { texts } from '../texts.ts'
import type { CartProject, CartProjects } from './ports.ts'

export interface SavedCartsContext extends WhoAsks {
  db: Db
  clock: Clock
  request: RequestContext
  rateLimits: Limits
  cartProjects: CartProjects
}

const SCOPE = 'cart.save'

/** C-SAVE: saves one cart for one key, with our own prices as a record. */
export const saveHandler = implement(saveCartContract.save)
  .$context<SavedCartsContext>()
  .handler(async ({ input, context }) => {
    requirePermission(context.actor, CART.write)
    return saveOnce(context, input, requireKey(context.request))
  })

interface AskedCart {
  cartName: string
  projectID?: number | null | undefined
  products: readonly { id: string; qty: number }[]
}

/** Saves a cart once for a key. Throws ApiError invalid, not_found, too_many, and for a key used twice. */
export async function saveOnce(context: SavedCartsContext, input: AskedCart, key: string) {
  const permission = requirePermission(context.actor, CART.write)
  const cart = { ...input, projectID: input.projectID ?? null, cartName: input.cartName.trim() }
  const problem = firstProblem(saveProblems(cart))
  if (problem !== undefined || cart.projectID === null) throw new ApiError('invalid', problem ?? '')
  const services = {
    db: context.db,
    clock: context.clock,
    texts: { otherBody: texts.otherBody, stillRunning: texts.stillRunning },
  }
  const account = context.signedIn?.accountId ?? 0
  const project = await projectFor(context.cartProjects, permission, cart.projectID)
  // The key belongs to the account: a key of another account must not give away its cart.
  return withIdempotency(services, { scope: SCOPE, key: `${account}:${key}`, body: input }, async () => {
    await admit(context, account)
    return insertCart(context, permission, { ...cart, project })
  })
}

function requireKey({ idempotencyKey }: RequestContext): string {
  if (idempotencyKey === undefined || !/^[\w-]{16,200}$/.test(idempotencyKey))
    throw new ApiError('idempotency_key_required', texts.keyMissing)
  return idempotencyKey
}

/** A project that the permission covers. Throws ApiError not_found, also for one of another company. */
export async function projectFor(
  projects: CartProjects,
  { onlyCompany, actor }: Authorized<'carts.read' | 'carts.write'>,
  id: number,
): Promise<CartProject> {
  const [project] = await projects.find([id])
  const isCovered =
    actor.kind === 'staff' || (onlyCompany !== undefined && project?.companyId === onlyCompany)
  if (project === undefined || !isCovered)
    throw new ApiError('not_found', texts.noSuchProject, { status: 404 })
  return project
}

async function admit({ rateLimits }: SavedCartsContext, account: number): Promise<void> {
  await takePoint(rateLimits, [SAVED_CART_LIMITS['cart-save'], String(account)], texts.tooMany)
}

interface NewCart {
  cartName: string
  products: readonly { id: string; qty: number }[]
  project: CartProject
}

async function insertCart(
  { db, clock, signedIn, cartProjects }: SavedCartsContext,
  { actor }: Authorized<'carts.write'>,
  { cartName, products, project }: NewCart,
) {
  const at = clock.now()
  const lines = mergeLines(products)
  const ids = lines.map(({ id }) => id)
  const priced = requireProducts(await pricesOfCompany(db, project.companyId).priceBook(ids, at), ids, {
    sellable: true,
  })
  const saved = priced.map((product, index) => {
    const qty = lines[index]?.qty ?? 1
    return { id: product.id, qty, price: unitPrice(product, qty) }
  })
  const id = await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('saved_cart')
      .values({
        company_id: project.companyId,
        project_id: project.id,
        name: cartName,
        products: JSON.stringify(saved),
        saved_by: signedIn?.accountId ?? null,
        saved_by_name: actorName(actor),
        saved_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(trx, {
      actor,
      action: 'carts.save',
      entity: 'saved cart',
      entityId: row.id,
      after: { name: cartName, project: project.id, lines: saved.length },
      companyId: project.companyId ?? undefined,
      sessionId: signedIn?.sessionId,
    })
    await cartProjects.addToHistory(trx, {
      id: row.id,
      name: cartName,
      lines: saved.length,
      project,
      actor,
      now: at,
    })
    return row.id
  })
  return {
    id,
    cartName,
    projectID: project.id,
    products: saved.map((line) => ({ qty: line.qty, price: toWire(line.price), id: line.id })),
  }
}
