// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '#features/selling/payments/texts.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import type { CardFieldsEvents, CardTheme, MountedCardFields } from './card-fields.ts'
import { createCardFields } from './card-fields-frame.tsx'

const FIELDS = 'http://127.0.0.1:3002/fields'
const theme: CardTheme = {
  scheme: 'dark',
  ink: '#EDEFEA',
  ink2: '#AEB9B4',
  surface: '#18211F',
  line: '#7C8A86',
  error: '#FF9C94',
  focus: '#9DB8FF',
  placeholder: '#8E9A95',
  radius: '2px',
}

let fields: MountedCardFields
let frame: HTMLIFrameElement
let sent: { message: unknown; target: unknown }[]

function mount(events: CardFieldsEvents = {}) {
  document.body.innerHTML = '<div id="box"></div>'
  const box = document.getElementById('box')!
  fields = createCardFields({ mode: 'sandbox', fieldsUrl: FIELDS }, async () => 'token').mount(
    box,
    theme,
    events,
  )
  frame = box.querySelector('iframe')!
  sent = []
  Object.defineProperty(frame, 'contentWindow', {
    value: { postMessage: (message: unknown, target: unknown) => sent.push({ message, target }) },
  })
}

const say = (data: unknown, more: { origin?: string; source?: unknown } = {}) =>
  window.dispatchEvent(
    Object.assign(new Event('message'), {
      data,
      origin: 'http://127.0.0.1:3002',
      source: frame.contentWindow,
      ...more,
    }),
  )

beforeEach(() => {
  vi.useFakeTimers()
  mount()
})
afterEach(() => {
  fields.destroy()
  vi.useRealTimers()
})

test('the frame names this store and its theme, and has a title', () => {
  const source = new URL(frame.src)

  expect(source.searchParams.get('origin')).toBe(location.origin)
  expect(source.searchParams.get('scheme')).toBe('dark')
  expect(frame.title).toBe(texts.cardFrameTitle)
})

test('the theme goes to the exact origin of the fields once they are ready', () => {
  say({ t: 'ready' })

  expect(sent).toEqual([
    {
      message: {
        t: 'style',
        theme: expect.objectContaining({ scheme: 'dark', ink: '#EDEFEA', 'ink-2': '#AEB9B4' }),
      },
      target: 'http://127.0.0.1:3002',
    },
  ])
})

test('a token is passed on with the last four digits', async () => {
  say({ t: 'ready' })
  const result = fields.tokenize()
  say({ t: 'token', id: '1', nonce: 'tokencc_x', card: { last4: '1111', type: 'Visa' } })

  expect(await result).toEqual({ kind: 'token', nonce: 'tokencc_x', card: { last4: '1111', type: 'Visa' } })
})

test('errors of the fields are passed on', async () => {
  say({ t: 'ready' })
  const result = fields.tokenize()
  say({
    t: 'errors',
    id: '1',
    errors: [
      { field: 'expiry', message: 'This card has expired' },
      { field: 'pin', message: 'x' },
    ],
  })

  expect(await result).toEqual({
    kind: 'errors',
    errors: [{ field: 'expiry', message: 'This card has expired' }],
  })
})

test.each([
  ['another origin', { origin: 'http://127.0.0.1:3002.evil.example' }],
  ['another port', { origin: 'http://127.0.0.1:3003' }],
  ['another window', { source: window }],
])('a message of %s is ignored', async (_, more) => {
  say({ t: 'ready' })
  const result = fields.tokenize()
  say({ t: 'token', id: '1', nonce: 'forged', card: {} }, more)
  say({ t: 'token', id: '1', nonce: 'true', card: { last4: '1111', type: 'Visa' } })

  expect(await result).toMatchObject({ nonce: 'true' })
})

test.each([['text'], [null], [{ t: 'constructor' }], [{ t: 'token', id: '9', nonce: 'x' }], [{ t: 5 }]])(
  'an unknown message does nothing: %j',
  (message) => {
    expect(() => say(message)).not.toThrow()
  },
)

test('no answer in time is an error, not an endless wait', async () => {
  say({ t: 'ready' })
  const result = fields.tokenize()
  vi.advanceTimersByTime(15_000)

  expect(await result).toEqual({ kind: 'errors', errors: [{ field: 'form', message: texts.cardNotRead }] })
})

test('fields that do not load are reported', () => {
  const onFailed = vi.fn()
  fields.destroy()
  mount({ onFailed })
  vi.advanceTimersByTime(10_000)

  expect(onFailed).toHaveBeenCalledOnce()
})

test('[R-CO-PAY] a press on Continue while the fields load waits for them', async () => {
  const result = fields.tokenize()
  expect(sent).toEqual([])
  say({ t: 'ready' })
  await vi.waitFor(
    () => expect(sent).toContainEqual(expect.objectContaining({ message: { t: 'tokenize', id: '1' } })),
    LONG_ENOUGH_MS,
  )
  say({ t: 'token', id: '1', nonce: 'tokencc_x', card: { last4: '1111', type: 'Visa' } })

  expect(await result).toMatchObject({ kind: 'token', nonce: 'tokencc_x' })
})

test('a press on Continue for fields that never load ends in a message', async () => {
  const result = fields.tokenize()
  vi.advanceTimersByTime(10_000)

  expect(await result).toEqual({ kind: 'errors', errors: [{ field: 'form', message: texts.cardNotRead }] })
})
