import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { supportTexts as support } from '#features/partners/support/ui/texts.ts'
import { texts as store } from '#store/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hasFocus, tabTo } from '#tests/fixtures/browser/keyboard.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { button, FURNACES, link } from '#tests/fixtures/buyers/buying.ts'
import { uiTexts } from '#ui/texts.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test(
  '[L-MENU, L-ASSIST, L-SUPPORT, L-MAILPROV, L-POP, R-SEARCH] menus, modals and popovers by ' +
    'keyboard alone',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    const { keyboard } = page
    const banner = page.getByRole('banner')
    await visit(page, FURNACES)

    // The sidebar, its support block, its mail choices: each Escape closes one and returns the focus.
    const assistance = link(banner, store.assistance)
    await tabTo(page, assistance)
    await keyboard.press('Enter')
    const sidebar = page.getByRole('dialog', { name: support.assistance })
    await sidebar.waitFor()
    expect(
      await sidebar.getByRole('link').evaluateAll((links) => links.map((each) => each.getAttribute('href'))),
    ).toEqual([
      '/system-selector',
      '/quote-by-photo',
      '/sizing-estimator',
      '/operating-cost-calculator',
      '/job-list',
      '/line-set-chooser',
      '/permit-sheet',
      '/matched-pairs',
      '/contact-us',
      '/learning-center/',
      'tel:+18005550142',
      'mailto:sales@example.com',
      expect.stringMatching(/^mailto:sales@example\.com\?subject=Issue%20with%20http/),
    ])
    const address = link(sidebar, 'sales@example.com')
    await tabTo(page, address)
    await keyboard.press('Enter')
    const ways = page.getByRole('dialog', { name: support.writeWith })
    await ways.waitFor()
    await keyboard.press('Escape')
    await ways.waitFor({ state: 'detached' })
    expect(await hasFocus(address)).toBe(true)
    await keyboard.press('Escape')
    await sidebar.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(assistance)).toBe(true)

    // The Shop menu: the second department by arrow key, its first category by Tab.
    const shop = button(banner, store.shop)
    await tabTo(page, shop)
    await keyboard.press('Space')
    const menu = page.getByRole('navigation', { name: store.shopByCategory })
    await menu.getByRole('link').first().waitFor()
    await keyboard.press('Tab')
    await keyboard.press('ArrowDown')
    const second = menu.locator('.menu-department').nth(1)
    expect(await hasFocus(second)).toBe(true)
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    const category = menu.locator('.menu-grid a').first()
    expect(await hasFocus(category)).toBe(true)
    const to = (await category.getAttribute('href')) ?? ''
    await keyboard.press('Enter')
    await page.waitForURL(`**${to}`)
    await menu.waitFor({ state: 'detached' })

    // Arrow keys move in the suggestions. Escape closes them, and a second Escape empties the field.
    const field = page.getByRole('combobox', { name: store.search })
    await tabTo(page, field)
    await keyboard.insertText('heat pump')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await keyboard.press('ArrowDown')
    expect(await page.locator('[role=option][aria-selected=true]').getAttribute('id')).toBe(
      await field.getAttribute('aria-activedescendant'),
    )
    await keyboard.press('Escape')
    expect([await page.getByRole('listbox').count(), await field.inputValue()]).toEqual([0, 'heat pump'])
    await keyboard.press('Escape')
    expect(await field.inputValue()).toBe('')

    // The help of a filter: a popover that Enter opens and Escape closes.
    await visit(page, FURNACES)
    const help = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${uiTexts.help('')}`) })
      .first()
    await tabTo(page, help)
    await keyboard.press('Enter')
    const popover = page.locator('.pop:popover-open')
    await popover.waitFor()
    await keyboard.press('Escape')
    await popover.waitFor({ state: 'hidden' })
    expect(await hasFocus(help)).toBe(true)
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  },
)

test(
  '[L-HDR, L-MENU, L-ZIP] the phone’s menu by keyboard: Shop By Category, a department ' +
    'unfolds, the location dialog opens, Escape closes',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'), { viewport: PHONE })
    const { page } = buyer
    await visit(page, '/about-us')
    const burger = button(page.getByRole('banner'), store.menu)

    await tabTo(page, burger)
    await page.keyboard.press('Enter')
    const menu = page.getByRole('navigation', { name: store.shopByCategory })
    const department = menu.locator('summary').first()
    await department.waitFor()
    await page.keyboard.press('Tab')
    expect(await hasFocus(department)).toBe(true)
    await page.keyboard.press('Enter')
    await menu.locator('.sub a').first().waitFor()
    const place = menu.locator('.menu-links button')
    await tabTo(page, place)
    await page.keyboard.press('Enter')
    const modal = page.getByRole('dialog', { name: store.yourLocation })
    await modal.waitFor()
    await page.keyboard.press('Escape')
    await modal.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    expect(await hasFocus(burger)).toBe(true)
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  },
)
