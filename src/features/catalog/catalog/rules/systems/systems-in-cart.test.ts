import { expect, test } from 'vitest'
import { type SystemOffer, systemsInCart } from './systems-in-cart.ts'

const offer = (id: string, price: number, units: Record<string, [price: number, quantity?: number]>) => ({
  id,
  price,
  units: Object.entries(units).map(([unit, [each, quantity = 1]]) => ({ id: unit, price: each, quantity })),
})
const PAIR = offer('pair', 970, { outdoor: [600], coil: [400] })
const TRIPLE = offer('triple', 1_400, { outdoor: [600], coil: [400], furnace: [500] })
const DUAL = offer('dual', 1_300, { ports: [800], head: [300, 2] })
const OTHER = offer('other', 3_000, { boiler: [1_000], tank: [900] })
const ALL: readonly SystemOffer[] = [PAIR, TRIPLE, DUAL, OTHER]

test.each([
  ['the units of a pair', { outdoor: 1, coil: 1 }, [['pair', 30]]],
  ['two of each', { outdoor: 2, coil: 2 }, [['pair', 30]]],
  ['the units of three, which hold a pair', { outdoor: 1, coil: 1, furnace: 1 }, [['triple', 100]]],
  ['one unit alone', { outdoor: 1 }, []],
  ['one head of two', { ports: 1, head: 1 }, []],
  ['both heads', { ports: 1, head: 2 }, [['dual', 100]]],
  ['units that cost less one by one', { boiler: 1, tank: 1 }, [['other', 0]]],
  [
    'two systems',
    { outdoor: 1, coil: 1, ports: 1, head: 3 },
    [
      ['dual', 100],
      ['pair', 30],
    ],
  ],
] as const)('a cart with %s', (_, cart, found) => {
  const systems = systemsInCart(ALL, new Map(Object.entries(cart)))

  expect(systems.map(({ id, saving }) => [id, saving])).toEqual(found)
})
