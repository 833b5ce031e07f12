import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { needs, needsSecondFactor, type WhoAsks } from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { fromWire, toCents, toWire } from '#lib/money.ts'
import { type PriceRequest, repricingContract } from '../contract.ts'
import { REPRICING } from '../rules/access.ts'
import { grossProfit, judgeRepricing } from '../rules/repricing.ts'
import { askPrices } from './ask.ts'
import { decideRequest, findRequest, listRequests, type RequestRow } from './requests.ts'

interface RepricingContext extends WhoAsks {
  db: Db
  clock: Clock
}

const os = implement(repricingContract).$context<RepricingContext>()

export const repricingHandlers = {
  ask: os.ask.use(needs(REPRICING.reprice)).handler(async ({ input, context }) => {
    const { permission } = context
    const now = context.clock.now()
    const row = await askPrices(context.db, permission, {
      products: input.products.map(({ id, qty, price }) => ({
        id,
        qty,
        price: price == null ? undefined : fromWire(price),
      })),
      customerID: input.customerID ?? null,
      projectID: input.projectID ?? null,
      shipping: {
        given: fromWire(input.shippingGiven ?? 0),
        quoted: fromWire(input.shippingQuoted ?? 0),
      },
      reason: input.reason,
      comments: input.comments ?? '',
      responsibleParty: input.responsibleParty,
      now,
    })
    return present(row, context.actor, now)
  }),

  list: os.list.use(needs(REPRICING.reprice)).handler(async ({ input, context }) => {
    const now = context.clock.now()
    const rows = await listRequests(context.db, { waiting: input.waiting ?? false, now })
    return { requests: rows.map((row) => present(row, context.actor, now)) }
  }),

  get: os.get.use(needs(REPRICING.reprice)).handler(async ({ input, context }) => {
    return present(await findRequest(context.db, input.id), context.actor, context.clock.now())
  }),

  decide: os.decide
    .use(needs(REPRICING['approve-price']))
    .use(needsSecondFactor)
    .handler(async ({ input, context }) => {
      const { permission } = context
      const now = context.clock.now()
      const { id, decision } = input
      const row = await decideRequest(context.db, permission, { id, decision, note: input.note ?? '', now })
      return present(row, context.actor, now)
    }),
}

function present(row: RequestRow, reader: Actor, now: Date): PriceRequest {
  const given = toCents(row.shipping_given_cents)
  const quoted = toCents(row.shipping_quoted_cents)
  const verdict = judgeRepricing(row.lines, { quoted, given })
  const profit = grossProfit(row.lines, given)
  const isExpired = row.expires_at <= now
  const isOwn = reader.kind === 'staff' && reader.id === row.asked_by
  return {
    id: row.id,
    state: row.state,
    askedBy: row.asked_by_name,
    askedAt: row.asked_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired,
    customerID: row.customer_id,
    projectID: row.project_id,
    reason: row.reason,
    comments: row.comments,
    responsibleParty: row.responsible_party,
    lines: row.lines.map(({ id, name, qty, price, asked }) => ({
      id,
      name,
      qty,
      price: toWire(toCents(price)),
      asked: toWire(toCents(asked)),
    })),
    shippingGiven: toWire(given),
    shippingQuoted: toWire(quoted),
    grossProfit: profit === null ? null : toWire(profit),
    largestCut: verdict.kind === 'refused' ? 0 : Math.round(verdict.share * 10_000) / 10_000,
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionNote: row.decision_note,
    orderID: row.order_id,
    mayDecide:
      row.state === 'waiting' &&
      !isExpired &&
      !isOwn &&
      scopeOf(reader, REPRICING['approve-price']) === 'all',
  }
}
