import { expect, test } from 'vitest'
import { searchRequestSchema } from '#features/choosing/search/contract.ts'
import { toQuery } from '#features/choosing/search/server/present.ts'
import { sharedSearch } from './ask.ts'

const { engine } = await sharedSearch()
const ask = (query: string) => engine.search(toQuery(searchRequestSchema.parse({ query, limit: 24 }), engine))

test.each([
  ['gas furnace for fresno', 'Fresno, CA'],
  ['water heater allowed in san diego', 'San Diego, CA'],
  ['3 ton ac 85001', 'Phoenix, AZ 85001'],
  ['air conditioner phoenix az', 'Phoenix, AZ'],
  ['heat pump for minnesota', 'Minnesota'],
])('[domain-3 E8] %j: what %s forbids stands behind what it allows', async (query, label) => {
  const { place, hits } = await ask(query)
  const isForbidden = hits.map(({ id }) => place?.forbidden.some((each) => each.id === id) ?? false)

  expect(place?.label).toBe(label)
  expect(isForbidden).toEqual(isForbidden.toSorted())
  expect(isForbidden[0]).toBe(false)
})

test('[domain-3 E8] the last products of a place say why they are forbidden', async () => {
  const whole = toQuery(searchRequestSchema.parse({ query: 'gas furnace in fresno', limit: 1 }), engine)
  const { total } = await engine.search(whole)
  const { place } = await engine.search({ ...whole, from: total - 5, limit: 5 })

  expect(place?.forbidden.map(({ why }) => why)).toEqual(
    Array(5).fill(expect.stringMatching(/NOx|California|federal minimum/)),
  )
})

test.each(['mobile home furnace', 'york furnace', 'gas furnace', 'orange flame', '60000 btu furnace'])(
  '[domain-3 E8] %j names no place',
  async (query) => {
    expect((await ask(query)).place).toBeUndefined()
  },
)
