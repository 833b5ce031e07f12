import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeskStage, deskStage } from '#tests/fixtures/portal/desk-stage.ts'
import type { Person } from '#tests/fixtures/portal/people.ts'
import { THERMOSTAT } from '#tests/fixtures/shop/products.ts'

let stage: DeskStage
beforeAll(async () => {
  stage = await deskStage()
})
afterAll(() => stage.close())

type Wanted = Omit<Parameters<ReturnType<DeskStage['desk']>['previewEdit']>[0], 'orderID'>

async function edit(orderID: string, wanted: Wanted): Promise<number> {
  const { after } = await stage.desk().previewEdit({ orderID, ...wanted })
  const form = { orderID, ...wanted, key: randomUUID(), expected: after.sums.total }
  return (await stage.desk().edit(form)).version!
}

/** Whether the history of an order offers to change each of its edits back, oldest first. */
async function offered(orderID: string, person: Person = 'operations') {
  const { changeBack } = await stage.desk(person).open({ orderID })
  const { entries } = await stage.desk(person).timeline({ orderID, group: 'people' })
  return entries
    .toReversed()
    .flatMap((entry) => (entry.source === 'event' && entry.edit ? [changeBack.includes(entry.version)] : []))
}

const changeBack = (orderID: string, version: number) =>
  stage.desk().undoEdit({ orderID, version, key: randomUUID() })

const PHONE = { contact: { phone: '312 555 0199', phoneExtension: '', phone2: '' } }
const NO_THERMOSTAT = { lines: [{ productID: THERMOSTAT, quantity: 0 }] }

test('[29] history offers to change an edit back to who may, while something would change', async () => {
  const orderID = await stage.byCheck()
  const version = await edit(orderID, PHONE)
  expect([await offered(orderID, 'sales'), await offered(orderID)]).toEqual([[false], [true]])
  await changeBack(orderID, version)
  expect(await offered(orderID)).toEqual([false, true])
  await stage.desk().receiveCheck({ orderID, reference: 'CHECK 8' })
  await stage.desk().ship({ orderID, carrier: 'UPS', tracking: '1Z1' })
  expect(await offered(orderID)).toEqual([false, false])
})

test('[29] an edit that gave money back is not offered, and the server refuses it', async () => {
  const orderID = await stage.paid({ furnaces: 1, thermostats: 1 })
  const items = await edit(orderID, NO_THERMOSTAT)
  await edit(orderID, PHONE)
  expect(await offered(orderID)).toEqual([false, true])
  await expect(changeBack(orderID, items)).rejects.toMatchObject({ code: 'above_paid' })

  // Of an order that is not paid the same edit goes back.
  const unpaid = await stage.byCheck({ furnaces: 1, thermostats: 1 })
  const version = await edit(unpaid, NO_THERMOSTAT)
  expect(await offered(unpaid)).toEqual([true])
  expect(await changeBack(unpaid, version)).toMatchObject({ result: 'edited' })
})
