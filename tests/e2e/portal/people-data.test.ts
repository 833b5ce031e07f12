import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { texts as rules } from '#features/desk/people-data/texts.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { texts as orderTexts } from '#portal/routes/orders/desk/texts.ts'
import { texts } from '#portal/routes/settings/people-texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { deliveredOrder } from '#tests/fixtures/buyers/delivered-order.ts'
import { keys, orderByCheck } from '#tests/fixtures/portal/desk-browser.ts'
import { signInto, steppedUp, withDatabase } from '#tests/fixtures/portal/partner-browser.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { operate } from '#tests/fixtures/store/orders-command.ts'
import { readZip } from '#tests/fixtures/zip.ts'
import { seedRow } from '#tests/http/people-data/seed-person.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const PATH = '/settings/people'

async function openPage() {
  const opened = await openVisit(browser, inject('portalUrl'))
  await signInto(opened.context, 'admin')
  await steppedUp('admin')
  await visit(opened.page, PATH)
  await hydrated(opened.page)
  return opened
}

/** Types the address into the search; its field has the focus afterwards. */
async function search(page: Page, email: string): Promise<void> {
  await page.getByLabel(texts.email).focus()
  await keys(page, { press: 'Control+A' }, { type: email }, { press: 'Enter' })
  await page.getByRole('heading', { level: 2, name: texts.about(email) }).waitFor()
}

test('[29] what the store has of a person is shown, exported and erased by keyboard', async () => {
  const email = `gone-${Date.now()}@person.test`
  await withDatabase(async (db) => {
    for (const kind of ['expert', 'chat'])
      await seedRow(db, 'lead', { kind, email, name: 'Gwen Gone', phone: '', state: 'open' })
    await seedRow(db, 'selector_request', { kind: 'question', email })
  })
  const { page, trouble } = await openPage()
  await search(page, email.toUpperCase().toLowerCase())
  await page.getByRole('row').filter({ hasText: texts.fates.delete }).first().waitFor()
  expect(await faultsOf(page)).toEqual([])

  await page.getByLabel(texts.reason).first().focus()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    keys(page, { type: 'Asked by email' }, { press: 'Enter' }),
  ])
  const zipped = readZip(await readFile(await download.path()))
  const exported = JSON.parse(String(zipped.get('person.json')))
  expect(exported.data.map(({ table }: { table: string }) => table)).toEqual(
    expect.arrayContaining(['lead', 'selector_request']),
  )

  await page.getByLabel(texts.again).focus()
  await keys(
    page,
    { type: 'other@person.test' },
    { press: 'Tab' },
    { type: 'Asked by email' },
    { press: 'Enter' },
  )
  await page.getByText(rules.problems.again).first().waitFor()
  expect(await page.getByLabel(texts.again).inputValue()).toBe('other@person.test')
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel(texts.again).focus()
  await keys(page, { press: 'Control+A' }, { type: email }, { press: 'Enter' })
  await page.getByRole('status').getByText(texts.started).waitFor()

  const done = page
    .getByRole('row')
    .filter({ hasText: texts.kinds.erase })
    .first()
    .getByText(/^Erased: 3 rows/)
  await expect.poll(() => done.count(), { timeout: LONG_ENOUGH_MS }).toBe(1)
  await done.press('Enter')
  expect(await faultsOf(page)).toEqual([])
  expect(await page.getByRole('main').innerText()).not.toContain(email)
  expect(trouble).toEqual([])
})

/** A card charge of the order about which the provider does not answer. */
const unclearCharge = (db: Db, order: string) =>
  seedRow(db, 'payment_attempt', {
    ...{ id: `unclear-${order}`, order_id: order, method: 'creditCard', provider: 'braintree' },
    ...{ amount_cents: 100, status: 'unknown', next_check_at: later(new Date(), DAY_MS) },
    idempotency_key: `unclear-${order}`,
  })

test('[29] a buyer with a delivered order and an unclear charge: the page links it', async () => {
  const email = `buys-${Date.now()}@person.test`
  const delivered = await deliveredOrder('thermostat', email, 3)
  const order = await orderByCheck(email)
  await withDatabase((db) => unclearCharge(db, order))
  const { page, trouble } = await openPage()
  await search(page, email)

  await page.getByText(texts.held).waitFor()
  const links = page.getByRole('link', { name: printedOrderNumber(order) })
  expect(await links.count()).toBe(2)
  expect(await page.getByRole('link', { name: printedOrderNumber(delivered) }).count()).toBe(0)
  expect(await page.getByRole('button', { name: texts.press }).count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  await links.first().press('Enter')
  await page.getByRole('heading', { level: 1, name: orderTexts.heading(printedOrderNumber(order)) }).waitFor()

  await withDatabase((db) =>
    db
      .updateTable('payment_attempt')
      .set({ status: 'failed', next_check_at: null })
      .where('id', '=', `unclear-${order}`)
      .execute(),
  )
  await operate('cancel', order, '--reason', 'asked to be erased')
  await visit(page, PATH)
  await hydrated(page)
  await search(page, email)
  await page.getByRole('row').filter({ hasText: 'A record of a sale' }).first().waitFor()
  await page.getByLabel(texts.again).focus()
  await keys(page, { type: email }, { press: 'Tab' }, { type: 'Asked by email' }, { press: 'Enter' })
  await page.getByRole('status').getByText(texts.started).waitFor()
  const done = page
    .getByRole('row')
    .filter({ hasText: texts.kinds.erase })
    .first()
    .getByText(/^Erased: .* Kept: /)
  await expect.poll(() => done.count(), { timeout: LONG_ENOUGH_MS }).toBe(1)
  await done.press('Enter')
  await page.getByText(texts.keptOf('Orders', 2)).first().waitFor()
  expect(trouble).toEqual([])
})

test('[29] operations don’t see people’s data, and an administrator first confirms', async () => {
  const { page, context } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'operations')
  const answer = await page.goto(PATH)
  expect(answer?.status()).toBe(403)

  const admin = await openVisit(browser, inject('portalUrl'))
  await signInto(admin.context, 'admin')
  await visit(admin.page, PATH)
  await admin.page.getByRole('link', { name: texts.confirm }).waitFor()
  expect(await admin.page.getByLabel(texts.email).count()).toBe(0)
})
