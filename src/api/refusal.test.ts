import { expect, test } from 'vitest'
import { ApiError } from '#lib/api-error.ts'
import { refusalOf } from './refusal.ts'

test('a refusal of the API is read with its status and its sentence', () => {
  expect(refusalOf(new ApiError('not_found', 'No such order.', { status: 404 }))).toEqual({
    status: 404,
    message: 'No such order.',
    code: 'not_found',
    details: {},
  })
})

test('a refusal of another bundle is read by its shape', () => {
  class ApiErrorOfTheServer extends Error {
    status = 429
  }
  expect(refusalOf(new ApiErrorOfTheServer('Too many tries.'))).toEqual({
    status: 429,
    message: 'Too many tries.',
    code: '',
    details: {},
  })
})

test.each([
  ['a bug', new TypeError('x is undefined')],
  ['a failure of the server', new ApiError('internal', 'Broken', { status: 500 })],
  ['a status that is no number', Object.assign(new Error('x'), { status: '404' })],
  ['nothing', undefined],
])('%s is not a refusal', (_, error) => {
  expect(refusalOf(error)).toBeUndefined()
})
