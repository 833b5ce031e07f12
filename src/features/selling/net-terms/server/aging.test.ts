import { createRouterClient } from '@orpc/server'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { type FaultStage, faultStage } from '#tests/faults/stage/fault-stage.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { netTermsHandlers } from './handlers.ts'

let stage: FaultStage
beforeAll(async () => {
  stage = await faultStage()
  await demoPeople(stage.database.db)
  const account = { limit_cents: 100_000_00, terms_days: 30, status: 'open' as const, changed_by: 'test' }
  await stage.database.db
    .insertInto('credit_account')
    .values({ company_id: 1, ...account, changed_at: stage.clock.now() })
    .execute()
})
afterAll(() => stage.close())

const credit = (person: Person) =>
  createRouterClient(netTermsHandlers, {
    context: { db: stage.database.db, clock: stage.clock, ...whoAsks(person, stage.clock.now()) },
  })

async function invoiced(dueOn: string): Promise<{ orderID: string; owed: number }> {
  const body = makeBody([{ id: FURNACE, qty: 1 }], {}, 'terms')
  const { orderID } = await stage.shop.checkout(body, undefined, {}, whoAsks('contractor'))
  const { captured_cents } = await stage.database.db
    .updateTable('credit_charge')
    .set((eb) => ({
      status: 'captured' as const,
      captured_cents: eb.ref('amount_cents'),
      invoiced_at: stage.clock.now(),
      due_on: dueOn,
    }))
    .where('order_id', '=', orderID)
    .returning('captured_cents')
    .executeTakeFirstOrThrow()
  return { orderID, owed: captured_cents / 100 }
}

test('[29] aging: operations sees who owes, a payment lowers it, others are refused', async () => {
  for (const person of ['contractor', 'sales'] as const)
    await expect(credit(person).aging({})).rejects.toMatchObject({ status: 403 })
  expect(await credit('operations').aging({})).toMatchObject({ rows: [], total: { owed: 0 } })

  const open = await invoiced('2026-12-20')
  const late = await invoiced('2026-10-01')
  const { rows, total, day } = await credit('operations').aging({})
  expect(day).toBe('2026-11-20')
  expect(rows).toMatchObject([
    {
      companyID: 1,
      ages: { notDue: open.owed, to30: 0, to60: late.owed, to90: 0, older: 0 },
      oldestDueOn: '2026-10-01',
      invoices: 2,
    },
  ])
  expect(total.owed).toBeCloseTo(late.owed + open.owed, 2)

  await credit('operations').receive({ orderID: late.orderID, reference: 'CHECK 9' })
  expect((await credit('operations').aging({})).total).toMatchObject({ to60: 0, owed: open.owed })

  const pdf = await credit('contractor').statement({ companyID: 1 })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
    mergePages: true,
  })
  expect(text).toContain(printedOrderNumber(open.orderID))
  expect(text).not.toContain(printedOrderNumber(late.orderID))
  await expect(credit('foreignContractor').statement({ companyID: 1 })).rejects.toMatchObject({ status: 404 })
})
