import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { faultsOf, primaryButtons } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { checkoutStates } from './checkout-states.ts'
import { otherStates } from './other-states.ts'
import { portalStates } from './portal-states.ts'
import { shoppingStates } from './shopping-states.ts'
import { makePurchase, purchase } from './state.ts'
import { toolStates } from './tool-states.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
  await makePurchase(browser)
})
afterAll(() => browser.close())

test.for([...shoppingStates, ...toolStates, ...checkoutStates, ...otherStates, ...portalStates])(
  '$name is accessible and keeps its layout at every width in both themes',
  async ({ app = 'storeUrl', path, after, arrange, primary, allowed }) => {
    const state = after && purchase.stored[after]
    const buyer = await openVisit(browser, inject(app), state ? { storageState: state } : {})
    await visit(buyer.page, path())
    await arrange?.(buyer.page)
    const pressable = await primaryButtons(buyer.page)

    const faults = await faultsOf(buyer.page, allowed)

    expect(faults).toEqual([])
    expect(pressable).toHaveLength(primary ?? pressable.length)
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  },
)
