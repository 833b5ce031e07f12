import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '#api/refusal.ts'
import { portalRouter } from '#server/http/router.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'
import { PERMISSION_ROWS } from './permission-rows.ts'

/**
 * The permissions that move money, prices, rights or lists of people. Each call that needs one asks for a
 * second factor of the last five minutes.
 */
const ACTIONS: readonly string[] = [
  'orders.cancel',
  'orders.receive-payment',
  'orders.approve-price',
  'orders.approve-refund',
  'returns.receive',
  'quotes.approve',
  'quotes.honor',
  'price-lists.write',
  'credit.write',
  'certificates-tax.decide',
  'companies.write',
  'users.write',
  'audit.export',
]

/** Calls that need one of these permissions and ask for no second factor, and why. */
const FREE: Readonly<Record<string, string>> = {
  'companies.create': 'a new company has no person, no price and no credit yet',
  'orderDesk.receiveCheck': 'money that comes in; it asks for an invoice and for a large order',
  'priceLists.preview': 'changes nothing',
  'priceLists.previewCosts': 'changes nothing',
}

/** Calls that need a weaker permission, and act on money for those who have one of these. */
const ALSO: Readonly<Record<string, Record<string, unknown>>> = {
  'orders.cancel': { orderID: 'A000000000000', reason: 'x' },
}

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await demoPeople(app.database.db)
})
afterAll(() => app.close())

async function codeOf(name: string, person: Person, input: unknown, steppedUpAt?: Date) {
  const [feature = '', endpoint = ''] = name.split('.')
  const context = { ...app.services, ...whoAsks(person, steppedUpAt), request: makeRequest() }
  const client = createRouterClient(portalRouter, { context })
  const calls = Reflect.get(client, feature) as Record<string, (input: unknown) => Promise<unknown>>
  try {
    await calls[endpoint]!(input)
    return 'done'
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return refusal.code
  }
}

const rows = [
  ...Object.entries(PERMISSION_ROWS).flatMap(([name, { needs, input }]) =>
    ACTIONS.some((action) => action === needs) && !(name in FREE) ? [[name, input] as const] : [],
  ),
  ...Object.entries(ALSO),
]

describe('[S7] asks for a fresh second factor', () => {
  test.each(rows)('%s', async (name, input) => {
    expect(await codeOf(name, 'admin', input)).toBe('step_up_needed')
    const old = new Date(app.services.clock.now().getTime() - 20 * 60_000)
    expect(await codeOf(name, 'admin', input, old)).toBe('step_up_needed')
    expect(await codeOf(name, 'admin', input, app.services.clock.now())).not.toBe('step_up_needed')
  })

  test('a contractor who asks operations to cancel an order needs none: that moves no money', async () => {
    const input = { orderID: 'A000000000000', reason: 'x' }
    expect(await codeOf('orders.cancel', 'contractor', input)).toBe('not_found')
  })
})
