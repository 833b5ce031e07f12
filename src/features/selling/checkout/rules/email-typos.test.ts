import { expect, test } from 'vitest'
import { emailSuggestion } from './email-typos.ts'

test.each([
  ['dana@exmaple', 'dana@example.com'],
  ['dana@exmaple.com', 'dana@example.com'],
  ['Dana.Reyes@gmial.com', 'Dana.Reyes@gmail.com'],
  ['dana@gmail.con', 'dana@gmail.com'],
  ['dana@gmailcom', 'dana@gmail.com'],
  ['dana@gmail', 'dana@gmail.com'],
  ['dana@yaho.com', 'dana@yahoo.com'],
  ['dana@hotmial.com', 'dana@hotmail.com'],
  [' dana@comcast.ent ', 'dana@comcast.net'],
])('[R-CO-SHIP] %j: did you mean %s?', (typed, meant) => {
  expect(emailSuggestion(typed)).toBe(meant)
})

test.each([
  'dana@example.com',
  'dana@gmail.com',
  'dana@mail.com',
  'dana@ymail.com',
  'dana@me.com',
  'dana@alpine-hvac.com',
  'dana@yahoo.co.uk',
  'dana',
  'dana@',
  '@gmial.com',
  '',
])('nothing is suggested for %j', (typed) => {
  expect(emailSuggestion(typed)).toBeUndefined()
})
