import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  cards,
  confirmed,
  goToPayment,
  link,
  makeBuyer,
  placeButton,
  reviewByCheck,
} from '#tests/fixtures/buyers/buying.ts'

/**
 * A file as a merchant writes it by docs/catalogue-format.md: columns in another order, a quoted comma and a
 * list.
 */
const PRODUCTS = [
  'id,sku,brand,name,type,category,price,list_price,available,weight_lb,height_in,width_in,depth_in,' +
    'summary,included,attribute:refrigerant',
  '458800001,GRV-CRAWL-90,Gravelly,"Crawlspace Dehumidifier, 90 pints",dehumidifier,dehumidifiers,' +
    '1189.00,1349.00,7,62,14.5,22,12.75,"Keeps 2,300 square feet of crawlspace below 50% humidity.",' +
    'Dehumidifier|Drain hose|Manual,R-32',
  '458800002,GRV-CRAWL-120,Gravelly,"Crawlspace Dehumidifier, 120 pints",dehumidifier,dehumidifiers,' +
    '1499.00,,0,74,16,24,14,,,',
  '',
].join('\n')
let browser: Browser
let folder = ''
beforeAll(async () => {
  browser = await launchBrowser()
  folder = await mkdtemp(join(tmpdir(), 'alpine-own-catalogue-'))
})
afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
})

const runImport = (file: string) =>
  spawnSync('npm', ['run', '--silent', 'catalog:import', '--', file], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: inject('dataDir') },
  })

test(
  '[R-SEARCH, R-PRODUCT, R-CO-CONF] a merchant imports a file while the store runs; a ' +
    'shopper finds the product and buys it',
  async () => {
    const file = join(folder, 'my-products.csv')
    await writeFile(file, PRODUCTS.replace(',1189.00,', ',-1189.00,'))
    const refused = runImport(file)
    expect(refused.status).toBe(1)
    expect(refused.stdout + refused.stderr).toMatch(/2.*price/)
    await writeFile(file, PRODUCTS)
    const imported = runImport(file)
    expect({ status: imported.status, said: imported.stderr }).toEqual({ status: 0, said: '' })

    const { page, context, trouble } = await openVisit(browser, inject('storeUrl'))
    await expect
      .poll(async () => {
        await visit(page, '/search?q=grv-crawl-90')
        return cards(page).count()
      })
      .toBe(1)
    await link(cards(page), 'Crawlspace Dehumidifier, 90 pints').click()
    await page.getByRole('heading', { level: 1, name: 'Crawlspace Dehumidifier, 90 pints' }).waitFor()
    await page.getByText('$1,189.00').first().waitFor()
    await button(page.getByRole('main'), new RegExp(`^${addTexts.add}`))
      .first()
      .click()
    await page.getByRole('dialog', { name: cartTexts.added }).waitFor()
    await goToPayment(page, makeBuyer('Grace'))
    await reviewByCheck(page)
    await placeButton(page).click()
    await confirmed(page)

    await page.getByText('Crawlspace Dehumidifier, 90 pints').first().waitFor()
    expect(trouble).toEqual([])
    await context.close()
  },
)
