import { afterAll, beforeAll, expect, test } from 'vitest'
import { factsOf, isRegulated } from '#features/catalog/compliance/rules/facts.ts'
import { outcomeOf } from '#features/catalog/compliance/rules/judgment.ts'
import { judgeProduct } from '#features/catalog/compliance/rules/rules.ts'
import { refuseForbidden } from '#features/catalog/compliance/server/index.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { RULE_PLACES } from '#tests/fixtures/shop/rule-places.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const ZIPS = ['60614', '84101', '92801', '93721', '92101', '33130', '85001', '00901']
const PRODUCTS_A_TYPE = 4

/** A few products of every type that rules concern. */
async function someProducts() {
  const rows = await app.database.db
    .selectFrom('product')
    .select(['id', 'type', 'attributes'])
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute()
  const byType = Map.groupBy(
    rows.filter(({ type }) => isRegulated(type)),
    ({ type }) => type,
  )
  return [...byType.values()].flatMap((products) => products.slice(0, PRODUCTS_A_TYPE))
}

/** Whether the checkout would refuse a product at a zip. */
const isRefused = (id: string, zip: string): Promise<boolean> =>
  refuseForbidden(app.database.db, { ids: [id], zip, at: new Date() }).then(
    () => false,
    ({ code }: { code: string }) => code === 'not_allowed_there',
  )

test('[V-NOX] [V-REGION] compliance, cart and checkout all give the verdict of the rules', async () => {
  const products = await someProducts()
  const ids = products.map(({ id }) => id)
  const today = inStoreZone(new Date()).day
  for (const zip of ZIPS) {
    const place = RULE_PLACES.find((each) => each.zip === zip)!
    const expected = products.map(({ type, attributes }) =>
      outcomeOf(judgeProduct(factsOf(type, attributes), place, today)),
    )
    const checked = await (await app.post('/compliance/check', { zipcode: zip, productIDs: ids })).json()
    const lines = ids.map((id) => ({ id, quantity: 1 }))
    const { rules } = await (await app.post('/cart/check', { zipcode: zip, products: lines })).json()
    const inCart = new Map<string, string>(
      rules.products.map((each: { id: string; outcome: string }) => [each.id, each.outcome]),
    )
    const refused = await Promise.all(ids.map((id) => isRefused(id, zip)))

    expect(checked.products.map(({ outcome }: { outcome: string }) => outcome)).toEqual(expected)
    expect(ids.map((id) => inCart.get(id) ?? 'allowed')).toEqual(expected)
    expect(refused).toEqual(expected.map((outcome) => outcome === 'blocked'))
  }
  expect(products.length).toBeGreaterThan(50)
})
