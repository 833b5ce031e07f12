import type { Db } from '#db/connect.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import {
  type Authorized,
  type Party,
  requireParty,
  requirePermission,
} from '#features/people/accounts/server/index.ts'
import { PARTNER_ORDER } from '#features/selling/orders/rules/access.ts'
import { loweredPrices, type PriceSource, pricesOfCompany } from '#features/selling/pricing/server/index.ts'
import { toCents } from '#lib/money.ts'
import { REPRICING } from '../rules/access.ts'
import { contentKey } from '../rules/repricing.ts'
import { findRequest, type RequestRow, usableRequest } from './requests.ts'

export interface AskedSale {
  customerID: number | null
  projectID: number | null
  /** the price request whose prices the sale has */
  priceRequest: number | null
  /** every line of the cart; needed with a price request */
  lines: readonly { id: string; qty: number }[]
}

/** A sale of a partner: to whom, and at which prices. */
export interface PartnerSale {
  permission: Authorized<'partner-orders.place'>
  party: Party
  /** the prices in force for the customer's company */
  listed: PriceSource
  /** the same with the prices of the request */
  source: PriceSource
  request: { row: RequestRow; content: string } | undefined
}

/**
 * Opens a sale for a signed-in partner. A customer of a company pays the prices of that company, also when
 * staff sell; other customers pay public prices. Throws ApiError unknown_party, other_customer, forbidden,
 * and the refusals of `usableRequest`.
 */
export async function openSale(
  db: Db,
  actor: Exclude<Actor, { kind: 'shopper' }>,
  { customerID, projectID, priceRequest, lines }: AskedSale,
  now: Date,
): Promise<PartnerSale> {
  const permission = requirePermission(actor, PARTNER_ORDER.place)
  if (priceRequest !== null) requirePermission(actor, REPRICING.reprice)
  const party = await requireParty(db, permission, { customerID, projectID })
  const content = contentKey({ lines, customerID: party.customerId, projectID: party.projectId })
  const row =
    priceRequest === null
      ? undefined
      : await usableRequest(db, { id: priceRequest, accountId: actor.id ?? 0, content, now })
  const listed = pricesOfCompany(db, party.companyId)
  return {
    permission,
    party,
    listed,
    source: row ? loweredPrices(listed, { id: row.id, prices: askedPricesOf(row) }) : listed,
    request: row && { row, content },
  }
}

/** The prices of a price request for its customer, for staff who ask why. Throws ApiError not_found. */
export async function pricesOfRequest(db: Db, id: number): Promise<PriceSource> {
  const row = await findRequest(db, id)
  return loweredPrices(pricesOfCompany(db, row.company_id), { id, prices: askedPricesOf(row) })
}

const askedPricesOf = ({ lines }: RequestRow) =>
  new Map(lines.filter(({ asked, price }) => asked < price).map(({ id, asked }) => [id, toCents(asked)]))
