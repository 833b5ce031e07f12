import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readZip } from '#tests/fixtures/zip.ts'
import { makeZip } from './zip.ts'

test('[29] a ZIP file has each file with its name, also an empty one and one that stays as it is', () => {
  const files = [
    { name: 'person.json', bytes: Buffer.from('{"words":"'.padEnd(5_000, 'warm ')) },
    { name: 'files/photos/ä.jpg', bytes: randomBytes(3_000) },
    { name: 'files/empty', bytes: Buffer.alloc(0) },
  ]
  const zip = makeZip(files, new Date('2026-11-28T21:50:10Z'))
  expect(zip.length).toBeLessThan(5_000)
  expect([...readZip(zip)]).toEqual(files.map(({ name, bytes }) => [name, bytes]))
  expect([...readZip(makeZip([], new Date('2026-11-28')))]).toEqual([])
})
