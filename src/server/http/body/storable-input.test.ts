import { expect, test } from 'vitest'
import { onlyStorable, unstorableAt } from './body-checks.ts'

test.each([
  ['plain input', { name: 'Zoë 🏠', lines: [{ note: 'one\ntwo' }], count: 3, none: null }, undefined],
  ['a NUL in a text', { name: 'a\u0000b' }, 'name'],
  ['a NUL deep inside', { lines: [{ note: 'a' }, { note: '\u0000' }] }, 'lines.1.note'],
  ['half of a character', { note: 'a\ud83d b' }, 'note'],
  ['a NUL in the name of a field', { address: { 'zip\u0000': '60614' } }, 'address'],
  ['a bare text', '\u0000', ''],
  ['no input', undefined, undefined],
  ['a file', { file: new Blob(['\u0000']) }, undefined],
])('%s', (_, input, path) => {
  expect(unstorableAt(input)).toBe(path)
})

test('the refusal names the field', () => {
  const answer = (note: string) => onlyStorable({ input: { lines: [{ note }] }, next: () => 'answered' })
  expect(answer('plain')).toBe('answered')
  expect(() => answer('\u0000')).toThrow(
    'lines.0.note: This text contains a character that cannot be stored.',
  )
})
