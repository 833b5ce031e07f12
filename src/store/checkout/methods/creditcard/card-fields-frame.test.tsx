// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '#features/selling/payments/texts.ts'
import { CardFieldsFrame, type CardFieldsHandle } from './card-fields-frame.tsx'

const config = { mode: 'sandbox', fieldsUrl: 'http://127.0.0.1:3002/fields' } as const
const clientToken = async () => 'token'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the server renders the empty box, so its space is reserved before the fields load', () => {
  expect(renderToString(<CardFieldsFrame config={config} clientToken={clientToken} />)).toBe(
    '<div class="card-fields" data-mode="sandbox" data-state="loading"><div class="card-fields-box" ' +
      'aria-busy="true"></div></div>',
  )
})

test('the frame has a title', () => {
  render(<CardFieldsFrame config={config} clientToken={clientToken} />)

  expect(screen.getByTitle(texts.cardFrameTitle).getAttribute('src')).toContain(
    'http://127.0.0.1:3002/fields?origin=',
  )
})

test('fields that do not load say so and can be loaded again', () => {
  render(<CardFieldsFrame config={config} clientToken={clientToken} />)
  act(() => vi.advanceTimersByTime(10_000))

  expect(screen.getByRole('alert').textContent).toContain(texts.cardFrameFailed)

  const first = screen.getByTitle(texts.cardFrameTitle)
  act(() => screen.getByRole('button', { name: texts.cardFrameRetry }).click())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByTitle(texts.cardFrameTitle)).not.toBe(first)
})

test('a request for a token that waits for the fields ends when the buyer leaves them', async () => {
  const ref = createRef<CardFieldsHandle>()
  const { unmount } = render(<CardFieldsFrame config={config} clientToken={clientToken} ref={ref} />)
  const result = ref.current?.tokenize()
  unmount()

  expect(await result).toEqual({
    kind: 'errors',
    errors: [{ field: 'form', message: texts.cardNotRead }],
  })
})

test.each([
  ['the buyer is nowhere yet', () => document.body, 'the fields'],
  ['the page told why the last payment failed', () => screen.getByRole('alert'), 'the fields'],
  ['the buyer goes through the payment methods', () => screen.getByRole('radio'), 'stays'],
  ['the buyer types the card already', () => screen.getByTitle(texts.cardFrameTitle), 'stays'],
])('[X-PAY] fields that get ready take the focus only while %s', (_, place, expected) => {
  render(
    <>
      <div role="alert" tabIndex={-1} />
      <input type="radio" />
      <CardFieldsFrame config={config} clientToken={clientToken} takesFocus />
    </>,
  )
  const frame = screen.getByTitle(texts.cardFrameTitle) as HTMLIFrameElement
  place().focus()
  const takes = vi.spyOn(frame, 'focus')

  const { origin } = new URL(config.fieldsUrl)
  const message = new MessageEvent('message', { origin, source: frame.contentWindow, data: { t: 'ready' } })
  act(() => void window.dispatchEvent(message))

  expect(takes.mock.calls.length > 0 ? 'the fields' : 'stays').toBe(expected)
})
