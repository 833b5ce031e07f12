import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bodyAnswer, compressed } from './compress.ts'

const answerOf = (size: number, type: string) =>
  new Response('a word of the answer '.repeat(Math.ceil(size / 21)).slice(0, size), {
    headers: { 'content-type': type },
  })
const JSON_TYPE = 'application/json'
const HTML = 'text/html; charset=utf-8'

describe.each([
  ['a small answer of a call', 5_000, JSON_TYPE],
  ['a large one', 500_000, JSON_TYPE],
  ['a page', 60_000, HTML],
  ['a large page', 200_000, HTML],
])('%s', (_, size, type) => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('for a reader of “%s” is the same text in %s', async (accept, encoding, unpack) => {
    const answer = await compressed(answerOf(size, type), accept)
    const bytes = Buffer.from(await answer.arrayBuffer())

    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(bytes.length).toBeLessThan(size / 4)
    expect(unpack(bytes).toString()).toBe(await answerOf(size, type).text())
  })
})

test.each([
  ['a reader who accepts no compression', 5_000, JSON_TYPE, ''],
  ['an answer of less than 1 kB', 500, JSON_TYPE, 'br'],
  ['a picture', 5_000, 'image/webp', 'br'],
  ['a live stream', 5_000, 'text/event-stream', 'br'],
])('%s: the answer passes as it is', async (_, size, type, accept) => {
  const answer = await compressed(answerOf(size, type), accept)
  expect(answer.headers.has('content-encoding')).toBe(false)
  expect(await answer.text()).toHaveLength(size)
})

test.each([5_000, 500])(
  'an answer of %i bytes that is in memory is compressed once, or found too small once',
  async (size) => {
    const plain = new Uint8Array(await answerOf(size, JSON_TYPE).arrayBuffer())
    const first = await bodyAnswer(plain, { status: 200, headers: { 'content-type': JSON_TYPE } }, 'br')

    expect(await compressed(first, 'br')).toBe(first)
    expect(first.headers.get('vary')).toBe('accept-encoding')
    expect(first.headers.has('content-encoding')).toBe(size > 1_024)
  },
)
