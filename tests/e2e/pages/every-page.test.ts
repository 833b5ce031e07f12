import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { faultsOf, primaryButtons } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { emptied, openVisit, tellIfFailed, type Visit, visit } from '#tests/fixtures/browser/page.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'
import { checkoutStates } from './checkout-states.ts'
import { otherStates } from './other-states.ts'
import { portalStates } from './portal-states.ts'
import { shoppingStates } from './shopping-states.ts'
import { makePurchase, purchase, type State } from './state.ts'
import { toolStates } from './tool-states.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
  await makePurchase(browser)
})
afterAll(() => browser.close())

/** One visit to each application, which all states without a past share. */
const shared = new Map<string, Visit>()

async function visitOf(app: NonNullable<State['app']>, after: State['after']): Promise<Visit> {
  const state = after && purchase.stored[after]
  if (state) return openVisit(browser, inject(app), { storageState: state })
  const known = shared.get(app)
  if (!known) {
    const first = await openVisit(browser, inject(app))
    shared.set(app, first)
    return first
  }
  tellIfFailed(known)
  await emptied(known)
  return known
}

test.for([...shoppingStates, ...toolStates, ...checkoutStates, ...otherStates, ...portalStates])(
  '$name is accessible and keeps its layout at every width in both themes',
  async ({ app = 'storeUrl', path, after, as, arrange, primary, allowed }) => {
    const buyer = await visitOf(app, after)
    if (as) await signInto(buyer.context, as)
    await visit(buyer.page, path())
    await arrange?.(buyer.page)
    const pressable = await primaryButtons(buyer.page)

    const faults = await faultsOf(buyer.page, allowed)

    expect(faults).toEqual([])
    expect(pressable).toHaveLength(primary ?? pressable.length)
    expect(buyer.trouble).toEqual([])
    if (buyer !== shared.get(app)) await buyer.context.close()
  },
)
