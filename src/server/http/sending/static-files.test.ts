import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadStaticFiles, rangeOf } from './static-files.ts'

const SIZE = 1000

test.each([
  ['bytes=0-1', [0, 1]],
  ['bytes=0-', [0, 999]],
  ['bytes=500-5000', [500, 999]],
  ['bytes=-10', [990, 999]],
  ['bytes=-5000', [0, 999]],
  ['bytes=999-999', [999, 999]],
  ['bytes=1000-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['items=0-1', undefined],
  [undefined, undefined],
])('[L-VIDEOS] the part that %j asks of 1,000 bytes is %j', (header, expected) => {
  expect(rangeOf(header, SIZE)).toEqual(expected)
})

test('the part for any range header is inside the body', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.tuple(fc.nat(), fc.nat()).map(([from, to]) => `bytes=${from}-${to}`),
      ),
      fc.integer({ min: 1, max: 10_000 }),
      (header, size) => {
        const range = rangeOf(header, size)

        expect(
          Array.isArray(range)
            ? range[0] >= 0 && range[0] <= range[1] && range[1] < size
            : range === undefined || range === 'none',
        ).toBe(true)
      },
    ),
  )
})

const folder = mkdtempSync(join(tmpdir(), 'static-files-'))
const code = `export const words = ${JSON.stringify('heat pump '.repeat(500))}`
const server = createServer((request, response) => {
  if (!files?.answer(request, response)) response.writeHead(404).end()
})
let files: ReturnType<typeof loadStaticFiles> | undefined
let url = ''

beforeAll(async () => {
  writeFileSync(join(folder, 'a.js'), code)
  writeFileSync(join(folder, 'a.js.br'), brotliCompressSync(code))
  writeFileSync(join(folder, 'a.js.gz'), gzipSync(code))
  writeFileSync(join(folder, 'b.webp'), code)
  files = loadStaticFiles(folder, {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['a.js', 'br', 'br'],
  ['a.js', 'gzip', 'gzip'],
  ['a.js', 'identity', null],
  ['b.webp', 'br', null],
])('%s for a browser that accepts %s has the bytes of the file', async (name, accepted, encoding) => {
  const answer = await fetch(`${url}/${name}`, { headers: { 'accept-encoding': accepted } })

  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([encoding, code])
})

test('HEAD without compression tells the length of the file', async () => {
  const answer = await fetch(`${url}/a.js`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })

  expect(answer.headers.get('content-length')).toBe(String(code.length))
})
