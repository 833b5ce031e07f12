import { expect, test } from 'vitest'
import { firstProblem, movedPrices, saveProblems } from './save-cart.ts'

const product = { id: '453061180', qty: 1, price: 912 }
const whole = { cartName: 'Upstairs', products: [product], projectID: 12 }

test.each([
  ['a whole cart', whole, undefined],
  ['no name', { ...whole, cartName: '' }, 'Cart name is required'],
  ['a name of spaces', { ...whole, cartName: ' \t ' }, 'Cart name is required'],
  ['81 characters', { ...whole, cartName: 'é'.repeat(81) }, 'Please use at most 80 characters.'],
  ['80 characters', { ...whole, cartName: '𝄞'.repeat(80) }, undefined],
  ['no item', { ...whole, products: [] }, 'You must add items to the cart before saving'],
  ['no project', { ...whole, projectID: null }, 'You must choose a project first'],
  ['nothing', { cartName: '', products: [], projectID: null }, 'Cart name is required'],
])('saving %s', (_, cart, message) => {
  expect(firstProblem(saveProblems(cart))).toBe(message)
})

test('every problem is named at once', () => {
  expect(saveProblems({ cartName: '', products: [], projectID: null })).toEqual({
    cartName: 'Cart name is required',
    products: 'You must add items to the cart before saving',
    projectID: 'You must choose a project first',
  })
})

test('only prices that differ have moved', () => {
  const current = [
    { id: '1', name: 'Furnace', price: 950 },
    { id: '2', name: 'Filter', price: 12 },
    { id: '3', name: 'Liftgate', price: 25 },
  ]
  expect(
    movedPrices(
      [
        { id: '1', price: 912 },
        { id: '2', price: 12 },
        { id: '3', price: null },
      ],
      current,
    ),
  ).toEqual([{ id: '1', name: 'Furnace', was: 912, now: 950 }])
})
