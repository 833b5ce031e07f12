import { expect, test } from 'vitest'
import { sharedSearch } from './ask.ts'

test.each([
  '95% gas furnace',
  '95 furnace',
  '95 afue furnace',
  'furnace 95 or better',
  'does anyone make a furnace that burns propane and is 95 or better',
])('[issue 27, one home] models for mobile homes never lead unasked: %s', async (query) => {
  const { products } = await (await sharedSearch()).ask(query)

  expect(products.slice(0, 5).map(({ type, name }) => [type, /\bMH\b/.test(name)])).toEqual(
    Array.from({ length: 5 }, () => ['gas-furnace', false]),
  )
})

test.each(['95 furnace for a mobile home', 'homestead 95 furnace'])(
  '[issue 27, one home] models for mobile homes lead when they are asked for: %s',
  async (query) => {
    const { products } = await (await sharedSearch()).ask(query)

    expect(products[0]?.name).toMatch(/^Homestead/)
  },
)

test.each(['water heater that burns propane', 'propane burning furnace', 'what burns less gas'])(
  '[A3] what burns a fuel is no danger: %s',
  async (query) => {
    expect((await (await sharedSearch()).ask(query)).products.length).toBeGreaterThan(0)
  },
)

test.each(['smells like burnt gas', 'i smell burning gas', 'burning smell from the furnace'])(
  '[A3] a smell of burning is a danger, and finds no product: %s',
  async (query) => {
    expect((await (await sharedSearch()).ask(query)).products).toEqual([])
  },
)
