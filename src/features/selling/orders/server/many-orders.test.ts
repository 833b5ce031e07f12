import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { fillOrders } from '#tests/fixtures/database/many-orders.ts'
import { foldEvents } from '../rules/order-state.ts'

test('the many orders of tests are orders: history, lines and money agree', async () => {
  const { db, url, drop } = await makeDatabase()
  try {
    await fillOrders(url, { orders: 8_000, now: new Date('2026-11-28T18:00:00Z') })
    const orders = await db.selectFrom('orders').selectAll().execute()
    const events = Map.groupBy(
      await db.selectFrom('order_event').selectAll().execute(),
      ({ order_id }) => order_id,
    )
    const wrong = orders.filter(({ id, state, version }) => {
      const own = (events.get(id) ?? []).map((event) => ({
        version: event.version,
        from: event.from_state,
        to: event.to_state,
      }))
      return foldEvents(own) !== state || own.length !== version
    })
    const { rows } = await sql`
      select id
      from orders
      where total_cents <> (
        select sum(quantity * unit_price_cents)
        from order_line
        where order_id = id
      )`.execute(db)
    expect([orders.length, wrong, rows]).toEqual([8_000, [], []])
    expect(new Set(orders.map(({ state }) => state)).size).toBe(11)
  } finally {
    await drop()
  }
})
