import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts/secrets.ts'
import { texts as companyTexts } from '#portal/routes/companies/texts.ts'
import { wordsOf } from '#portal/routes/people/audit-words.ts'
import { texts as peopleTexts } from '#portal/routes/people/texts.ts'
import { texts } from '#portal/routes/sign-in/texts.ts'
import { texts as portalTexts } from '#portal/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit } from '#tests/fixtures/browser/page.ts'
import {
  codeFor,
  isFirstPage,
  newPerson,
  signInByCode,
  withDatabase,
} from '#tests/fixtures/portal/partner-browser.ts'
import { mailsTo } from '#tests/fixtures/providers/outside.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const { account, users, audit } = peopleTexts
const NEW_PASSWORD = 'copper kettle under the stairs'

/** The link of the newest mail to an address that leads to a page of the portal. */
async function linkTo(email: string, page: 'invitation' | 'reset'): Promise<string> {
  const pattern = new RegExp(`${inject('portalUrl')}/${page}/[\\w-]+`)
  const found = async () =>
    (await mailsTo(inject('mailUrl'), email)).map((mail) => pattern.exec(JSON.stringify(mail))?.[0])
  await expect
    .poll(async () => (await found()).filter(Boolean).length, { timeout: 20_000 })
    .toBeGreaterThan(0)
  return (await found()).find(Boolean)!
}

const codeOfApp = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), period: 30, digits: 6 }).generate({
    timestamp: Date.now() + ahead,
  })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('an administrator invites a person, who signs in and later resets the password', async () => {
  const admin = await openVisit(browser, inject('portalUrl'))
  await signInByCode(admin.page, await newPerson('admin'))
  const email = `kim-${Date.now()}@lakeshore-comfort.example`
  await admin.page.goto('/users')
  await hydrated(admin.page)
  await admin.page.getByLabel(users.name, { exact: true }).fill('Kim Park')
  await admin.page.getByLabel(users.email, { exact: true }).fill(email)
  await admin.page.getByLabel(users.company).fill('No such company')
  await press(admin.page, users.inviteSubmit)
  await admin.page.getByText(users.companyUnknown('No such company')).waitFor()
  await admin.page.getByLabel(users.company).fill('Lakeshore Comfort')
  await press(admin.page, users.inviteSubmit)
  await admin.page.getByText(users.done, { exact: true }).waitFor()

  const kim = await openVisit(browser, inject('portalUrl'))
  const { page } = kim
  const link = await linkTo(email, 'invitation')
  await page.goto(link)
  await hydrated(page)
  const secret = await page.locator('.sign-in-secret').innerText()
  const answer = async (password: string) => {
    await page.getByLabel(texts.password, { exact: true }).fill(password)
    await page.getByLabel(texts.code.label, { exact: true }).fill(codeOfApp(secret))
    await press(page, texts.invitation.submit)
  }
  await answer('baseball')
  await page.getByRole('alert').getByText('attackers try it first').waitFor()
  await answer('basement boiler by the lake')
  await page.locator('.recovery-codes li').first().waitFor()
  const codes = await page.locator('.recovery-codes li').allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.goto(link)
  await page.getByText(texts.invitation.over).waitFor()

  const reset = await openVisit(browser, inject('portalUrl'))
  await reset.page.goto('/reset')
  await reset.page.getByLabel(texts.email).fill(email)
  await press(reset.page, texts.reset.submit)
  await reset.page.getByText(texts.reset.sent).waitFor()
  await reset.page.goto(await linkTo(email, 'reset'))
  await reset.page.getByLabel(texts.newPassword, { exact: true }).fill(NEW_PASSWORD)
  await reset.page.getByLabel(texts.code.label, { exact: true }).fill(codes[0]!)
  await press(reset.page, texts.reset.chooseSubmit)
  await reset.page.getByText(texts.reset.done).waitFor()
  // The reset has ended the session of the invitation.
  await page.goto('/account')
  expect(new URL(page.url()).pathname).toBe('/sign-in')
  await reset.page.getByLabel(texts.email).fill(email)
  await reset.page.getByLabel(texts.password, { exact: true }).fill(NEW_PASSWORD)
  await press(reset.page, texts.signIn)
  await reset.page.getByLabel(texts.code.label, { exact: true }).fill(codes[1]!)
  await press(reset.page, texts.code.submit)
  await reset.page.waitForURL(isFirstPage)
  await Promise.all([admin, kim, reset].map(({ context }) => context.close()))
})

test('two companies with one name: a person is invited to the one whose page was open', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  const admin = await newPerson('admin')
  await signInByCode(page, admin)
  const name = `Twin Heating ${Date.now()}`
  const twins = []
  for (const zip of ['60614', '53202']) {
    const made = await page.request.post(`${inject('portalUrl')}/v1/api/partner/companies`, {
      data: { name, zip, phone: '3125550177' },
    })
    expect(made.status()).toBe(200)
    twins.push(((await made.json()) as { id: number }).id)
  }
  const invite = async (person: string) => {
    await page.getByLabel(users.name, { exact: true }).fill(person)
    await page
      .getByLabel(users.email, { exact: true })
      .fill(`${person.toLowerCase()}-${Date.now()}@twin.example`)
    await press(page, users.inviteSubmit)
  }
  await page.goto('/users')
  await hydrated(page)
  await page.getByLabel(users.company).fill(name)
  await invite('Toni')
  await page.getByText(users.companyUnknown(name)).waitFor()

  for (const [index, person] of ['Una', 'Vera'].entries()) {
    await page.goto(`/companies/${twins[index]}`)
    await page.getByRole('link', { name: companyTexts.company.toPeople }).click()
    await page.waitForURL(`**/users?company=${twins[index]}`)
    await hydrated(page)
    expect(await page.getByLabel(users.company).inputValue()).toBe(name)
    if (index === 0) {
      // The second factor has become old: after the confirmation the page has what was typed.
      await withDatabase((db) =>
        db.updateTable('session').set({ stepped_up_at: null }).where('account_id', '=', admin.id).execute(),
      )
      await invite(person)
      await page.getByLabel(texts.code.label, { exact: true }).fill(codeFor('next'))
      await press(page, texts.code.submit)
      await page.waitForURL(`**/users?company=${twins[index]}`)
      await page.getByText(portalTexts.lists.draftKept).waitFor()
      await press(page, users.inviteSubmit)
    } else await invite(person)
    await page.getByText(users.done, { exact: true }).waitFor()
    const people = page.locator('.people > li')
    await people.getByText(person, { exact: true }).waitFor()
    expect(await people.count()).toBe(1)
    expect(await people.getByRole('link', { name }).getAttribute('href')).toBe(`/companies/${twins[index]}`)
  }
  expect(trouble).toEqual([])
  await context.close()
})

test('an account: a new password, new recovery codes, and the end of other sessions', async () => {
  const person = await newPerson('contractor')
  const [here, there] = [
    await openVisit(browser, inject('portalUrl')),
    await openVisit(browser, inject('portalUrl')),
  ]
  await signInByCode(there.page, person)
  await signInByCode(here.page, person, 'next')
  await here.page.goto('/account')
  await press(here.page, account.codesNew)
  await here.page.getByText(account.codesLead).waitFor()
  expect(await here.page.locator('.recovery-codes li').count()).toBe(10)

  await here.page.getByLabel(account.current).fill('not the password')
  await here.page.getByLabel(texts.newPassword, { exact: true }).fill(NEW_PASSWORD)
  await press(here.page, account.change)
  await here.page.getByRole('alert').waitFor()
  await there.page.goto('/account')
  expect(new URL(there.page.url()).pathname).toBe('/account')

  await here.page.getByLabel(account.current).fill(DEMO_PASSWORD)
  await here.page.getByLabel(texts.newPassword, { exact: true }).fill(NEW_PASSWORD)
  await press(here.page, account.change)
  await here.page.getByText(account.done).waitFor()
  await there.page.goto('/account')
  expect(new URL(there.page.url()).pathname).toBe('/sign-in')
  await Promise.all([here.context.close(), there.context.close()])
})

test('the audit log is shown and saved; a row that was changed from outside shows', async () => {
  const { page, context } = await openVisit(browser, inject('portalUrl'))
  const person = await newPerson('admin')
  await signInByCode(page, person)
  await page.goto(`/audit?actor=${person.id}`)
  await hydrated(page)
  await page.getByText(wordsOf('account.sign-in')).first().waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, audit.export)])
  expect(file.suggestedFilename()).toBe('audit-log.csv')

  // The nightly check writes what it found; the page shows the newest result.
  await withDatabase((db) =>
    db
      .insertInto('audit_check')
      .values({
        checked_at: new Date(),
        events: 3,
        broken: JSON.stringify([{ chain: 'store', position: 2 }]),
      })
      .execute(),
  )
  await page.reload()
  await page.getByText(audit.broken).waitFor()
  await withDatabase((db) => db.deleteFrom('audit_check').where('events', '=', 3).execute())
  await context.close()
  expect(codeFor('now')).toMatch(/^\d{6}$/)
})

test('[C-AUTHZ] an export asks for the second factor again, and then the download begins', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  const person = await newPerson('sales')
  await signInByCode(page, person)
  await withDatabase((db) =>
    db.updateTable('session').set({ stepped_up_at: null }).where('account_id', '=', person.id).execute(),
  )
  for (const list of ['customers', 'saved-carts']) {
    await page.goto(`/${list}?search=Nobody`)
    await hydrated(page)
    const begun = page.waitForEvent('download')
    await page.getByRole('link', { name: portalTexts.lists.csv }).click()
    if (list === 'customers') {
      await page.getByRole('heading', { name: texts.confirm.title }).waitFor()
      await page.getByLabel(texts.code.label, { exact: true }).fill(codeFor('next'))
      await press(page, texts.code.submit)
    }
    expect((await begun).suggestedFilename()).toBe(`${list}.csv`)
    await page.waitForURL(`**/${list}?search=Nobody`)
  }
  expect(trouble).toEqual([])
  await context.close()
})
