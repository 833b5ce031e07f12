import { expect, test } from 'vitest'
import { texts } from '../texts.ts'
import { checkRequest } from './person-request.ts'

const email = 'Ann@Example.com'

test.each([
  [{ email, again: ' ann@example.COM ', reason: 'Asked by phone' }, {}],
  [{ email, reason: 'Asked by phone' }, {}],
  [{ email, again: 'anna@example.com', reason: 'Asked' }, { again: texts.problems.again }],
  [
    { email, again: '', reason: ' ' },
    { again: texts.problems.again, reason: texts.problems.reason },
  ],
  [{ email, again: email, reason: 'Mail of ann@example.com' }, { reason: texts.problems.address }],
])('[29] a request about a person is checked: %j', (typed, faults) => {
  expect(checkRequest(typed)).toEqual(faults)
})
