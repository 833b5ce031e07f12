import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RequiredPage } from '#features/catalog/accessories/contract.ts'
import type { ProductCard } from '#features/catalog/catalog/contract.ts'
import { ATTR } from '#features/catalog/catalog/rules/attributes.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const post = async (path: string, body: unknown) => {
  const response = await app.post(path, body)
  return { status: response.status, body: await response.json() }
}
const requiredOf = async (id: string): Promise<RequiredPage[]> =>
  (await (await app.fetch(`/v1/api/catalog/products/${id}/required_components`)).json()).pages
const idsOf = async (type: string, most: number): Promise<string[]> =>
  (
    await sql<{ id: string }>`
      select id
      from product
      where type = ${type} and withdrawn_at is null
      order by id
      limit ${most}`.execute(app.database.db)
  ).rows.map(({ id }) => id)
const cardsOf = async (ids: readonly string[]): Promise<Map<string, ProductCard>> =>
  new Map(
    (await post('/products/multiple', { productIds: ids.slice(0, 100) })).body.products.map(
      (card: ProductCard) => [card.id, card],
    ),
  )

const attributesOf = (cards: ReadonlyMap<string, ProductCard>, id: string): Attributes =>
  cards.get(id)?.attributes ?? {}

type Attributes = Readonly<Record<string, unknown>>

/** A line set has the unit's sizes, a disconnect carries at least its breaker; other parts always fit. */
function fits(kind: string, part: Attributes, unit: Attributes): boolean {
  if (kind === 'lineSet')
    return (
      part[ATTR.liquidLine] === unit[ATTR.liquidLine] && part[ATTR.suctionLine] === unit[ATTR.suctionLine]
    )
  return kind !== 'disconnect' || !(Number(part[ATTR.amps]) < Number(unit[ATTR.mop]))
}

test.each(['air-conditioner', 'heat-pump', 'mini-split-outdoor', 'mini-split-indoor'])(
  '[L-REQ] every line set offered for a product of type %s has its sizes, every disconnect takes its breaker',
  async (type) => {
    const ids = await idsOf(type, 25)
    const units = await cardsOf(ids)
    const wrong: string[] = []
    let lines = 0
    for (const id of ids) {
      const pages = await requiredOf(id)
      const needs = pages.flatMap(({ needs: all }) => all)
      const parts = await cardsOf(
        needs.flatMap(({ components }) => components.map((component) => component.id)),
      )
      for (const need of needs)
        for (const { id: part } of need.components) {
          if (need.kind === 'lineSet') lines++
          if (!fits(need.kind, attributesOf(parts, part), attributesOf(units, id)))
            wrong.push(`${id} ${need.kind} ${part}`)
        }
    }
    expect(lines).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  },
)

test('[L-REQ] only mini splits have the mini-split pages', async () => {
  // An outdoor unit with one port: the lines of others depend on their indoor units.
  const outdoors = await cardsOf(await idsOf('mini-split-outdoor', 100))
  const split = [...outdoors.values()].find(({ attributes }) => attributes[ATTR.ports] === 1)?.id
  const [condenser] = await idsOf('air-conditioner', 1)
  const filled = async (id: string | undefined) =>
    (await requiredOf(id ?? '')).filter(({ needs }) => needs.length > 0).map(({ page }) => page)
  expect([await filled(split), await filled(condenser)]).toEqual([
    [1, 2, 4, 5],
    [1, 2, 5],
  ])
})

test('[C-INSTALL] products answer their installation services; other input is refused', async () => {
  const [furnace] = await idsOf('gas-furnace', 1)
  const [pad] = await idsOf('pad', 1)
  expect(await post('/installation_quotes_service', { productIDs: [furnace, pad] })).toEqual({
    status: 200,
    body: { serviceIDs: ['7101'], services: [{ productID: furnace, serviceIDs: ['7101'] }] },
  })
  expect((await post('/installation_quotes_service', { productIDs: ['1; drop table product'] })).status).toBe(
    400,
  )
  expect(
    (await post('/installation_quotes_service', { productIDs: Array.from({ length: 101 }, () => furnace) }))
      .status,
  ).toBe(400)
})

test(
  '[C-REBATES, E-REBATES] a list of heat pumps in Chicago in one call; the total is the sum of ' +
    'its records',
  async () => {
    const ids = await idsOf('heat-pump-system', 24)
    const { status, body } = await post('/rebates/get_rebates', {
      productsData: ids.map((product_id) => ({ product_id })),
      zipcode: '60614',
    })

    expect([status, body.data.length]).toEqual([200, 24])
    expect(body.totalRebates).toBe(
      body.data.reduce((sum: number, { totalRebate }: { totalRebate: number }) => sum + totalRebate, 0),
    )
    expect(
      body.data.every(
        ({ totalRebate, authorities }: { totalRebate: number; authorities: string[] }) =>
          totalRebate === 0 && authorities.length === 0,
      ),
    ).toBe(true)
    expect(
      body.programs.every(
        ({ incomeTested, id }: { incomeTested: boolean; id: string }) =>
          !incomeTested ||
          !body.data.some((record: { rebates: { program: string; counted: boolean }[] }) =>
            record.rebates.some((rebate) => rebate.program === id && rebate.counted),
          ),
      ),
    ).toBe(true)
  },
)
