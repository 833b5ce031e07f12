import { pathToFileURL } from 'node:url'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterEach, expect, test } from 'vitest'
import { FIRST_MERCHANT, setMerchant } from '#lib/merchant/merchant.ts'
import { createPdfThread } from '#platform/pdf/server/pdf-thread.ts'
import { renderPdf, type SheetProduct } from './sheet-pdf.tsx'

afterEach(() => setMerchant(FIRST_MERCHANT))

const BASE: SheetProduct = {
  details: {
    id: '450000001',
    sku: 'NV-36',
    name: 'Dvořák 6′ whip, 5⁄8″ ≤ 30 dB',
    brand: 'Dvořák',
    typeLabel: 'Whip',
    description: 'Fits R‑32 lines of 2⅓ ft with 4 Ω.',
    weight: 12,
    freight: { freightClass: 92.5 },
  },
  plate: [],
  specs: [],
  circuits: [],
  unitSizes: [],
  includedItems: { includes: [] },
}

/** The text of each sheet. A row outside of a sheet is not in it. */
async function sheetsOf(product: SheetProduct): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(await renderPdf(product, '2026-12-01')))
  const pages = Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1))
  return Promise.all(
    pages.map(async (page) => {
      const { items } = await (await page).getTextContent()
      const inside = items.filter((item) => 'str' in item && isInside(item.transform))
      return inside.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
}

const isInside = ([, , , , x, y]: number[]): boolean =>
  x !== undefined && y !== undefined && x >= 0 && x <= 612 && y >= 0 && y <= 792

const rowsOf = (count: number, value = 'yes') =>
  Array.from({ length: count }, (_, id) => ({ id, key: '', name: `Row${id}.`, value, unit: '', help: '' }))

test.each([1, 25, 34, 60, 120])(
  '[G9] each of %i properties, lines in the box, circuits and units stands on a sheet',
  async (count) => {
    const units = Math.min(count, 40)
    const sheets = await sheetsOf({
      ...BASE,
      specs: [{ group: 'Performance', rows: rowsOf(count) }],
      circuits: Array.from({ length: units }, (_, at) => ({
        ...{ unit: `Circuit${at}.`, count: 1, supply: '208/230 V', mca: 12, breaker: 20, plugsIn: false },
      })),
      unitSizes: Array.from({ length: units }, (_, at) => ({
        ...{ unit: `Unit${at}.`, name: `u${at}`, width: 10, height: 10, depth: 10 },
      })),
      includedItems: { includes: rowsOf(count).map(({ id }) => `Box${id}.`) },
    })

    const text = sheets.join(' ')
    const names = [
      ...['Row', 'Box'].flatMap((name) => rowsOf(count).map(({ id }) => `${name}${id}.`)),
      ...['Circuit', 'Unit'].flatMap((name) => rowsOf(units).map(({ id }) => `${name}${id}.`)),
    ]
    expect(names.filter((name) => !text.includes(name))).toEqual([])
  },
)

test.each([40, 600, 3_000])('[G9] values of %i letters lose no row', async (letters) => {
  const value = 'word '.repeat(letters / 5)
  const text = (await sheetsOf({ ...BASE, specs: [{ group: 'Notes', rows: rowsOf(12, value) }] })).join(' ')

  expect(rowsOf(12).filter(({ name }) => !text.includes(name))).toEqual([])
  expect(text.match(/word/g)?.length).toBe(12 * (letters / 5))
})

test('[G3] the signs of the trade are read back as the catalog holds them', async () => {
  const { text } = await extractText(new Uint8Array(await renderPdf(BASE, '2026-12-01')), {
    mergePages: true,
  })

  expect(text).toContain('Dvořák 6′ whip, 5⁄8″ ≤ 30 dB')
  expect(text).toContain('Fits R‑32 lines of 2⅓ ft with 4 Ω.')
})

test('[28] a sheet that the built thread makes names the store as its process knows it', async () => {
  const built = (name: string) => pathToFileURL(`build/server/${name}.js`).href
  const thread = createPdfThread({ file: built('pdf-worker'), idleMs: 1_000, limitMs: 20_000 })
  setMerchant({ name: 'Northern Air' })
  const pdf = await thread.make(built('sheet-pdf'), [BASE, '2026-12-01'])

  expect((await extractText(new Uint8Array(pdf), { mergePages: true })).text).toMatch(
    /northern air · specification sheet/i,
  )
  expect((await getMeta(new Uint8Array(pdf))).info).toMatchObject({ Author: 'Northern Air' })
})
