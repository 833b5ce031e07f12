import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { type Authorized, requireParty, requireStill } from '#features/people/accounts/server/index.ts'
import { unitPrice } from '#features/selling/pricing/rules/price-offer.ts'
import {
  costOfLine,
  costsOf,
  mergeLines,
  pricesOfCompany,
  requireProducts,
} from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { HOUR_MS, later } from '#lib/dates.ts'
import { type Cents, ZERO } from '#lib/money.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import {
  contentKey,
  judgeRepricing,
  type LoweredShipping,
  REQUEST_HOURS,
  type RequestedPrice,
} from '../rules/repricing.ts'
import { texts } from '../texts.ts'
import type { RequestRow } from './requests.ts'

export interface AskedPrices {
  /** every line of the cart; `price` for one whose unit price is to be lowered */
  products: readonly { id: string; qty: number; price?: Cents | undefined }[]
  customerID: number | null
  projectID: number | null
  /** what the shipping of this cart costs, and how much of it the store gives away */
  shipping: LoweredShipping
  reason: string
  comments: string
  responsibleParty: string
  now: Date
}

/**
 * Asks for lower unit prices of one cart. Within the limit they are granted at once; above it the request
 * waits for another person. Every figure that decides comes from our own tables. Throws ApiError
 * price_refused, unknown_products, unknown_party, other_customer, forbidden.
 */
export async function askPrices(
  db: Db,
  permission: Authorized<'orders.reprice'>,
  asked: AskedPrices,
): Promise<RequestRow> {
  const { actor } = permission
  if (actor.kind !== 'staff' || actor.id === undefined)
    throw new ApiError('forbidden', texts.noAccount, { status: 403 })
  const actorId = actor.id
  const party = await requireParty(db, permission, asked)
  const { shipping } = asked
  if (shipping.given > shipping.quoted)
    throw new ApiError('price_refused', texts.shippingTooMuch, { status: 422 })
  const lines = await requestedLines(db, asked, party.companyId)
  const verdict = judgeRepricing(lines, shipping)
  if (verdict.kind === 'refused')
    throw new ApiError('price_refused', texts.refused, {
      status: 422,
      details: {
        products: verdict.problems.map(({ id, problem }) => ({
          id,
          problem,
          message: texts.problems[problem],
        })),
      },
    })
  if (lines.every(({ price, asked: wanted }) => wanted === price) && shipping.given === ZERO)
    throw new ApiError('nothing_lowered', texts.nothingLowered, { status: 422 })
  return inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      const row = await trx
        .insertInto('price_request')
        .values({
          asked_by: actorId,
          asked_by_name: actor.name,
          company_id: party.companyId,
          customer_id: party.customerId,
          project_id: party.projectId,
          content: contentKey({ lines, customerID: party.customerId, projectID: party.projectId }),
          lines: JSON.stringify(lines),
          shipping_given_cents: shipping.given,
          shipping_quoted_cents: shipping.quoted,
          reason: asked.reason,
          comments: asked.comments,
          responsible_party: asked.responsibleParty,
          state: verdict.kind === 'alone' ? 'granted' : 'waiting',
          asked_at: asked.now,
          expires_at: later(asked.now, REQUEST_HOURS * HOUR_MS),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await recordAudit(trx, {
        actor,
        action: 'orders.reprice',
        entity: 'price_request',
        entityId: row.id,
        after: {
          state: row.state,
          lines: lowered(lines),
          shipping,
          responsibleParty: asked.responsibleParty,
        },
        reason: asked.reason,
        companyId: party.companyId ?? undefined,
      })
      return row
    },
    texts.busy,
  )
}

const lowered = (lines: readonly RequestedPrice[]) =>
  lines
    .filter(({ price, asked }) => asked < price)
    .map(({ id, qty, price, asked }) => ({ id, qty, price, asked }))

async function requestedLines(
  db: Db,
  { products, now }: AskedPrices,
  companyId: number | null,
): Promise<RequestedPrice[]> {
  const merged = mergeLines(products)
  const ids = merged.map(({ id }) => id)
  const wanted = new Map(
    products.flatMap(({ id, price }) => (price === undefined ? [] : [[id, price] as const])),
  )
  if ([...wanted.keys()].some((id) => !ids.includes(id)))
    throw new ApiError('price_refused', texts.unknownLine, { status: 422 })
  const [book, costs] = await Promise.all([
    pricesOfCompany(db, companyId).priceBook(ids, now),
    costsOf(db, ids),
  ])
  const sold = requireProducts(book, ids, { sellable: true })
  return merged.map(({ id, qty }, index) => {
    const product = sold[index]!
    const { name } = product
    const price = unitPrice(product, qty)
    return {
      id,
      name,
      qty,
      price,
      asked: wanted.get(id) ?? price,
      cost: costOfLine({ ...product, price }, costs),
    }
  })
}
