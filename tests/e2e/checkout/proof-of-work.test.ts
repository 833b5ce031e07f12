import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { PROOF_ALGORITHM, PROOF_COST, PROOF_HEADER } from '#platform/limits/rules/proof.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit } from '#tests/fixtures/browser/page.ts'
import {
  addFirst,
  confirmed,
  goToPayment,
  makeBuyer,
  placeButton,
  reviewByCheck,
} from '#tests/fixtures/buyers/buying.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const secrets = { hmacSignatureSecret: 'of this test', hmacKeySignatureSecret: 'also of this test' }
const VALUE_SERIES = '/category/furnaces-heaters/gas-furnaces?series=Value+80'
/** About three seconds of work, so that the test sees the page while it is done. */
const STEPS = 3_000

/** Answers the first call as the store does above a limit, and lets the next one through. */
async function askForProof(page: Page): Promise<() => string | undefined> {
  const challenge = await createChallenge({
    algorithm: PROOF_ALGORITHM,
    cost: PROOF_COST,
    counter: STEPS,
    deriveKey,
    ...secrets,
  })
  let proof: string | undefined
  let calls = 0
  await page.route('**/v1/api/checkout', async (route) => {
    calls++
    if (calls > 1) {
      proof = route.request().headers()[PROOF_HEADER]
      return route.continue()
    }
    await route.fulfill({
      status: 429,
      json: { error: true, errorType: 'proof_needed', errorMessage: 'One moment', challenge },
    })
  })
  return () => proof
}

test.each([390, 1440])('[C-CHECKOUT] %i px: the checkout solves a proof of work by itself', async (width) => {
  const { page, context } = await openVisit(browser, inject('storeUrl'), {
    viewport: { width, height: 900 },
  })
  // No other journey buys this series, so its units are not sold out.
  await addFirst(page, VALUE_SERIES)
  await goToPayment(page, makeBuyer('Proof'))
  await reviewByCheck(page)
  const proofOf = await askForProof(page)

  await placeButton(page).click()
  await page.getByRole('status').filter({ hasText: checkout.proving }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  // The proof takes longer on a busy machine.
  await page.waitForURL('**/checkout/confirmation/*', { timeout: 60_000 })
  await confirmed(page)

  const solved = JSON.parse(Buffer.from(proofOf() ?? '', 'base64').toString())
  expect((await verifySolution({ ...solved, deriveKey, ...secrets })).verified).toBe(true)
  await context.close()
})
