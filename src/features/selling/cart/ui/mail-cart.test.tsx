// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '#lib/api-error.ts'
import { settled } from '#tests/fixtures/cart/cart-dependencies.ts'
import { texts } from '../texts.ts'
import { MailCart } from './mail-cart.tsx'

afterEach(cleanup)

type Mail = Parameters<typeof MailCart>[0]['store']['mail']

function open(mail: Mail) {
  const asked: { to: { email: string; name: string }; key: string }[] = []
  const record: Mail = (to, key) => {
    asked.push({ to, key })
    return mail(to, key)
  }
  render(<MailCart store={{ mail: record }} onClose={() => undefined} />)
  return asked
}
const fill = (name: string, email: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Cart name' }), { target: { value: name } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Email address' }), { target: { value: email } })
}
const press = () =>
  act(async () => void fireEvent.submit(screen.getByRole('textbox', { name: 'Cart name' }).closest('form')!))

test('[S-ASYNC] cart send: loading, then the address the mail went to', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked = open(() => promise)
  fill(' Upstairs ', 'ann@example.com')
  await press()
  const whileLoading =
    screen.getByRole('button', { name: /Sending/ }).getAttribute('aria-disabled') ??
    screen.getByRole('button', { name: /Sending/ }).getAttribute('aria-busy')
  await press()
  resolve()
  await act(settled)

  expect(whileLoading).toBe('true')
  expect(asked.map(({ to }) => to)).toEqual([{ name: 'Upstairs', email: 'ann@example.com', remind: false }])
  expect(screen.getByRole('status').textContent).toContain('ann@example.com')
})

test('[S-ASYNC] cart send: a failure is shown, the fields stay, the next press repeats the key', async () => {
  let tries = 0
  const asked = open(async () => {
    if (tries++ === 0) throw new TypeError('network')
  })
  fill('Upstairs', 'ann@example.com')
  await press()
  const said = document.body.textContent
  await press()

  expect(said).toContain('We couldn’t send the cart. Please try again.')
  expect(asked[1]?.key).toBe(asked[0]?.key)
  expect(screen.getByRole('status').textContent).toContain('ann@example.com')
})

test('the server’s refusal is shown word for word; another address is another mail', async () => {
  const asked = open(() => Promise.reject(new ApiError('too_many', 'That is a lot of mail for an hour.')))
  fill('Upstairs', 'ann@example.com')
  await press()
  fill('Upstairs', 'bob@example.com')
  await press()

  expect(document.body.textContent).toContain('That is a lot of mail for an hour.')
  expect(asked[1]?.key).not.toBe(asked[0]?.key)
})

test('an invalid value is reported at its field and nothing is sent', async () => {
  const asked = open(async () => undefined)
  fill('http://evil.example', 'nowhere')
  await press()

  expect(asked).toEqual([])
  expect(screen.getByRole('textbox', { name: 'Cart name' }).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('textbox', { name: 'Email address' }).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Cart name' }))
})

test('a reminder is sent only to a shopper who ticks its box', async () => {
  const asked = open(async () => undefined)
  fill('Upstairs', 'ann@example.com')
  fireEvent.click(screen.getByRole('checkbox', { name: texts.mailRemind }))
  await press()

  expect(asked[0]?.to).toMatchObject({ remind: true })
})
