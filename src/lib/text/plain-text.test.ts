import { expect, test } from 'vitest'
import { line, lines } from './plain-text.ts'

const takes = (schema: ReturnType<typeof line>, text: string): boolean => schema.safeParse(text).success

test.each([
  ['a name', 'Zoë Ångström-Łoś 🏠', true, true],
  ['two lines', 'one\ntwo', false, true],
  ['a tab', 'one\ttwo', false, true],
  ['a NUL', 'a\u0000b', false, false],
  ['a command of a terminal', '\u001b[2J', false, false],
  ['half of a character', 'a\ud83d b', false, false],
])('%s', (_, text, isLine, areLines) => {
  expect([takes(line(80), text), takes(lines(80), text)]).toEqual([isLine, areLines])
})

test('blanks at the ends do not count', () => {
  expect(line(3).parse('  abc ')).toBe('abc')
  expect(takes(line(3), 'abcd')).toBe(false)
})
