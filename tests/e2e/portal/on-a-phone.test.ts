import { randomBytes } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deletionDay } from '#features/service/chat/rules/bounds.ts'
import { HOUR_MS, later } from '#lib/dates.ts'
import { texts as chatTexts } from '#portal/routes/chats/texts.ts'
import { texts as signInTexts } from '#portal/routes/sign-in/texts.ts'
import { texts } from '#portal/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { signInto, withDatabase } from '#tests/fixtures/portal/partner-browser.ts'
import { seedRow } from '#tests/http/people-data/seed-person.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const onPhone = () => openVisit(browser, inject('portalUrl'), { viewport: PHONE })

/** A chat that has waited for an hour: the desk lists it, and no other journey's visitor waits behind it. */
const forgottenChat = (): Promise<number> =>
  withDatabase(async (db) => {
    const begun = later(new Date(), -HOUR_MS)
    const { id } = await db
      .insertInto('chat_conversation')
      .values({
        visitor_hash: randomBytes(32),
        state: 'waiting',
        name: 'Phone Visitor',
        owner_id: null,
        owner_name: null,
        seen_page: 'null',
        seen_cart: 'null',
        rating: null,
        started_at: begun,
        changed_at: begun,
        delete_on: deletionDay(begun),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

test('the desk of chats shows its keys on a wide screen, not on a phone', async () => {
  const { page, context, trouble } = await onPhone()
  await signInto(context, 'sales')
  const chat = await forgottenChat()
  await visit(page, '/chats')
  await page.getByRole('button', { name: 'Phone Visitor' }).waitFor()
  const keys = page.getByText(chatTexts.chooseHow)
  expect(await keys.isVisible()).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  await keys.waitFor()

  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Phone Visitor' }).click()
  // The chat is below the list: it comes into view by itself.
  const title = page.getByRole('heading', { name: 'Phone Visitor' })
  await expect.poll(() => title.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(400)
  await withDatabase((db) => db.deleteFrom('chat_conversation').where('id', '=', chat).execute())
  expect(trouble).toEqual([])
  await context.close()
})

test('[E-PARTNER] a photo of a rating plate asks for the camera, another photo does not', async () => {
  const { page, context, trouble } = await onPhone()
  await signInto(context, 'contractor')
  const api = `${inject('portalUrl')}/v1/api/partner`
  const data = { name: 'Plate Owner', phone: '3125550189', evenIfDuplicate: true }
  const customer = (await (await page.request.post(`${api}/customers`, { data })).json()) as { id: number }
  const made = await page.request.post(`${api}/projects`, {
    data: { customerID: customer.id, name: 'Boiler room' },
  })
  const project = (await made.json()) as { id: number }
  await visit(page, `/projects/${project.id}`)
  const camera = () => page.locator('input[type=file][name=picture]').getAttribute('capture')
  const kind = page.getByRole('combobox', { name: texts.projects.pictureKind })

  expect(await camera()).toBeNull()
  await kind.selectOption('plate')
  await expect.poll(camera).toBe('environment')
  await kind.selectOption('photo')
  await expect.poll(camera).toBeNull()
  expect(trouble).toEqual([])
  await context.close()
})

test('the phone number of the sign-in page stays in one line', async () => {
  const { page, context } = await onPhone()
  await visit(page, '/sign-in')
  const number = page.locator('main').getByText(signInTexts.noAccess).getByRole('link')
  const lines = await number.evaluate((link) => link.getClientRects().length)
  expect(lines).toBe(1)
  await context.close()
})

test('[29] limits and requests about people are read without scrolling sideways', async () => {
  await withDatabase((db) =>
    seedRow(db, 'person_request', {
      kind: 'export',
      reason: 'Asked on the phone by the person',
      state: 'done',
      ended_at: new Date(),
    }),
  )
  const { page, context, trouble } = await onPhone()
  await signInto(context, 'admin')
  for (const path of ['/settings', '/settings/people']) {
    await visit(page, path)
    const table = page.locator('.portal-stacked').first()
    await table.scrollIntoViewIfNeeded()
    const { wider, cells } = await table.evaluate((element) => ({
      wider: element.firstElementChild!.scrollWidth - element.firstElementChild!.clientWidth,
      cells: [...element.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect().width),
    }))
    expect(wider, path).toBeLessThanOrEqual(0)
    expect(Math.min(...cells), path).toBeGreaterThan(PHONE.width / 2)
  }
  expect(trouble).toEqual([])
  await context.close()
})
