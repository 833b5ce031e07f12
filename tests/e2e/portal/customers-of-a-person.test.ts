import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts } from '#portal/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('two customers get a colleague by keyboard, and the undo takes it back', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'contractor')
  const family = `Ticked${Date.now()}`
  const api = `${inject('portalUrl')}/v1/api/partner`
  for (const first of ['Ana', 'Ben'])
    await page.request.post(`${api}/customers`, {
      data: { name: `${first} ${family}`, phone: '3125550189', evenIfDuplicate: true },
    })
  const mine = async () => {
    const answer = await page.request.get(`${api}/customers?whose=mine&search=${family}`)
    const { customers } = (await answer.json()) as { customers: { name: string }[] }
    return customers.map(({ name }) => name)
  }
  await visit(page, `/customers?search=${family}`)
  const form = page.getByRole('form', { name: texts.customers.selected })
  const person = form.getByRole('combobox', { name: texts.customers.assignee })

  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  await page.waitForFunction(() => document.querySelectorAll('input[name="id"]:checked').length === 2)
  await person.selectOption({ label: 'Sam Ortiz' })
  await form.getByRole('button', { name: texts.customers.assignMany }).press('Enter')
  await page.getByRole('status').getByText(texts.customers.changedMany(2)).waitFor()
  expect(await mine()).toEqual([`Ana ${family}`, `Ben ${family}`])

  await page.getByRole('button', { name: texts.lists.undo }).press('Enter')
  await page.getByRole('button', { name: texts.lists.undo }).waitFor({ state: 'detached' })
  await expect.poll(mine).toEqual([])
  expect(trouble).toEqual([])
})
