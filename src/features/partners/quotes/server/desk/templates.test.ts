import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPeople } from '#tests/fixtures/portal/people.ts'
import { dearProduct, desk, quoteContent } from '#tests/fixtures/portal/quotes.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
let product: { id: string; price: number }

beforeAll(async () => {
  app = await testApp()
  await demoPeople(app.database.db)
  product = await dearProduct(app)
})
afterAll(() => app.close())

const lee = () => desk(app, 'foreignContractor').quotes
const dana = () => desk(app, 'sales').quotes
const offer = (price = product.price) => quoteContent([{ id: product.id, price }])
const seen = ({ id, revision }: { id: number; revision: number }) => ({ id, revision })

test('a template is for the own company alone and makes drafts', async () => {
  const made = await lee().createTemplate({ name: 'Furnace', content: offer() })
  const quote = await lee().create({ templateID: made.id })
  expect(quote.content.sections[0]?.lines[0]?.id).toBe(product.id)
  expect((await dana().templates({})).templates).toEqual([])
  await expect(dana().create({ templateID: made.id })).rejects.toMatchObject({ status: 404 })
})

test('a template that was changed after the page read it is kept', async () => {
  const made = await dana().createTemplate({ name: 'Furnace', content: offer() })
  const two = quoteContent([{ id: product.id, qty: 2 }], [{ id: product.id }])
  const changed = await dana().changeTemplate({ ...seen(made), name: 'Two furnaces', content: two })
  expect(changed).toMatchObject({ name: 'Two furnaces', sections: 2, lines: 2 })
  const late = dana().changeTemplate({ ...seen(made), name: 'Late', content: offer() })
  await expect(late).rejects.toMatchObject({ code: 'quote_changed', status: 409 })
  expect(await dana().openTemplate({ id: made.id })).toMatchObject({ name: 'Two furnaces' })
})

test('a removed template is gone from the list and comes back as it was', async () => {
  const made = await lee().createTemplate({ name: 'Boiler', content: offer() })
  const removed = await lee().removeTemplate(seen(made))
  await expect(lee().openTemplate({ id: made.id })).rejects.toMatchObject({ status: 404 })
  await expect(lee().create({ templateID: made.id })).rejects.toMatchObject({ status: 404 })
  await expect(dana().restoreTemplate(seen(removed))).rejects.toMatchObject({ status: 404 })
  await expect(lee().restoreTemplate(seen(made))).rejects.toMatchObject({ code: 'quote_changed' })

  const back = await lee().restoreTemplate(seen(removed))
  expect(back).toMatchObject({ name: 'Boiler', lines: 1 })
  expect((await lee().templates({})).templates).toContainEqual(back)
  await expect(lee().restoreTemplate(seen(back))).rejects.toMatchObject({ status: 404 })
})

test('a line at the price in force asks that of the day of the quote; another price stays', async () => {
  const { db } = app.database
  const usual = await dana().createTemplate({ name: 'Usual', content: offer() })
  const lower = await dana().createTemplate({ name: 'Lower', content: offer(product.price - 10) })
  const now = Math.round(product.price * 100) + 5_000
  const set = (cents: number) =>
    db.updateTable('product_price').set({ price_cents: cents }).where('product_id', '=', product.id).execute()
  await set(now)
  try {
    const priceOf = async (templateID: number) =>
      (await dana().create({ templateID })).content.sections[0]?.lines[0]
    expect(await priceOf(usual.id)).toMatchObject({ price: now / 100, listPrice: now / 100 })
    expect(await priceOf(lower.id)).toMatchObject({ price: product.price - 10, listPrice: now / 100 })
  } finally {
    await set(Math.round(product.price * 100))
  }
})
