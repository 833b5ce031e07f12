import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { FURNACE, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { breaches, type Facts } from '../checks/invariants.ts'
import { byCheck, database, files, HASH, held, ledger, shipped, sound, withSoundShop } from './sound-shop.ts'

// Tests the checks themselves: they find no breach in a sound shop, and each kind of damage below is found.

withSoundShop()

test('a sound shop has no breach', async () => {
  expect(await breaches(sound)).toEqual([])
})

/** The breaches that are found after a transaction damages something; it is rolled back afterwards. */
async function foundAfter(
  damage: (db: Db) => Promise<unknown>,
  change: (facts: Facts) => Partial<Facts> = () => ({}),
): Promise<string[]> {
  let found: string[] = []
  const undone = new Error('undone')
  await database.db
    .transaction()
    .execute(async (trx) => {
      await dropGuards(trx)
      await damage(trx)
      found = await breaches({ ...sound, ...change(sound), db: trx })
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return found
}

// The database refuses most of these values: its constraints are dropped first.
const dropGuards = (db: Db) =>
  sql`do $$ declare guard record; begin
    for guard in
      select conrelid::regclass as relation, conname
      from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0
    loop
      execute format('alter table %s drop constraint %I', guard.relation, guard.conname);
    end loop; end $$`.execute(db)

const nothing = async () => {}
const later = (...ms: number[]) => new Date(sound.now!.getTime() + ms.reduce((sum, each) => sum + each, 0))
const charge = (orderId: string) =>
  ledger.entries.find((entry) => entry.orderId === orderId && entry.refundOf === undefined)!

const DAMAGES: readonly [
  string,
  string,
  (db: Db) => Promise<unknown>,
  ((facts: Facts) => Partial<Facts>)?,
][] = [
  [
    'I1',
    'two orders of one attempt',
    async (db) => {
      await sql`alter table orders drop constraint orders_attempt_key_key`.execute(db)
      await sql`update orders set attempt_key = 'one'`.execute(db)
    },
  ],
  [
    'I2',
    'a second live charge',
    nothing,
    ({ ledger: entries }) => ({ ledger: [...entries, { ...charge(held), id: 'second' }] }),
  ],
  [
    'I2',
    'more captured than the total',
    nothing,
    ({ ledger: entries }) => ({
      ledger: entries.map((entry) =>
        entry.orderId === shipped ? { ...entry, amount: entry.amount + 1 } : entry,
      ),
    }),
  ],
  [
    'I2',
    'a refund that is missing in our database',
    nothing,
    ({ ledger: entries }) => ({
      ledger: [
        ...entries,
        {
          id: 'back',
          orderId: shipped,
          amount: 100,
          token: '',
          status: 'captured',
          refundOf: charge(shipped).id,
        },
      ],
    }),
  ],
  [
    'I2',
    'more refunded than captured',
    nothing,
    ({ ledger: entries }) => ({
      ledger: [
        ...entries,
        {
          id: 'back',
          orderId: shipped,
          amount: charge(shipped).amount + 1,
          token: '',
          status: 'captured',
          refundOf: charge(shipped).id,
        },
      ],
    }),
  ],
  [
    'I3',
    'a charge for no order of ours',
    nothing,
    ({ ledger: entries }) => ({
      ledger: [...entries, { ...charge(held), id: 'x', orderId: 'A000000000000' }],
    }),
  ],
  [
    'I3',
    'a charge of a cancelled order',
    (db) => sql`update orders set state = 'cancelled' where id = ${held}`.execute(db),
  ],
  [
    'I4',
    'a paid order without a charge',
    nothing,
    ({ ledger: entries }) => ({ ledger: entries.filter((entry) => entry.orderId !== held) }),
  ],
  [
    'I4',
    'a paid order with a charge of another amount',
    nothing,
    ({ ledger: entries }) => ({
      ledger: entries.map((entry) => (entry.orderId === held ? { ...entry, amount: 100 } : entry)),
    }),
  ],
  [
    'I4',
    'a paid order with a charge in another currency',
    nothing,
    ({ ledger: entries }) => ({
      ledger: entries.map((entry) => (entry.orderId === held ? { ...entry, currency: 'CAD' } : entry)),
    }),
  ],
  [
    'I4',
    'goods that shipped without their money',
    nothing,
    ({ ledger: entries }) => ({
      ledger: entries.map((entry) =>
        entry.orderId === shipped ? { ...entry, status: 'authorized' } : entry,
      ),
    }),
  ],
  [
    'I4',
    'an order that waits for a check and is marked as paid',
    (db) => sql`update orders set state = 'paid' where id = ${byCheck}`.execute(db),
  ],
  ['I5', 'a confirmed order that does not exist', nothing, () => ({ reported: ['A111111111111'] })],
  [
    'I6',
    'a unit that got lost',
    (db) => sql`update stock set available = available - 1 where product_id = ${FURNACE}`.execute(db),
  ],
  [
    'I6',
    'a unit that is sold and not ordered',
    (db) =>
      sql`update stock set available = available - 1, sold = sold + 1 where product_id = ${FURNACE}`.execute(
        db,
      ),
  ],
  [
    'I6',
    'a negative stock',
    (db) =>
      sql`update stock set opening = reserved - 3, available = -3 where product_id = ${THERMOSTAT}`.execute(
        db,
      ),
  ],
  ['I7', 'a counter that is too low', (db) => sql`update coupon set used = 0`.execute(db)],
  ['I7', 'a coupon used beyond its limit', (db) => sql`update coupon set usage_limit = 0`.execute(db)],
  ['I7', 'an address beyond its limit', (db) => sql`update coupon set per_email_limit = 0`.execute(db)],
  [
    'I7',
    'an order with a discount and no redemption',
    (db) => sql`update orders set coupon_code = 'TENOFF' where id = ${held}`.execute(db),
  ],
  [
    'I8',
    'a total that is not the sum',
    (db) => sql`update orders set total_cents = total_cents + 1 where id = ${byCheck}`.execute(db),
  ],
  [
    'I8',
    'a discount that its coupon does not give',
    (db) =>
      sql`
        update orders
        set discount_cents = discount_cents + 1, total_cents = total_cents - 1
        where id = ${byCheck}`.execute(db),
  ],
  [
    'I8',
    'a tax that is a cent off, and a total that fits it',
    (db) =>
      sql`
        update orders
        set tax_cents = tax_cents + 1, total_cents = total_cents + 1
        where id = ${byCheck}`.execute(db),
  ],
  [
    'I8',
    'an attempt of another amount',
    (db) => sql`update payment_attempt set amount_cents = 1 where order_id = ${held}`.execute(db),
  ],
  ['I8', 'a receipt of another total', nothing, () => ({ receipts: [{ orderID: held, total: 1 }] })],
  ['I8', 'a mail of another total', nothing, () => ({ letters: [{ orderID: held, text: 'Total $1.00' }] })],
  [
    'I9',
    'a gap in the history',
    (db) => sql`delete from order_event where order_id = ${shipped} and version = 2`.execute(db),
  ],
  [
    'I9',
    'a state that no event made',
    (db) => sql`update orders set state = 'delivered' where id = ${shipped}`.execute(db),
  ],
  [
    'I9',
    'a step that is not allowed',
    (db) =>
      sql`update order_event set to_state = 'delivered' where order_id = ${held} and version = 2`.execute(db),
  ],
  [
    'I10',
    'an effect that was not carried out',
    (db) =>
      sql`update outbox set sent_at = null where dedupe_key = ${`order-confirmation:${held}`}`.execute(db),
  ],
  [
    'I10',
    'a buyer who got no mail',
    nothing,
    ({ mails = [] }) => ({ mails: mails.filter((id) => !id.includes(held)) }),
  ],
  [
    'I10',
    'a mail under a second Message-ID',
    nothing,
    ({ mails = [] }) => ({ mails: [...mails, `order-confirmation:${held}:again`] }),
  ],
  [
    'I10',
    'a mail that no transaction asked for',
    nothing,
    ({ mails = [] }) => ({ mails: [...mails, 'order:shipped:A111111111111:1'] }),
  ],
  [
    'I11',
    'a message that no worker sends',
    (db) =>
      sql`
        update outbox
        set sent_at = null, tries = 1, due_at = ${sound.now}
        where dedupe_key = ${`order-confirmation:${held}`}`.execute(db),
    () => ({ now: later(61_000) }),
  ],
  [
    'I11',
    'a capture or refund whose process died',
    (db) => sql`update money_movement set status = 'sending', due_at = ${sound.now}`.execute(db),
    () => ({ now: later(61_000) }),
  ],
  [
    'I11',
    'a payment whose check is overdue',
    (db) =>
      sql`
        update payment_attempt
        set status = 'unknown', next_check_at = ${sound.now}
        where order_id = ${held}`.execute(db),
    () => ({ now: later(61_000) }),
  ],
  [
    'I11',
    'a job whose worker is gone',
    async (db) => {
      await sql`create schema pgboss`.execute(db)
      await sql`
        create table pgboss.job as
        select
          'outbox' as name, 'active' as state,
          now() - interval '1 hour' as started_on, 120 as expire_seconds`.execute(db)
    },
  ],
  [
    'I12',
    'an answer with the name of another person',
    nothing,
    () => ({ answers: [{ to: 'ann', body: 'delivered to Ben Ode' }] }),
  ],
  [
    'I13',
    'a price that was never offered',
    (db) => sql`update order_line set unit_price_cents = 1 where order_id = ${held}`.execute(db),
  ],
  [
    'I13',
    'a price that ended before the order',
    (db) => sql`update product_price set valid_to = '2026-02-01' where product_id = ${FURNACE}`.execute(db),
  ],
  [
    'I14',
    'old and new prices in one answer',
    async (db) => {
      await sql`
        update product_price
        set valid_to = '2026-11-01'
        where product_id in (${FURNACE}, ${THERMOSTAT})`.execute(db)
      await sql`
        insert into product_price (product_id, price_cents, valid_from)
        values (${FURNACE}, 1, '2026-11-01'), (${THERMOSTAT}, 2, '2026-11-01')`.execute(db)
    },
    () => ({ offers: [{ [FURNACE]: 1, [THERMOSTAT]: 14_950 }] }),
  ],
  [
    'I15',
    'an undecided payment',
    (db) =>
      sql`
        update payment_attempt
        set status = 'unknown', next_check_at = ${later(0)}
        where order_id = ${held}`.execute(db),
  ],
  [
    'I15',
    'a refund without an outcome for too long',
    (db) => sql`update money_movement set status = 'unknown', due_at = ${later(0)}`.execute(db),
  ],
  ['I15', 'a new buyer who cannot buy', nothing, () => ({ canary: 'busy' })],
  [
    'I16',
    'a picture that is not stored',
    (db) => sql`update product_image set hash = 'beefbeefbeefbeefbeefbeefbeefbeef'`.execute(db),
  ],
  [
    'I16',
    'a photo of damage that is not stored',
    (db) =>
      sql`
        with report as (
          insert into damage_report (id, order_id, note, was_noted, actor, reported_at)
          values ('d1', ${shipped}, 'dent', true, 'buyer', now())
          returning id
        )
        insert into damage_photo (report_id, position, hash, width, height, bytes)
        select id, 0, 'beefbeefbeefbeefbeefbeefbeefbeef', 9, 9, 9
        from report`.execute(db),
  ],
  [
    'I16',
    'a picture of another size than it says',
    (db) => sql`update product_image set width = 801`.execute(db),
  ],
]

test.each(DAMAGES)('%s: %s', async (id, _, damage, change) => {
  expect(await foundAfter(damage, change)).toContainEqual(expect.stringMatching(new RegExp(`^${id}: `)))
})

test('I16: finds a partly written file after an hour, and not one that is being written', async () => {
  const half = join(files, 'product-images', HASH, '800.avif.0f9d6d2e-0c8f-4d0a-9b1e-6d5d3c2b1a09')
  await writeFile(half, 'half')
  expect(await breaches(sound)).toEqual([])
  await utimes(half, new Date(0), new Date(0))

  expect(await breaches(sound)).toEqual([expect.stringContaining('I16')])
  await rm(half)
})

test('each of the sixteen invariants has a damage above', () => {
  const ids = new Set(DAMAGES.map(([id]) => id))

  expect([...ids]).toEqual(Array.from({ length: 16 }, (_, index) => `I${index + 1}`))
})
