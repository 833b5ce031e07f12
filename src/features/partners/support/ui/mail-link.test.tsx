// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { MailLink } from './mail-link.tsx'

configure({ asyncUtilTimeout: LONG_ENOUGH_MS })

const copied: string[] = []
beforeEach(() => {
  copied.length = 0
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function choose() {
  render(<MailLink address="sales@example.com" subject="Hello" />)
  const link = screen.getByRole('link')
  fireEvent.click(link)
  await screen.findByText('Send with')
  return link
}

test('[L-MAILPROV] an address offers Gmail, Outlook, Yahoo, the mail app and itself', async () => {
  await choose()

  expect([...document.querySelectorAll('dialog li')].map((way) => way.textContent)).toEqual([
    'Gmail',
    'Outlook',
    'Yahoo Mail',
    'Your mail app',
    'Copy sales@example.com',
  ])
  expect(document.querySelector('dialog li a')?.getAttribute('href')).toContain(
    'to=sales%40example.com&su=Hello',
  )
})

test('[L-MAILPROV] copying says that it was done', async () => {
  await choose()

  fireEvent.click(screen.getByText('Copy sales@example.com'))

  await screen.findByText('Copied')
  expect(copied).toEqual(['sales@example.com'])
})

test('[L-MAILPROV] shows the address for copying by hand where the browser forbids copying', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } })
  await choose()

  fireEvent.click(screen.getByText('Copy sales@example.com'))

  await waitFor(() =>
    expect(document.querySelector('dialog input')).toHaveProperty('value', 'sales@example.com'),
  )
})

test('[L-MAILPROV] Escape closes the list and gives the focus back', async () => {
  const link = await choose()

  fireEvent.keyDown(document.querySelector('dialog')!, { key: 'Escape' })

  expect([document.querySelector('dialog'), document.activeElement]).toEqual([null, link])
})

test('[L-MAILPROV] without script it is a plain link to the mail program', () => {
  expect(renderToString(<MailLink address="sales@example.com" />)).toContain(
    'href="mailto:sales@example.com"',
  )
})
