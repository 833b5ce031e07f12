import { randomUUID } from 'node:crypto'
import { sql, type Updateable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { noteOrder } from '#features/selling/orders/server/index.ts'
import { requestRefund } from '#features/selling/payments/server/index.ts'
import { fromWire } from '#lib/money.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { meeting } from '#tests/fixtures/database/waits.ts'
import { actorFor } from '#tests/fixtures/portal/people.ts'
import { ANN } from '#tests/fixtures/shop/permissions.ts'
import type { DeskPress, StoreAct } from '../history/desk-acts.ts'

// Controls for the desk: each does one act wrongly and leaves the others to the product.

type Really = () => Promise<unknown>

/** Ships at the press, whatever became of the money. */
export async function shipUnpaid(db: Db, { act, orderID }: DeskPress, really: Really): Promise<unknown> {
  if (act !== 'ship') return really()
  return db.updateTable('orders').set({ state: 'shipped' }).where('id', '=', orderID).execute()
}

/**
 * Looks whether the return is still to come, waits until all `presses` have looked, and then puts its units
 * back into stock.
 */
export const takeInByLookingFirst = (presses: number) => {
  const meet = meeting(presses)
  return async (db: Db, { act, orderID }: DeskPress, really: Really): Promise<unknown> => {
    if (act !== 'receive the return' && act !== 'write off the return') return really()
    const coming = await db
      .selectFrom('goods_return')
      .select('rma')
      .where('order_id', '=', orderID)
      .where('state', '=', 'approved')
      .executeTakeFirst()
    await meet()
    if (!coming) return undefined
    await sql`
    update stock s
    set available = available + r.quantity, sold = sold - r.quantity
    from goods_return_line r
    join order_line l on l.order_id = ${orderID} and l.line_no = r.line_no
    where r.rma = ${coming.rma} and s.product_id = l.product_id`
      .execute(db)
      // The database refuses more than was sold.
      .catch(() => undefined)
    await sql`
    update order_line l
    set returned = r.quantity
    from goods_return_line r
    where r.rma = ${coming.rma} and l.order_id = ${orderID} and l.line_no = r.line_no`.execute(db)
    return db.updateTable('goods_return').set({ state: 'received' }).where('rma', '=', coming.rma).execute()
  }
}

/** Refunds at once what the page shows, without a second person. */
export async function refundAlone(
  db: Db,
  { act, orderID, form }: DeskPress,
  really: Really,
): Promise<unknown> {
  if (act !== 'ask for a refund') return really()
  return inTransaction(
    db,
    async (trx) => {
      await trx.selectFrom('orders').select('id').where('id', '=', orderID).forUpdate().execute()
      const change = { orderId: orderID, actor: ANN, reason: '', now: new Date('2026-11-20') }
      const amount = fromWire(Number(form.input.amount))
      const made = await requestRefund(trx, { ...change, amount })
      if (made.kind === 'refuse') return
      await trx
        .insertInto('refund_request')
        .values({
          ...{ id: randomUUID(), order_id: orderID, amount_cents: amount, lines: '[]', reason: '' },
          ...{ state: 'made', movement_id: made.movement.id, actor: 'naive', asked_at: change.now },
        })
        .execute()
    },
    'busy',
  )
}

/** Writes what was done into the history and the audit log a second time. */
export async function writeTwice(db: Db, press: DeskPress, really: Really): Promise<unknown> {
  const answer = await really()
  const note = {
    orderId: press.orderID,
    kind: 'held' as const,
    actor: actorFor(press.person),
    now: new Date(),
  }
  await inTransaction(db, (trx) => noteOrder(trx, note), 'busy')
  return answer
}

/** Writes a second line into the audit log. */
export async function auditTwice(db: Db, press: DeskPress, really: Really): Promise<unknown> {
  const answer = await really()
  const entry = { action: 'orders.held', entity: 'order', entityId: press.orderID }
  await inTransaction(db, (trx) => recordAudit(trx, { actor: actorFor(press.person), ...entry }), 'busy')
  return answer
}

/** Carries out what the person may not do. */
export const askNobody = (_: Db, __: DeskPress, really: Really): Promise<unknown> =>
  really().catch(() => ({ result: 'done' }))

/** Ships an order that is on hold. */
export async function shipHeld(db: Db, { act, orderID }: DeskPress, really: Really): Promise<unknown> {
  if (act !== 'ship') return really()
  const hold = (held_at: Date | null) =>
    db.updateTable('orders').set({ held_at }).where('id', '=', orderID).execute()
  await hold(null)
  const answer = await really()
  await hold(new Date())
  return answer
}

/** Writes a serial number, and no word of it into the history. */
export async function enterSilently(db: Db, { act, orderID }: DeskPress, really: Really): Promise<unknown> {
  const answer = await really()
  if (act === 'enter a serial number')
    await sql`
      insert into unit_serial (order_id, line_no, part, shipment_id, sku, serial, actor, entered_at)
      select order_id, line_no, part, shipment_id, sku, 'SN-900', actor, entered_at
      from unit_serial
      where order_id = ${orderID}`.execute(db)
  return answer
}

/** Sends a mail twice for one press. */
export async function mailTwice(db: Db, { act }: DeskPress, really: Really): Promise<unknown> {
  const answer = await really()
  if (act === 'mail again')
    await sql`
      insert into outbox (topic, dedupe_key, payload, created_at, due_at)
      select topic, dedupe_key || '-2', payload, created_at, due_at
      from outbox
      where dedupe_key like '%:again:%'`.execute(db)
  return answer
}

/** Marks a replacement as delivered, and tells its buyer nothing. */
export async function deliverSilently(db: Db, { act, orderID }: DeskPress, really: Really): Promise<unknown> {
  const answer = await really()
  if (act === 'deliver')
    await db
      .deleteFrom('outbox')
      .where('dedupe_key', 'like', `order:replacement_delivered:${orderID}:%`)
      .execute()
  return answer
}

/** Makes a quote for what is added, and sends it to nobody. */
export async function quoteSilently(db: Db, { act }: DeskPress, really: Really): Promise<unknown> {
  const answer = await really()
  if (act === 'quote what is added')
    await db.deleteFrom('outbox').where('dedupe_key', 'like', 'quote-sent:%').execute()
  return answer
}

/** Opens a second request to cancel an order. */
export async function askTwice(db: Db, press: DeskPress, really: Really): Promise<unknown> {
  const answer = await really()
  const note = {
    orderId: press.orderID,
    kind: 'cancel_asked' as const,
    actor: actorFor(press.person),
    now: new Date(),
  }
  if (press.act === 'ask to cancel') await inTransaction(db, (trx) => noteOrder(trx, note), 'busy')
  return answer
}

/** Answers a request to cancel twice. */
export async function refuseTwice(db: Db, press: DeskPress, really: Really): Promise<unknown> {
  const answer = await really()
  const actor = actorFor(press.person)
  const note = { orderId: press.orderID, kind: 'cancel_refused' as const, actor, now: new Date() }
  if (press.act === 'refuse to cancel') await inTransaction(db, (trx) => noteOrder(trx, note), 'busy')
  return answer
}

/** Ships whatever the certificate says. */
export async function shipUncertified(db: Db, { act, orderID }: DeskPress, really: Really): Promise<unknown> {
  if (act !== 'ship') return really()
  const certify = (decided: Updateable<Tables['epa_certificate']>) =>
    db.updateTable('epa_certificate').set(decided).where('order_id', '=', orderID).execute()
  await certify({ state: 'verified', decided_by: 'naive', decided_at: new Date(), how: 'naive' })
  const answer = await really()
  await certify({ state: 'waiting', decided_by: null, decided_at: null, how: null })
  return answer
}

/** Takes the check of a large order that staff have not looked at. */
export async function payUnseen(db: Db, { act, orderID }: DeskPress, really: Really): Promise<unknown> {
  if (act === 'receive the check')
    await db.updateTable('orders').set({ review: 'approved' }).where('id', '=', orderID).execute()
  return really()
}

/** Undoes an edit, and leaves the phone as the edit made it. */
export async function undoHalf(db: Db, { act, orderID }: DeskPress, really: Really): Promise<unknown> {
  const answer = await really()
  if (act === 'undo the last edit')
    await sql`
      update order_event
      set data = jsonb_set(data::jsonb, '{after,contact,phone}', '"3125550199"')
      where order_id = ${orderID}
        and version = (select version from orders where id = ${orderID})`.execute(db)
  return answer
}

/** Says that a note is there again, and leaves it removed. */
export const restoreNothing = (_: Db, { act }: DeskPress, really: Really): Promise<unknown> =>
  act === 'restore the note' ? Promise.resolve({ result: 'restored' }) : really()

/** Closes a day, and writes into its figures afterwards. */
export async function changeTheBooks(db: Db, _: StoreAct, really: Really): Promise<unknown> {
  const answer = await really()
  await sql`update day_close set figures = jsonb_set(figures::jsonb, '{ways}', '[{"taken":1}]')`.execute(db)
  return answer
}
