import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { texts as peopleTexts } from '#portal/routes/people/texts.ts'
import { texts as signInTexts } from '#portal/routes/sign-in/texts.ts'
import { texts } from '#portal/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit, type Visit } from '#tests/fixtures/browser/page.ts'
import {
  isFirstPage,
  type NewPerson,
  newPerson,
  signInByCode,
  withDatabase,
} from '#tests/fixtures/portal/partner-browser.ts'
import { type Authenticator, addAuthenticator, bendOptions } from '#tests/fixtures/portal/passkeys.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const { account } = peopleTexts
const OPTIONS = '/partner/sign-in/passkey-options'

interface Holder extends Visit {
  authenticator: Authenticator
  person: NewPerson
  /** what the store offered to the authenticator (COSE), best first */
  algorithms: number[]
}

/** A person of a new account in a browser of their own, who has added a passkey on the account page. */
async function withPasskey(name = 'Work laptop'): Promise<Holder> {
  const visit = await openVisit(browser, inject('portalUrl'))
  const person = await newPerson('contractor')
  const authenticator = await addAuthenticator(visit.page)
  await signInByCode(visit.page, person)
  await visit.page.goto('/account')
  await hydrated(visit.page)
  await visit.page.getByLabel(account.passkeyName).fill(name)
  const offered = visit.page.waitForResponse((answer) => answer.url().endsWith('/account/passkeys/options'))
  await visit.page.getByRole('button', { name: account.addPasskey }).click()
  const { options } = await (await offered).json()
  await removeButton(visit.page, name).waitFor()
  const algorithms = options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)
  return { ...visit, authenticator, person, algorithms }
}

const removeButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `${account.remove}: ${name}` })

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: texts.frame.signOut }).first().click()
  await page.getByRole('heading', { level: 1, name: signInTexts.heading }).waitFor()
}

/** Presses the passkey button of the sign-in page and waits until the page says that it failed. */
async function refusedSignIn(page: Page) {
  await page.goto('/sign-in')
  await hydrated(page)
  await page.getByRole('button', { name: signInTexts.passkey }).click()
  await page.getByText(signInTexts.passkeyFailed).waitFor()
  await page.goto('/account')
  expect(new URL(page.url()).pathname).toBe('/sign-in')
}

/** The status of a call that a page makes; of a refusal, after which the page stays, the body too. */
const answerTo = async (page: Page, path: string, act: () => Promise<void>) => {
  const answer = page
    .waitForResponse((each) => each.url().endsWith(path))
    .then(async (each) => ({ status: each.status(), body: each.ok() ? undefined : await each.json() }))
  await act()
  return answer
}

test('a passkey is added on the account page and signs in without password and code', async () => {
  const { page, context, authenticator, trouble, algorithms } = await withPasskey()
  // [G6] the same three under every version of Node
  expect(algorithms).toEqual([-8, -7, -257])
  expect(await authenticator.credentials()).toHaveLength(1)
  await signOut(page)

  await page.getByRole('button', { name: signInTexts.passkey }).click()
  await page.waitForURL(isFirstPage)
  await page.goto('/account')
  // A passkey is both factors: money, prices and roles are open without another question.
  await page.getByRole('button', { name: account.codesNew }).click()
  await page.getByText(account.codesLead).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

describe('a passkey is refused', () => {
  test('when its owner did not unlock it', async () => {
    const { page, context, authenticator } = await withPasskey()
    await signOut(page)
    await authenticator.setUnlocked(false)

    await bendOptions(page, OPTIONS, { userVerification: 'discouraged' })
    const answer = await answerTo(page, '/partner/sign-in/passkey', () => refusedSignIn(page))
    expect(answer).toMatchObject({ status: 401, body: { errorType: 'passkey_refused' } })

    // Control: the same passkey signs in when it is unlocked.
    await page.unroute(`**/v1/api${OPTIONS}`)
    await authenticator.setUnlocked(true)
    await page.getByRole('button', { name: signInTexts.passkey }).click()
    await page.waitForURL(`${inject('portalUrl')}/account`)
    await context.close()
  })

  test('when it was removed', async () => {
    const { page, context, authenticator } = await withPasskey()
    await removeButton(page, 'Work laptop').click()
    await page.getByText(account.noPasskeys).waitFor()
    await signOut(page)

    const answer = await answerTo(page, '/partner/sign-in/passkey', () => refusedSignIn(page))
    expect(answer).toMatchObject({ status: 401, body: { errorType: 'passkey_refused' } })
    expect(await authenticator.credentials()).toHaveLength(1)
    await context.close()
  })

  test('when it belongs to another account than the session that it confirms', async () => {
    const [owner, other] = await Promise.all([withPasskey('Mine'), withPasskey('Theirs')])
    const [foreign] = await other.authenticator.credentials()
    await withDatabase((db) =>
      db
        .updateTable('session')
        .set({ stepped_up_at: null })
        .where('account_id', '=', owner.person.id)
        .execute(),
    )
    const { page } = owner
    await page.goto('/account/confirm?to=%2Faccount')
    await hydrated(page)
    const confirm = () => page.getByRole('button', { name: signInTexts.confirm.passkey }).click()
    const path = '/partner/step-up/passkey'

    // The page takes part in the attack: it offers every passkey, and the other one alone is on the device.
    const [own] = await owner.authenticator.credentials()
    await owner.authenticator.remove(own!)
    await owner.authenticator.add(foreign!)
    await bendOptions(page, '/partner/step-up/passkey-options', { allowCredentials: [] })
    const refused = await answerTo(page, path, confirm)
    await page.unroute('**/v1/api/partner/step-up/passkey-options')

    // Control: the person's own passkey confirms the same session.
    await owner.authenticator.remove(foreign!)
    await owner.authenticator.add(own!)
    const taken = await answerTo(page, path, confirm)

    expect(refused).toMatchObject({ status: 401, body: { errorType: 'passkey_refused' } })
    expect(taken.status).toBe(200)
    await Promise.all([owner.context.close(), other.context.close()])
  })
})

test('a lost laptop: its session ends, its passkey is removed, and its next press is refused', async () => {
  const laptop = await withPasskey('Lost laptop')
  const phone = await openVisit(browser, inject('portalUrl'))
  await signInByCode(phone.page, laptop.person, 'next')

  await phone.page.goto('/account')
  await phone.page.getByRole('button', { name: account.endOthers }).click()
  await phone.page.getByText(account.done).waitFor()
  await removeButton(phone.page, 'Lost laptop').click()
  await phone.page.getByText(account.noPasskeys).waitFor()

  // The laptop still shows the account page that it had opened. Its next press changes nothing.
  await laptop.page.getByRole('button', { name: account.codesNew }).click()
  await laptop.page.waitForURL((url) => url.pathname === '/sign-in')
  await refusedSignIn(laptop.page)

  await phone.page.goto('/account')
  expect(await phone.page.getByText(account.codesLeft(0)).count()).toBe(1)
  await Promise.all([laptop.context.close(), phone.context.close()])
})
