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
  [`${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.com`, true],
  [`${'a'.repeat(64)}@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(62)}.com`, false],
  [`${'a'.repeat(65)}@example.com`, false],
])('“%s” may be an email address: %s', (text, expected) => expect(isEmail(text)).toBe(expected))
