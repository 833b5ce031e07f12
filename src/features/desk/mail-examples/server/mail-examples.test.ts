import { createRouterClient } from '@orpc/server'
import { describe, expect, test } from 'vitest'
import { STRANGER } from '#features/people/accounts/server/who-asks.ts'
import { mails as declared } from '#server/declared.ts'
import { whoAsks } from '#tests/fixtures/portal/people.ts'
import { shownAs } from '../../../../portal/routes/content/mail-preview.ts'
import { createExampleMails, MAIL_GROUPS } from './example-letters.ts'
import { mailExamplesHandlers } from './handlers.ts'

const exampleMails = createExampleMails(declared)
const clientOf = (who = whoAsks('sales')) =>
  createRouterClient(mailExamplesHandlers, { context: { ...who, exampleMails } })

describe('the examples of mails', () => {
  test.each([
    ['a stranger', STRANGER, 401],
    ['a contractor', whoAsks('contractor'), 403],
  ])('%s may not read them', async (_, context, status) => {
    await expect(clientOf(context).list()).rejects.toMatchObject({ status })
    await expect(clientOf(context).open({ id: 'quote-sent' })).rejects.toMatchObject({ status })
  })

  test('each kind of mail is in the list once, with its group, time and receiver', async () => {
    const { mails } = await clientOf().list()
    const kinds = declared.flatMap(({ kinds }) => Object.keys(kinds))

    expect(mails.length).toBe(kinds.length)
    expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length)
    expect([...new Set(mails.map(({ group }) => group))]).toEqual(Object.values(MAIL_GROUPS))
    for (const { subject, when, to } of mails)
      expect(Math.min(subject.length, when.length, to.length)).toBeGreaterThan(3)
    expect(mails.find(({ id }) => id === 'cart-cart')?.canStop).toBe(true)
    expect(mails.find(({ id }) => id === 'order-confirmation-placed')?.canStop).toBe(false)
  })

  test('an opened mail is rendered in HTML and in plain text, without a working key', async () => {
    const { subject, html, text } = await clientOf().open({ id: 'quote-sent' })

    expect(subject).toMatch(/^Your quote QL/)
    expect(html).toContain('https://store.example.com/view-quotes/QL700001?key=an-example')
    expect(text).toContain('https://store.example.com/view-quotes/QL700001?key=an-example')
  })

  test('an unknown mail answers 404', async () => {
    await expect(clientOf().open({ id: 'no-such-mail' })).rejects.toMatchObject({
      status: 404,
      code: 'mail_unknown',
    })
  })

  test('each look shows its own colors, whatever the browser prefers', async () => {
    const { html } = await clientOf().open({ id: 'cart-cart' })

    expect(html).toContain('@media (prefers-color-scheme: dark)')
    expect(shownAs(html, 'dark')).toContain('@media all')
    expect(shownAs(html, 'light')).toContain('@media not all')
  })
})
