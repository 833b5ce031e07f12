import { expect, test } from 'vitest'
import type { Quantity } from '#features/choosing/search/rules/query/measures/quantities.ts'
import { Figures } from '../columns/figures.ts'
import { distanceTo } from './distance.ts'

const NONE = Number.NaN

function figures(...values: number[]): Figures {
  const made = new Figures()
  for (const [slot, value] of values.entries()) made.set(slot, value)
  return made
}

test('[27] the figures of the nearest product that fits count, the price does not', () => {
  const measures = new Map<Quantity, Figures>([
    ['widthInches', figures(20, 22, 10, 18, NONE, NONE)],
    ['cfm', figures(NONE, NONE, 400, NONE, NONE, 400)],
    ['price', figures(1, 9, 9, 9, 9, 9)],
  ])
  const slots = [0, 1, 3, 4, 5]
  const distance = distanceTo({ measures }, [0, 2], slots)
  expect(slots.map((slot) => Number(distance(slot).toFixed(3)))).toEqual([0, 0.101, 0.1, 1, 1])
})
