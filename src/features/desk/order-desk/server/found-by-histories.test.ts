import { randomUUID } from 'node:crypto'
import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalRouter } from '#server/http/router.ts'
import { type FaultStage, faultStage } from '#tests/faults/stage/fault-stage.ts'
import { demoPeople, whoAsks } from '#tests/fixtures/portal/people.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'

// Faults of the desk that its random histories are about (tests/faults/history), each in its shortest form.

let stage: FaultStage
beforeAll(async () => {
  stage = await faultStage()
  await demoPeople(stage.database.db)
})
afterAll(() => stage.close())

const desk = () =>
  createRouterClient(portalRouter, {
    context: {
      ...stage.shop.services,
      ...whoAsks('operations', stage.clock.now()),
      request: makeRequest(),
    },
  }).orderDesk
const UPS = { carrier: 'UPS', tracking: '1Z1' }

/** A paid order of two furnaces, one of which has left. */
async function halfShipped(): Promise<string> {
  const { orderID } = await stage.shop.checkout(makeBody([{ id: FURNACE, qty: 2 }]))
  await desk().receiveCheck({ orderID, reference: 'CHECK 1' })
  await desk().ship({ orderID, ...UPS, lines: [{ lineNo: 1, quantity: 1 }] })
  return orderID
}

test('[29] while an order is on hold its replacement does not ship either', async () => {
  const orderID = await halfShipped()
  const id = randomUUID()
  await desk().replace({ orderID, key: id, lines: [{ lineNo: 1, quantity: 1 }] })
  await desk().hold({ orderID, reason: 'looks like fraud' })
  await expect(desk().shipReplacement({ orderID, id, ...UPS })).rejects.toMatchObject({ code: 'held' })
  await desk().release({ orderID })
  expect(await desk().shipReplacement({ orderID, id, ...UPS })).toEqual({ result: 'shipped' })
})

test('[29] an old page delivers nothing, and a form that is sent twice delivers once', async () => {
  const orderID = await halfShipped()
  const { version: seen } = await desk().open({ orderID })
  await desk().writeNote({ orderID, key: randomUUID(), body: 'The carrier lost it.' })
  await expect(desk().deliver({ orderID, seen })).rejects.toMatchObject({ code: 'changed' })
  const { version } = await desk().open({ orderID })
  const twice = await Promise.all([1, 2].map(() => desk().deliver({ orderID, seen: version })))
  expect(twice.map(({ result }) => result).sort()).toEqual(['delivered', 'repeated'])
})
