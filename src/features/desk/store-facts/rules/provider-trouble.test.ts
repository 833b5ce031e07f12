import { expect, test } from 'vitest'
import { isNoSuchThing, troubleOf } from './provider-trouble.ts'

test.each([
  ['deadline', 'slow'],
  ['ETIMEDOUT', 'slow'],
  ['not_sent_unreachable', 'unreachable'],
  ['connection_lost', 'unreachable'],
  ['ESOCKET', 'unreachable'],
  ['authenticationError', 'keys'],
  ['authorizationError', 'keys'],
  ['AUTHENTICATION_FAILURE', 'keys'],
  ['http_401', 'keys'],
  ['INVALID_API_KEYS', 'keys'],
  ['EAUTH 535', 'keys'],
  ['http_429', 'busy'],
  ['tooManyRequestsError', 'busy'],
  ['http_503', 'broken'],
  ['gatewayTimeoutError', 'slow'],
  ['serverError', 'broken'],
  ['unreadable_answer', 'unreadable'],
  ['ENOSPC', 'storage'],
  ['EENVELOPE 550', 'other'],
] as const)('[29] “%s” means %s', (cause, trouble) => {
  expect(troubleOf(cause)).toBe(trouble)
})

test.each([
  ['http_404', true],
  ['not-found', true],
  ['ResourceNotFound', true],
  ['http_401', false],
  ['deadline', false],
])('[29] the answer “%s” to a made-up id is right: %s', (cause, isRight) => {
  expect(isNoSuchThing(cause)).toBe(isRight)
})
