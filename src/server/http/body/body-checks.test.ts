import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundaryOf, hasMoreFields, hasMoreParts, isDeeperThan } from './body-checks.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

test('the depth that is counted is the depth that JSON.parse finds', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const [text, depth] = [bytes(JSON.stringify(value)), depthOf(value)]
      expect([isDeeperThan(text, depth), isDeeperThan(text, depth - 1)]).toEqual([false, depth > 0])
    }),
    { numRuns: 50 },
  )
})

test.each([
  ['brackets inside a text', '{"a":"[[[[[[{{{{"}', 1, false],
  ['an escaped quote', '{"a":"\\"[[[["}', 1, false],
  ['a broken text', '["[[[[', 1, false],
  ['500,000 arrays', '['.repeat(500_000), 32, true],
])('%s', (_, text, most, expected) => {
  expect(isDeeperThan(bytes(text), most)).toBe(expected)
})

test.each([
  ['', 1, false],
  ['a=1&b=2', 2, false],
  ['a=1&b=2&c=3', 2, true],
  ['a&'.repeat(500_000), 50, true],
])('fields of a form are counted before it is parsed (%#)', (text, most, expected) => {
  expect(hasMoreFields(bytes(text), most)).toBe(expected)
})

test('parts of an upload are counted before it is parsed', () => {
  const body = (parts: number) => bytes(`${'--limit\r\n\r\nx\r\n'.repeat(parts)}--limit--\r\n`)

  expect([40, 41, 190_000].map((parts) => hasMoreParts(body(parts), 'limit', 40))).toEqual([
    false,
    true,
    true,
  ])
})

test.each([
  ['multipart/form-data; boundary=----x', '----x'],
  ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
  ['multipart/form-data', undefined],
  ['multipart/form-data; boundary=', undefined],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, undefined],
])('the boundary of %s', (type, expected) => {
  expect(boundaryOf(type)).toBe(expected)
})
