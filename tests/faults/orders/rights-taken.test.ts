import { createRouterClient } from '@orpc/server'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Staff } from '#features/people/accounts/rules/actor.ts'
import { requirePermission, startSession, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { refundOrder } from '#features/selling/fulfilment/server/changes/refund-order.ts'
import { shipOrder } from '#features/selling/fulfilment/server/shipping/ship.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { writeCosts } from '#features/selling/pricing/server/index.ts'
import { toCents } from '#lib/money.ts'
import { portalRouter } from '#server/http/router.ts'
import { meeting, whenWaiting, withoutLockLimit } from '#tests/fixtures/database/waits.ts'
import { accountIdOf, actorFor, demoPeople, whoAsks } from '#tests/fixtures/portal/people.ts'
import { HOMEOWNER, quoteContent } from '#tests/fixtures/portal/quotes.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE, PRICES } from '#tests/fixtures/shop/products.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { type FaultStage, faultStage } from '../stage/fault-stage.ts'

// A session ends, or a right is taken away, while its holder moves money.
let stage: FaultStage
let db: FaultStage['database']['db']
let clock: FaultStage['clock']

type StaffPerson = 'sales' | 'operations' | 'admin'
const SECOND_ADMIN = 6

beforeAll(async () => {
  stage = await faultStage()
  ;({ clock } = stage)
  ;({ db } = stage.database)
  withoutLockLimit(stage.database)
  await demoPeople(db)
  await sql`
    insert into account (id, role, email, name, created_at)
    overriding system value
    values (${SECOND_ADMIN}, 'admin', 'eve@alpine.example', 'Eve', now())`.execute(db)
  const credit = { limit_cents: 10_000_000_00, terms_days: 30, status: 'open' as const }
  const changed = { changed_by: 'test', changed_at: clock.now() }
  await db
    .insertInto('credit_account')
    .values({ company_id: 1, ...credit, ...changed })
    .execute()
  await writeCosts(db, [{ productId: FURNACE, cost: toCents(700_00) }], clock.now())
})
afterAll(() => stage.close())
afterEach(async () => {
  for (const person of ['sales', 'operations', 'admin'] as const)
    await db
      .updateTable('account')
      .set({ role: person, disabled_at: null })
      .where('id', '=', accountIdOf(person))
      .execute()
})

/** A person of staff in a new session, with a fresh second factor. */
async function signIn(person: StaffPerson): Promise<WhoAsks & { actor: Staff }> {
  const accountId = accountIdOf(person)
  const { sessionId } = await startSession(db, accountId, { device: 'test', network: '' }, clock.now())
  const actor = { ...(actorFor(person) as Staff), session: sessionId }
  return { actor, signedIn: { actor, sessionId, accountId, email: '', steppedUpAt: clock.now() } }
}

const portal = (who: WhoAsks) =>
  createRouterClient(portalRouter, { context: { ...stage.shop.services, ...who, request: makeRequest() } })

const placed = async (): Promise<string> =>
  (await stage.shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))).orderID

async function shipped(): Promise<string> {
  const orderId = await placed()
  const now = clock.now()
  const ups = { orderId, carrier: 'UPS', tracking: `1Z${orderId}`, now }
  await shipOrder(db, requirePermission({ kind: 'staff', role: 'operations', name: 'ann' }, ORDER.ship), ups)
  await stage.work('move-money')
  return orderId
}

/** An order on terms whose goods have left. */
async function invoiced(): Promise<string> {
  const body = makeBody([{ id: FURNACE, qty: 1 }], {}, 'terms')
  const { orderID } = await stage.shop.checkout(body, undefined, {}, whoAsks('contractor'))
  await db
    .updateTable('credit_charge')
    .set((eb) => ({
      status: 'captured' as const,
      captured_cents: eb.ref('amount_cents'),
      invoiced_at: clock.now(),
      due_on: '2030-01-01',
    }))
    .where('order_id', '=', orderID)
    .execute()
  return orderID
}

const LOWER = toCents(PRICES[FURNACE]! * 100 - 200_00)
const cart = () => ({
  products: [{ id: FURNACE, qty: 1, price: LOWER / 100 }],
  reason: 'Match a competitor',
  responsibleParty: 'Dana Reyes',
})

const eventsOf = async (orderId: string, kind: string): Promise<number> =>
  (
    await db
      .selectFrom('order_event')
      .select('kind')
      .where('order_id', '=', orderId)
      .where('kind', '=', kind)
      .execute()
  ).length

const movementsOf = async (orderId: string, kind: 'capture' | 'refund'): Promise<number> =>
  (
    await db
      .selectFrom('money_movement')
      .select('id')
      .where('order_id', '=', orderId)
      .where('kind', '=', kind)
      .execute()
  ).length

interface StaffAction {
  by: StaffPerson
  /** the table that it needs after it has read its right again */
  waitsFor: 'orders' | 'audit_chain'
  /** Prepares the action: how it is begun, and how often it has been done. */
  prepare(): Promise<{ begin(who: WhoAsks & { actor: Staff }): Promise<unknown>; times(): Promise<number> }>
}

const ACTIONS: Readonly<Record<string, StaffAction>> = {
  'an order is cancelled': {
    by: 'operations',
    waitsFor: 'orders',
    async prepare() {
      const orderID = await placed()
      return {
        begin: (who) => portal(who).orders.cancel({ orderID, reason: 'asked to' }),
        times: () => eventsOf(orderID, 'cancelled'),
      }
    },
  },
  'a refund is asked for': {
    by: 'operations',
    waitsFor: 'orders',
    async prepare() {
      const orderId = await shipped()
      const wanted = { kind: 'amount', amount: toCents(10_000) } as const
      const change = { orderId, reason: 'damaged', wanted, now: clock.now() }
      return {
        begin: ({ actor }) => refundOrder(db, requirePermission(actor, ORDER.refund), change),
        times: () => movementsOf(orderId, 'refund'),
      }
    },
  },
  'a shipment captures the money': {
    by: 'operations',
    waitsFor: 'orders',
    async prepare() {
      const orderId = await placed()
      const ups = { orderId, carrier: 'UPS', tracking: '1Z1', now: clock.now() }
      return {
        begin: ({ actor }) => shipOrder(db, requirePermission(actor, ORDER.ship), ups),
        times: () => movementsOf(orderId, 'capture'),
      }
    },
  },
  'a payment on terms is recorded': {
    by: 'operations',
    waitsFor: 'orders',
    async prepare() {
      const orderID = await invoiced()
      return {
        begin: (who) => portal(who).netTerms.receive({ orderID, amount: 1, reference: 'check 1' }),
        times: async () => {
          const paid = db
            .selectFrom('credit_payment')
            .innerJoin('credit_charge', 'credit_charge.id', 'credit_payment.charge_id')
          return (await paid.select('credit_payment.id').where('order_id', '=', orderID).execute()).length
        },
      }
    },
  },
  'lower prices are asked for': {
    by: 'sales',
    waitsFor: 'audit_chain',
    async prepare() {
      const count = async () => (await db.selectFrom('price_request').select('id').execute()).length
      const before = await count()
      return {
        begin: (who) => portal(who).repricing.ask(cart()),
        times: async () => (await count()) - before,
      }
    },
  },
  'lower prices are approved': {
    by: 'admin',
    waitsFor: 'audit_chain',
    async prepare() {
      const { id } = await portal(await signIn('sales')).repricing.ask(cart())
      return {
        begin: (who) => portal(who).repricing.decide({ id, decision: 'approved' }),
        times: async () => {
          const decided = db.selectFrom('price_request').select('id').where('state', '=', 'approved')
          return (await decided.where('id', '=', id).execute()).length
        },
      }
    },
  },
  'a quote beyond the limit is approved': {
    by: 'admin',
    waitsFor: 'audit_chain',
    async prepare() {
      const { quotes } = portal(await signIn('sales'))
      const content = quoteContent([{ id: FURNACE, price: LOWER / 100 }])
      const draft = await quotes.create({ contact: HOMEOWNER, content })
      const { id, revision } = await quotes.submit({ id: draft.id, revision: draft.revision })
      return {
        begin: (who) => portal(who).quotes.approve({ id, revision }),
        times: async () => {
          const approved = db.selectFrom('quote').select('id').where('state', '=', 'approved')
          return (await approved.where('id', '=', id).execute()).length
        },
      }
    },
  },
}

const eve = (): WhoAsks => {
  const actor: Staff = { kind: 'staff', role: 'admin', name: 'Eve', id: SECOND_ADMIN }
  const session = { sessionId: 0, accountId: SECOND_ADMIN, email: '', steppedUpAt: clock.now() }
  return { actor, signedIn: { actor, ...session } }
}

/** What takes the right away, through the portal's own calls. */
const ENDS: Readonly<Record<string, (by: StaffPerson) => Promise<unknown>>> = {
  'the person signs out all other browsers': async (by) =>
    portal(await signIn(by)).ownAccount.endSession({ session: 'others' }),
  'an administrator disables the person': (by) =>
    portal(eve()).users.setDisabled({ id: accountIdOf(by), disabled: true }),
  'an administrator takes the role away': (by) =>
    portal(eve()).users.changeRole({
      id: accountIdOf(by),
      role: by === 'operations' ? 'sales' : 'operations',
    }),
}

const cases = Object.entries(ACTIONS).flatMap(([name, action]) =>
  Object.entries(ENDS).map(([how, end]) => ({ name, how, action, end })),
)

const codeOf = (running: Promise<unknown>): Promise<string> =>
  running.then(
    () => 'done',
    (error: { code?: string }) => String(error.code),
  )

describe('a right is taken away while its holder moves money', () => {
  test.each(cases)('$name; first $how: it is refused, and nothing is done', async ({ action, end }) => {
    const { begin, times } = await action.prepare()
    const who = await signIn(action.by)
    let [ending, acting]: Promise<string>[] = []
    await db.transaction().execute(async (trx) => {
      await sql`select id from session where id = ${who.actor.session} for no key update`.execute(trx)
      ending = codeOf(end(action.by))
      await whenWaiting(db, 1)
      acting = codeOf(begin(who))
      // A product that does not read the right again waits for nothing, and fails below.
      await Promise.race([whenWaiting(db, 2), acting])
    })

    expect(await ending).toBe('done')
    expect(['sign_in_needed', 'forbidden']).toContain(await acting)
    expect(await times()).toBe(0)
  })

  test.each(cases)('$name before $how: it is done, and then the right ends', async ({ action, end }) => {
    const { begin, times } = await action.prepare()
    const who = await signIn(action.by)
    let [ending, acting]: Promise<string>[] = []
    await db.transaction().execute(async (trx) => {
      await sql`lock table ${sql.table(action.waitsFor)} in exclusive mode`.execute(trx)
      acting = codeOf(begin(who))
      await whenWaiting(db, 1)
      ending = codeOf(end(action.by))
      await Promise.race([whenWaiting(db, 2), ending])
    })

    expect([await acting, await ending, await times()]).toEqual(['done', 'done', 1])
    expect(await codeOf(begin(who))).not.toBe('done')
  })

  test('control: a refund that reads its right first and refunds later is made without it', async () => {
    const orderId = await shipped()
    const { actor } = await signIn('operations')
    const [read, ended] = [meeting(2), meeting(2)]
    const isLive = async () =>
      (await db.selectFrom('session').select('ended_at').where('id', '=', actor.session!).executeTakeFirst())
        ?.ended_at === null
    const naive = async () => {
      const mayRefund = await isLive()
      await read()
      await ended()
      if (!mayRefund) return
      // An actor without an account is not read again.
      const unread = requirePermission({ kind: 'staff', role: 'operations', name: 'ann' }, ORDER.refund)
      const wanted = { kind: 'amount', amount: toCents(10_000) } as const
      await refundOrder(db, unread, { orderId, reason: 'damaged', wanted, now: clock.now() })
    }
    const refunding = naive()
    await read()
    await ENDS['an administrator disables the person']!('operations')
    const refundsBefore = await movementsOf(orderId, 'refund')
    await ended()
    await refunding

    expect([refundsBefore, await movementsOf(orderId, 'refund'), await isLive()]).toEqual([0, 1, false])
  })
})
