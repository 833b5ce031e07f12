import { afterEach, expect, test } from 'vitest'
import { FIRST_MERCHANT, setMerchant } from '#lib/merchant/merchant.ts'
import { makePdf } from './make-pdf.ts'

afterEach(() => setMerchant(FIRST_MERCHANT))

const counted = () => {
  const kind = {
    made: 0,
    file: `counted-${Math.random()}`,
    load: async () => ({
      renderPdf: async (quote: { version: number }) => {
        kind.made += 1
        return Buffer.from(`version ${quote.version}, made ${kind.made}`)
      },
    }),
  }
  return kind
}

test('[S12] a document is made once for the same data, also when it is wanted 22 times at once', async () => {
  const kind = counted()
  const wanted = () => makePdf(kind, { version: 1 })
  const made = await Promise.all(Array.from({ length: 22 }, wanted))

  expect(new Set([...made, await wanted()].map(String))).toEqual(new Set(['version 1, made 1']))
})

test('[S12] other data is another document', async () => {
  const kind = counted()
  await makePdf(kind, { version: 1 })

  expect(String(await makePdf(kind, { version: 2 }))).toBe('version 2, made 2')
})

test('[28] the same data is another document after staff changed the store’s facts', async () => {
  const kind = counted()
  await makePdf(kind, { version: 1 })
  setMerchant({ phone: '(312) 555-0199' })

  expect(String(await makePdf(kind, { version: 1 }))).toBe('version 1, made 2')
})

test('a document that could not be made is made when it is wanted again', async () => {
  let tries = 0
  const kind = {
    file: 'failing-once',
    load: async () => ({
      renderPdf: async () => {
        if (tries++ === 0) throw new Error('no paper')
        return Buffer.from('made')
      },
    }),
  }
  await expect(makePdf(kind)).rejects.toThrow('no paper')

  expect(String(await makePdf(kind))).toBe('made')
})
