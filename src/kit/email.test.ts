import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each([
  ['ada@example.com', true],
  ['ada+furnace@mail.example.co.uk', true],
  ["o'hara@example.com", true],
  ['', false],
  ['ada', false],
  ['ada@example', false],
  ['ada@@example.com', false],
  ['ada@example..com', false],
  ['ada@.com', false],
  ['ada lovelace@example.com', false],
  [`${'a'.repeat(242)}@example.com`, true],
  [`${'a'.repeat(243)}@example.com`, false],
])('“%s” may be an e-mail address: %s', (text, expected) => expect(isEmail(text)).toBe(expected))
