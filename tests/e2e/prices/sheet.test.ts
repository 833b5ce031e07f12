import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startOf } from '#features/selling/price-lists/server/lists.ts'
import { texts } from '#portal/routes/price-lists/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { signInto, steppedUp, withDatabase } from '#tests/fixtures/portal/partner-browser.ts'

/** Far enough that no other journey sees these prices. */
const DAY = '2036-01-01'
const BEGINNING = startOf(DAY)

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const pricesNow = () =>
  withDatabase((db) =>
    db
      .selectFrom('product_price')
      .innerJoin('product', 'product.id', 'product_price.product_id')
      .select(['product.id', 'product.sku', 'product.name', 'product_price.price_cents as cents'])
      .where('valid_to', 'is', null)
      .where('price_cents', '>', 1_000)
      .where('is_service', '=', false)
      .orderBy('product.id')
      .execute(),
  )

const scheduled = () =>
  withDatabase(async (db) => {
    const { count } = await db
      .selectFrom('product_price')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('valid_from', '=', BEGINNING)
      .executeTakeFirstOrThrow()
    return count
  })

test('[30] a sheet of all prices is previewed, applied, changed in one place, and undone', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'operations')
  await steppedUp('operations')
  const prices = await pricesNow()
  const [first] = prices
  const lines = prices.map(({ sku, cents }, at) =>
    [sku, ((cents * (at === 0 ? 2 : at % 2 ? 1.02 : 0.97)) / 100).toFixed(2)].join(','),
  )
  const sheet = { name: 'prices.csv', mimeType: 'text/csv' }
  const buffer = Buffer.from(['product,price', ...lines, 'NO-SUCH-MODEL,5'].join('\n'))
  const { imports } = texts

  await visit(page, '/price-lists/public')
  expect(await faultsOf(page)).toEqual([])
  const preview = async () => {
    await page.getByLabel(imports.file).setInputFiles({ ...sheet, buffer })
    await page.getByLabel(imports.startsOn).fill(DAY)
    await page.getByRole('button', { name: imports.preview }).press('Enter')
  }
  await preview()
  await page.getByText('We don’t carry “NO-SUCH-MODEL”.').waitFor()
  await page.getByText(imports.problems(1)).waitFor()
  expect(await page.getByRole('button', { name: imports.apply, exact: true }).count()).toBe(0)

  await page.getByLabel(imports.leaveOut).check()
  await preview()
  await page.getByText(imports.skipped(1)).waitFor()
  const changes = page.getByRole('table', { name: imports.changes })
  const largest = changes.getByRole('row').nth(1)
  await largest.getByText(first!.sku).waitFor()
  await largest.getByText('+100%').waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(await scheduled()).toBe(0)

  await page.getByRole('button', { name: imports.apply, exact: true }).press('Enter')
  await page.getByText(/Import complete\. The new prices start on/).waitFor()
  const applied = await scheduled()
  expect(applied).toBeGreaterThan(prices.length * 0.9)

  // Another person changes one of the prices of that day.
  await withDatabase((db) =>
    db
      .updateTable('product_price')
      .set({ price_cents: 123_45 })
      .where('product_id', '=', first!.id)
      .where('valid_from', '=', BEGINNING)
      .execute(),
  )
  await page.getByRole('button', { name: imports.undo, exact: true }).first().press('Enter')
  const warning = page.getByRole('alert')
  await warning.getByText(/^1 of these .* prices was changed since/).waitFor()
  await warning.getByText(first!.sku).waitFor()
  expect(await scheduled()).toBe(applied)
  expect(await faultsOf(page)).toEqual([])
  await warning.getByRole('button', { name: imports.undoRest }).press('Enter')
  await page.getByText(imports.undoneRest(applied - 1)).waitFor()
  expect(await scheduled()).toBe(1)

  await withDatabase(async (db) => {
    await db.deleteFrom('product_price').where('valid_from', '=', BEGINNING).execute()
    await db
      .updateTable('product_price')
      .set({ valid_to: null })
      .where('product_id', '=', first!.id)
      .where('valid_to', '=', BEGINNING)
      .execute()
  })
  expect((await pricesNow()).length).toBe(prices.length)
  expect(trouble).toEqual([])
  await context.close()
})

test('[30] a rule is added by keyboard, prices a product, and the page says why', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'operations')
  await steppedUp('operations')
  const [product] = await pricesNow()
  const list = await withDatabase((db) =>
    db
      .insertInto('price_list')
      .values({
        company_id: 2,
        name: 'Rules of a journey',
        starts_at: BEGINNING,
        created_by: 'test',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const { rules, why } = texts

  await visit(page, `/price-lists/${list.id}`)
  await page.getByLabel(rules.percent).fill('12.5')
  await page.getByLabel(rules.rounding).selectOption('dollar')
  await page.getByRole('button', { name: rules.add }).press('Enter')
  await page.getByText(rules.added).waitFor()
  await page
    .getByRole('row')
    .filter({ hasText: rules.shown.public(12.5) })
    .getByText(rules.all)
    .waitFor()
  expect(await faultsOf(page)).toEqual([])

  await visit(page, '/price-lists/why')
  await page.getByLabel(why.product).fill(product!.sku)
  await page.getByLabel(why.company).selectOption('2')
  await page.getByLabel(why.on).fill(DAY)
  await page.keyboard.press('Enter')
  const table = page.getByRole('table', { name: why.caption(product!.name) })
  const held = table.getByRole('row').filter({ hasText: 'This price holds.' })
  await held.getByText(/public price − 12\.5% for all products in the list “Rules of a journey”/).waitFor()
  expect(await faultsOf(page)).toEqual([])

  await withDatabase((db) => db.deleteFrom('price_list').where('id', '=', list.id).execute())
  expect(trouble).toEqual([])
  await context.close()
})
