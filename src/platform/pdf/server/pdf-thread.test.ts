import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, expect, test } from 'vitest'
import { FIRST_MERCHANT, setMerchant } from '#lib/merchant/merchant.ts'
import { createPdfThread } from './pdf-thread.ts'

const folder = mkdtempSync(join(tmpdir(), 'pdf-thread-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => setMerchant(FIRST_MERCHANT))

const moduleOf = (name: string, code: string): string => {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, code)
  return pathToFileURL(path).href
}

const file = new URL('./pdf-worker.ts', import.meta.url).href
const idleMs = 60_000
const limitMs = 60_000

// A document that says how many its thread has made.
const counting = moduleOf(
  'counting',
  'let made = 0; export const renderPdf = async (by) => Buffer.of(made += by)',
)
const refusing = moduleOf('refusing', 'export const renderPdf = async () => { throw new Error("no paper") }')
const crashing = moduleOf('crashing', 'export const renderPdf = () => process.exit(3)')
const naming = moduleOf(
  'naming',
  `import { merchant } from '${new URL('../../../lib/merchant/merchant.ts', import.meta.url).href}'
  const loadedBy = merchant().name
  export const renderPdf = async () => Buffer.from([loadedBy, merchant().name, merchant().phone].join(', '))`,
)
const slow = moduleOf(
  'slow',
  `import { merchant } from '${new URL('../../../lib/merchant/merchant.ts', import.meta.url).href}'
  export async function renderPdf() {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return Buffer.from(merchant().phone)
  }`,
)
const hanging = moduleOf('hanging', 'export const renderPdf = () => { for (;;); }')

test('documents are made in one thread, with their arguments', async () => {
  const thread = createPdfThread({ file, idleMs, limitMs })

  const made = [await thread.make(counting, [2]), await thread.make(counting, [3])]

  expect(made.map(([byte]) => byte)).toEqual([2, 5])
})

test('[28] a document knows the store’s facts as they are when it is wanted', async () => {
  const thread = createPdfThread({ file, idleMs, limitMs })
  setMerchant({ name: 'Northern Air', phone: '(312) 555-0100' })
  const first = await thread.make(naming, [])
  setMerchant({ phone: '(312) 555-0199' })

  const both = [first, await thread.make(naming, [])]
  expect(both.map((pdf) => Buffer.from(pdf).toString())).toEqual([
    'Northern Air, Northern Air, (312) 555-0100',
    'Northern Air, Northern Air, (312) 555-0199',
  ])
})

test('a document keeps its facts when the next one is wanted before it is made', async () => {
  const thread = createPdfThread({ file, idleMs, limitMs })
  setMerchant({ phone: '(312) 555-0100' })
  const first = thread.make(slow, [])
  setMerchant({ phone: '(312) 555-0199' })

  const both = await Promise.all([first, thread.make(slow, [])])
  expect(both.map((pdf) => Buffer.from(pdf).toString())).toEqual(['(312) 555-0100', '(312) 555-0199'])
})

test('a document that cannot be made leaves the thread to the others', async () => {
  const thread = createPdfThread({ file, idleMs, limitMs })
  await thread.make(counting, [1])

  await expect(thread.make(refusing, [])).rejects.toThrow('no paper')

  expect((await thread.make(counting, [1]))[0]).toBe(2)
})

test('a thread that ends by itself refuses what waits; the next document starts another', async () => {
  const thread = createPdfThread({ file, idleMs, limitMs })
  await thread.make(counting, [1])

  const both = await Promise.allSettled([thread.make(crashing, []), thread.make(counting, [1])])

  expect(both.map(({ status }) => status)).toContain('rejected')
  expect((await thread.make(counting, [1]))[0]).toBe(1)
})

test('a document that is never done ends its thread; the next one starts another', async () => {
  const thread = createPdfThread({ file, idleMs, limitMs: 5_000 })

  await expect(thread.make(hanging, [])).rejects.toThrow('longer than 5000 ms')

  expect((await thread.make(counting, [1]))[0]).toBe(1)
})

test('the thread ends when no document was wanted for a while', async () => {
  const thread = createPdfThread({ file, idleMs: 1, limitMs })
  await thread.make(counting, [1])

  await expect
    .poll(async () => (await thread.make(counting, [1]))[0], { interval: 200, timeout: 20_000 })
    .toBe(1)
})
