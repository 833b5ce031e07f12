import { implement } from '@orpc/server'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { found, needs, requirePermission } from '#features/people/accounts/server/index.ts'
import { DAMAGE } from '#features/selling/fulfilment/rules/access.ts'
import { claimClock } from '#features/selling/fulfilment/rules/claim-clock.ts'
import { MOST_REPORTS_AN_ORDER } from '#features/selling/fulfilment/rules/damage.ts'
import {
  askReplacement,
  callOffReplacement,
  claimWords,
  damagePhoto,
  damageRefusal,
  recordClaim,
  reopenDamage,
  replaceableLines,
  reportDamage,
  type StoredDamage,
  type StoredShipment,
  sentPhotos,
  settleDamage,
  settleWords,
  shipReplacement,
} from '#features/selling/fulfilment/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { fileAnswer } from '#platform/files/server/file-store.ts'
import { damagingCalls } from '../contract/damaging.ts'
import { ORDER_DESK } from '../rules/access.ts'
import type { RefusalReason } from '../texts.ts'
import { asChange } from './as-change.ts'
import type { OrderDeskContext } from './context.ts'
import { nameOf } from './name-of.ts'
import { once } from './once.ts'
import { refusal } from './refusals.ts'

const os = implement(damagingCalls).$context<OrderDeskContext>()

export const damagingHandlers = {
  damagePhoto: os.damagePhoto.use(needs(ORDER_DESK.read)).handler(async ({ input, context }) => {
    const orderId = typedOrderNumber(input.orderID)
    const bytes = found(await damagePhoto(context, orderId, input.photo))
    return fileAnswer(bytes, `damage-${orderId}-${input.photo.slice(0, 6)}.jpg`, { shown: 'inline' })
  }),

  reportDamage: os.reportDamage.use(needs(DAMAGE.report)).handler(async ({ input, context }) => {
    const photos = await sentPhotos(input.photos)
    const change = { ...asChange(input, context), note: input.note, wasNoted: input.noted === 'yes', photos }
    return once(context, change, { kind: 'damage_reported', words: input.note }, async () => {
      const done = await reportDamage(context, context.permission, change)
      if (done.kind === 'reported') return { result: done.kind }
      throw done.reason === 'no_such_order' ? refusal(done.reason) : damageRefusal(done.reason)
    })
  }),

  claimDamage: os.claimDamage.use(needs(DAMAGE.settle)).handler(async ({ input, context }) => {
    const { report, number, note = '' } = input
    const change = { ...asChange(input, context), report, number, note }
    return once(context, change, { kind: 'claim_filed', words: claimWords(number, note) }, async () =>
      resultOf(await recordClaim(context.db, context.permission, change)),
    )
  }),

  settleDamage: os.settleDamage.use(needs(DAMAGE.settle)).handler(async ({ input, context }) => {
    const { report, reason } = input
    const change = { ...asChange(input, context), report, outcome: 'nothing' as const, reason }
    return once(
      context,
      change,
      { kind: 'damage_settled', words: settleWords('nothing', reason) },
      async () => resultOf(await settleDamage(context.db, context.permission, change)),
    )
  }),

  replace: os.replace.use(needs(ORDER.ship)).handler(async ({ input, context }) => {
    const { key, lines, reason = '', damage } = input
    if (damage !== undefined) requirePermission(context.actor, DAMAGE.settle)
    const wish = { ...asChange(input, context), key, lines, reason, damage }
    return resultOf(await askReplacement(context.db, context.permission, wish))
  }),

  shipReplacement: os.shipReplacement.use(needs(ORDER.ship)).handler(async ({ input, context }) => {
    const { id, carrier, tracking } = input
    const change = { ...asChange(input, context), id, carrier, tracking }
    return resultOf(await shipReplacement(context.db, context.permission, change))
  }),

  callOffReplacement: os.callOffReplacement.use(needs(ORDER.ship)).handler(async ({ input, context }) =>
    resultOf(
      await callOffReplacement(context.db, context.permission, {
        ...asChange(input, context),
        id: input.id,
      }),
    ),
  ),

  reopenDamage: os.reopenDamage.use(needs(DAMAGE.settle)).handler(async ({ input, context }) => {
    const change = { ...asChange(input, context), report: input.report }
    return once(context, change, { kind: 'damage_reopened' }, async () =>
      resultOf(await reopenDamage(context.db, context.permission, change)),
    )
  }),
}

type Damaged = Parameters<typeof replaceableLines>[0] & { reports: readonly StoredDamage[] }

/** The damage of an order as `actor` sees it on a day. @param today yyyy-mm-dd in the store's zone */
export function presentDamage(stored: Damaged, { actor, today }: { actor: Actor; today: string }) {
  const { reports, replacements, shipments } = stored
  const gone = shipments.filter(({ released_at }) => released_at !== null)
  const replaceable = replaceableLines(stored)
  const { report, settle } = DAMAGE
  return {
    reports: reports.map((row) => ({
      id: row.id,
      at: row.reported_at.toISOString(),
      by: nameOf(row.actor),
      note: row.note,
      wasNoted: row.was_noted,
      photos: row.photos,
      claim:
        row.claim === null
          ? null
          : {
              number: row.claim,
              note: row.claim_note,
              at: (row.claimed_at ?? row.reported_at).toISOString(),
            },
      settled: row.settled_at && { at: row.settled_at.toISOString(), outcome: row.outcome },
      clocks: gone.map((shipment) => presentClock(shipment, row.was_noted, today)),
    })),
    replacements: replacements.map((row) => ({
      ...{ id: row.id, state: row.state, at: row.asked_at.toISOString(), reason: row.reason },
      ...{ carrier: row.carrier, tracking: row.tracking },
      deliveredAt: row.delivered_at?.toISOString() ?? null,
      lines: row.lines.map(({ lineNo, quantity }) => ({
        ...{ lineNo, qty: quantity },
        name: replaceable.find((line) => line.lineNo === lineNo)?.name ?? '',
      })),
    })),
    replaceable: replaceable
      .filter(({ units }) => units > 0)
      .map(({ lineNo, name, units }) => ({ lineNo, name, units })),
    mayReplace: scopeOf(actor, ORDER.ship) === 'all',
    mayReport: scopeOf(actor, report) === 'all' && gone.length > 0 && reports.length < MOST_REPORTS_AN_ORDER,
    maySettle: scopeOf(actor, settle) === 'all',
  }
}

/** What a change answers, or its refusal. */
function resultOf<Kind extends string>(
  done: { kind: Kind } | { kind: 'refused'; reason: RefusalReason | 'no_such_order' },
): { result: Exclude<Kind, 'refused'> } {
  if ('reason' in done) throw refusal(done.reason)
  return { result: done.kind as Exclude<Kind, 'refused'> }
}

const presentClock = (shipment: StoredShipment, wasNoted: boolean, today: string) => ({
  carrier: shipment.carrier,
  tracking: shipment.tracking,
  ...claimClock(
    {
      carrier: shipment.carrier,
      shippedOn: inStoreZone(shipment.released_at ?? shipment.created_at).day,
      deliveredOn: shipment.delivered_at && inStoreZone(shipment.delivered_at).day,
    },
    wasNoted,
    today,
  ),
})
