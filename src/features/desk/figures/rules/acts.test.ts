import { expect, test } from 'vitest'
import { actsByPerson, areaOf } from './acts.ts'

test.each([
  ['shipped', true, 'shipping'],
  ['refunded', true, 'money'],
  ['return_received', true, 'returns'],
  ['cancelled', true, 'orders'],
  ['leads.change', false, 'customers'],
  ['payments.give-back', false, 'money'],
  ['store-facts.change', false, 'store'],
] as const)('[29] the area of %s', (act, isStep, area) => {
  expect(areaOf({ act, isStep })).toBe(area)
})

test('[29] people are sorted by name, and not by how much they did', () => {
  const people = actsByPerson([
    { name: 'Zoe', isStep: true, act: 'shipped', count: 9 },
    { name: 'Ada', isStep: false, act: 'leads.change', count: 1 },
    { name: 'Zoe', isStep: true, act: 'paid', count: 2 },
  ])
  expect(people.map(({ name, total }) => [name, total])).toEqual([
    ['Ada', 1],
    ['Zoe', 11],
  ])
  expect(people[1]?.areas).toMatchObject({ shipping: 9, money: 2, customers: 0 })
})
