import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as issueTexts } from '#features/desk/page-issues/texts.ts'
import { texts as saveTexts } from '#features/partners/saved-carts/texts.ts'
import { supportTexts } from '#features/partners/support/ui/texts.ts'
import { texts } from '#features/selling/partner/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit } from '#tests/fixtures/browser/page.ts'
import { FURNACES } from '#tests/fixtures/buyers/buying.ts'
import { askStore, hostByHand, signInto } from '#tests/fixtures/portal/partner-browser.ts'

let browser: Browser
let furnace = ''
beforeAll(async () => {
  browser = await launchBrowser()
  const list = await fetch(inject('storeUrl') + FURNACES)
  furnace = /href="\/product\/[^"]*?(\d{9})"/.exec(await list.text())?.[1] ?? ''
})
afterAll(() => browser.close())

const customer = { id: 7, name: 'Dana Reyes', shipZip: '60614' }
const project = { id: 12, name: 'Cleveland Ave' }

/** The store in the frame of a page of the portal's origin, with a contractor signed in. */
async function framed(path = '/about-us') {
  const partner = await openVisit(browser, inject('portalUrl'))
  await signInto(partner.context, 'contractor')
  await hostByHand(partner.page, path)
  const store = partner.page.frameLocator('iframe')
  const bar = store.getByRole('region', { name: texts.bar })
  await bar.waitFor()
  return { ...partner, store, bar }
}

const cartLines = async (page: Page): Promise<unknown[]> =>
  ((await askStore(page, 'getSavedCart', {})).payload as { products: unknown[] }).products

test('[L-PBAR, L-PBAR-ACT, A-AUTH, E-USER, S-PARTNER] the bar of a partner', async () => {
  const { page, context, store, bar, trouble } = await framed()
  expect(await bar.innerText()).toContain('no customer')
  expect(await store.locator('.announce:visible').count()).toBe(0)

  await askStore(page, 'startShopping', { customer, project })
  const links = await bar
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((each) => [each.textContent, each.getAttribute('href'), each.getAttribute('target')]),
    )
  const portal = inject('portalUrl')
  expect(links).toEqual([
    ['Dana Reyes', `${portal}/customers/7`, '_top'],
    ['Cleveland Ave', `${portal}/projects/12`, '_top'],
    ['New Customer', `${portal}/customers/new`, '_top'],
  ])
  expect(await bar.getByRole('button').allInnerTexts()).toEqual([
    'New Cart',
    'Save Cart',
    'Report Issue With Page',
  ])
  await store.getByRole('link', { name: 'Shopping Assistance' }).click()
  const tools = store.getByRole('region', { name: supportTexts.partnerTools })
  expect(await tools.getByRole('link').first().getAttribute('target')).toBe('_top')
  await page.keyboard.press('Escape')

  await askStore(page, 'startShopping', {})
  await bar.getByText('no customer').waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('[A-MSG, E-PARTNER] each message is acknowledged; a failed paste says its text', async () => {
  const { page, context, store, trouble } = await framed()
  await askStore(page, 'startShopping', { customer, project })

  // The same request twice adds one item.
  const [first, again] = await Promise.all([
    askStore(page, 'addItem', { id: furnace }, 'the-same-request'),
    askStore(page, 'addItem', { id: furnace }, 'the-same-request'),
  ])
  expect([first, again].map(({ type, payload }) => [type, payload])).toEqual([
    ['addItem', { id: furnace, qty: 1 }],
    ['addItem', { id: furnace, qty: 1 }],
  ])
  expect(await askStore(page, 'getSavedCart', {})).toMatchObject({
    type: 'getSavedCart',
    payload: { projectID: 12, products: [{ id: furnace, qty: 1, price: expect.any(Number) }] },
  })
  expect((await askStore(page, 'addItem', { id: '999999999' })).error).toBeTruthy()

  const pasted = await askStore(page, 'pasteCart', { products: [{ id: furnace, qty: 2, price: 1 }] })
  expect(pasted).toMatchObject({
    type: 'pasteCart',
    payload: { pasted: 1, withdrawn: 0, moved: [{ id: furnace, was: 1, now: expect.any(Number) }] },
  })
  expect(await cartLines(page)).toMatchObject([{ id: furnace, qty: 3 }])
  for (const products of [[], [{ id: '999999999', qty: 1 }], [{ id: furnace, qty: -1 }]])
    expect(await askStore(page, 'pasteCart', { products })).toMatchObject({
      type: 'pasteCart',
      error: 'There was an error pasting the products to the cart',
    })

  const copied = await askStore(page, 'copyPartnerData', {
    originalOrder: 'A0123456789AB',
    discountReason: 'Price match',
    removeVideo: true,
    makeNewSale: { email: 'dana@example.com', products: [], clearCurrentCart: true },
  })
  expect(copied).toMatchObject({
    type: 'copyPartnerData',
    payload: {
      customer,
      project,
      originalOrder: 'A0123456789AB',
      discountReason: 'Price match',
      removeVideo: true,
    },
  })
  expect(await cartLines(page)).toEqual([])

  expect(await askStore(page, 'navigate', { location: '/contact-us' })).toMatchObject({
    type: 'navigate',
    payload: { location: '/contact-us' },
  })
  await store.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
  for (const location of ['//evil.test/', 'https://evil.test/', 'javascript:alert(1)'])
    expect((await askStore(page, 'navigate', { location })).error).toBe(texts.failed.location)
  expect(trouble).toEqual([])
  await context.close()
})

test('a page that the frame reloads connects again; a session that ended shows no bar', async () => {
  const { page, context, store } = await framed()
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')!
    frame.src = frame.src.replace('/about-us', '/contact-us')
  })
  await page.waitForFunction('window.connections === 2')
  await store.getByRole('region', { name: texts.bar }).waitFor()

  await context.clearCookies()
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')!
    frame.src = frame.src.replace('/contact-us', '/about-us')
  })
  await store.getByText(texts.signedOut).waitFor()
  expect(await store.getByRole('region', { name: texts.bar }).count()).toBe(0)
  await context.close()
})

test('[A-ORIGIN] a hostile third window gets no answer and changes nothing', async () => {
  // Without the policy's help, because the check of origin and window must hold alone.
  const partner = await openVisit(browser, inject('portalUrl'), { bypassCSP: true })
  await signInto(partner.context, 'contractor')
  const { page } = partner
  await page.route('http://evil.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: HOSTILE }),
  )
  await hostByHand(page, '/about-us')
  const store = page.frameLocator('iframe').first()
  await store.getByRole('region', { name: texts.bar }).waitFor()
  await page.evaluate(() => {
    const evil = document.createElement('iframe')
    evil.src = 'http://evil.test/'
    document.body.append(evil)
  })
  const hostile = page.frame({ url: 'http://evil.test/' }) ?? (await page.waitForEvent('framenavigated'))
  await hostile.waitForFunction('window.attacks === 3')

  expect(await hostile.evaluate('window.got')).toEqual([])
  expect(await page.evaluate('window.connections')).toBe(1)
  expect(await cartLines(page)).toEqual([])
  expect(await store.getByRole('heading', { level: 1, name: 'About Us' }).count()).toBe(1)
  await partner.context.close()
})

/** Sends everything that a window could try, to the portal and to the store, three times. */
const HOSTILE = `<!doctype html><script>
window.got = []
window.attacks = 0
addEventListener('message', ({ data }) => got.push(data))
const attack = () => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => got.push(data)
  const base = { requestId: 'hostile-request', v: 1 }
  const targets = [parent, ...Array.from({ length: parent.length }, (_, index) => parent[index])]
  for (const target of targets.filter((each) => each !== window)) {
    for (const type of ['ready', 'startShopping', 'getSavedCart', 'token'])
      target.postMessage({ ...base, type, payload: { customer: { id: 1, name: 'Evil' } } }, '*')
    target.postMessage({ ...base, type: 'addItem', payload: { id: '453061180' } }, '*')
    target.postMessage({ ...base, type: 'navigate', payload: { location: '/cart' } }, '*')
    target.postMessage({ ...base, type: 'pasteCart', payload: { products: [] } }, '*')
  }
  parent[0].postMessage({ ...base, type: 'welcome' }, '*', [port2])
  port1.postMessage({ ...base, type: 'getSavedCart', payload: {} })
  attacks += 1
}
attack(); setTimeout(attack, 300); setTimeout(attack, 600)
</script>`

test('another site cannot frame the store', async () => {
  const visitor = await openVisit(browser, inject('storeUrl'))
  await visitor.page.route('http://evil.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe src="${inject('storeUrl')}/about-us"></iframe>`,
    }),
  )
  await visitor.page.goto('http://evil.test/')
  await visitor.page.waitForLoadState('load')

  expect(await visitor.page.frameLocator('iframe').getByRole('heading').count()).toBe(0)
  await visitor.context.close()
})

/** How long an element shows a text until it leaves the page, by the page's own clock. */
const millisecondsWith = (element: Locator, text: string): Promise<number> =>
  element.evaluate(
    (node, shown) =>
      new Promise<number>((resolve) => {
        let from: number | undefined
        const look = () => {
          if (node.textContent?.includes(shown)) from ??= performance.now()
          if (node.isConnected) requestAnimationFrame(look)
          else resolve(performance.now() - (from ?? performance.now()))
        }
        look()
      }),
    text,
  )

test('[L-ISSUE, L-ISSUE-OK] a partner reports an issue with the page', async () => {
  const { page, context, store, bar, trouble } = await framed('/contact-us')
  await bar.getByRole('button', { name: texts.reportIssue }).click()
  const dialog = store.getByRole('dialog', { name: issueTexts.title })
  expect((await dialog.boundingBox())?.width).toBe(600)
  expect(await dialog.getByLabel(issueTexts.importance).locator('option').allInnerTexts()).toEqual([
    '',
    'Low Importance',
    'Medium Importance',
    'High Importance',
  ])
  expect(await dialog.getByLabel(issueTexts.sendTo).locator('option').allInnerTexts()).toEqual([
    '',
    'Sales',
    'Customer Service',
    'HVAC Tech Support',
    'Programmers',
    'Product Management',
  ])
  await dialog.getByRole('button', { name: issueTexts.send }).click()
  await dialog.getByText(issueTexts.describeRequired).waitFor()
  await dialog.getByLabel(issueTexts.importance).selectOption({ label: 'High Importance' })
  await dialog.getByLabel(issueTexts.sendTo).selectOption({ label: 'Programmers' })
  await dialog.getByLabel(issueTexts.describe).fill('The map does not load')
  await dialog.getByLabel(issueTexts.includeMe).check()
  const shown = millisecondsWith(dialog, 'Successfully Submitted!')
  await dialog.getByRole('button', { name: issueTexts.send }).click()

  expect(await shown).toBeGreaterThan(2_500)
  expect(trouble).toEqual([])
  await page.goto(`${inject('portalUrl')}/issues`)
  await page.getByText('The map does not load').first().waitFor()
  await context.close()
})

test('what keeps a cart from being saved is said in the dialog', async () => {
  const { context, store, bar } = await framed()
  await bar.getByRole('button', { name: texts.saveCart }).click()
  const dialog = store.getByRole('dialog', { name: saveTexts.title })
  await dialog.getByRole('button', { name: saveTexts.save }).click()

  for (const message of [saveTexts.nameRequired, saveTexts.itemsRequired, saveTexts.projectRequired])
    await dialog.getByText(message).waitFor()
  await context.close()
})
