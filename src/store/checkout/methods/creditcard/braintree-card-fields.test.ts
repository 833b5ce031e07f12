// @vitest-environment happy-dom
import type { HostedFields } from 'braintree-web/hosted-fields'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hostedFieldTexts, texts } from '#features/selling/payments/texts.ts'
import type { BraintreeAccess } from '../shared/braintree-client.ts'
import { type HostedLibrary, mountBraintreeFields } from './braintree-card-fields.ts'
import type { CardFieldsEvents, CardTheme, MountedCardFields } from './card-fields.ts'

const theme: CardTheme = {
  scheme: 'light',
  ink: '#18211F',
  ink2: '#4A5552',
  surface: '#fff',
  line: '#857F70',
  error: '#A8201A',
  focus: '#1747C7',
  placeholder: '#66706C',
  radius: '2px',
}

const openedClient = {} as BraintreeAccess['client']

type Name = 'number' | 'expirationDate' | 'cvv'
type Handler = (event: unknown) => void
type Options = Parameters<HostedLibrary['create']>[0]

/** A fake of the provider's fields. Only the test knows the typed values. */
function hostedFields() {
  const handlers = new Map<string, Handler>()
  const states = {
    number: { isEmpty: true, isValid: false },
    expirationDate: { isEmpty: true, isValid: false },
    cvv: { isEmpty: true, isValid: false },
  }
  const told: [string, string][] = []
  const fake = {
    states,
    told,
    made: [] as Options[],
    focused: '',
    tornDown: 0,
    answer: async (): Promise<unknown> => ({
      nonce: 'tokencc_1',
      details: { lastFour: '1111', cardType: 'Visa' },
    }),
    fire: (event: string, emittedBy: Name, more: object = {}) =>
      handlers.get(event)?.({ emittedBy, fields: states, ...more }),
    type(name: Name, isValid: boolean) {
      states[name] = { isEmpty: false, isValid }
      fake.fire('validityChange', name)
    },
    fields: {
      on: (event: string, handler: Handler) => handlers.set(event, handler),
      getState: () => ({ fields: states }),
      setMessage: ({ field, message }: { field: string; message: string }) => told.push([field, message]),
      setAttribute: () => undefined,
      removeAttribute: () => undefined,
      focus: (name: string) => {
        fake.focused = name
      },
      tokenize: () => fake.answer(),
      teardown: async () => void fake.tornDown++,
    },
  }
  return fake
}

let hosted: ReturnType<typeof hostedFields>
let box: HTMLElement
let mounted: MountedCardFields
let open: HostedLibrary['open']

function mount(events: CardFieldsEvents = {}) {
  const library: HostedLibrary = {
    open,
    async create(options) {
      hosted.made.push(options)
      // The fake has only the calls that the page makes.
      return hosted.fields as object as HostedFields
    },
  }
  mounted = mountBraintreeFields({ library, element: box, theme, events })
}

const settled = () => vi.advanceTimersByTimeAsync(0)
const notes = () => [...box.querySelectorAll('.hosted-note')].map((note) => note.textContent)
const fill = () => {
  for (const name of ['number', 'expirationDate', 'cvv'] as const) hosted.type(name, true)
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="box"></div>'
  box = document.getElementById('box')!
  hosted = hostedFields()
  open = async () => ({
    client: openedClient,
    deviceData: async () => '{"correlation_id":"abc"}',
  })
})
afterEach(() => {
  mounted.destroy()
  vi.useRealTimers()
})

test('[R-CO-PAY] number, expiry and code are the provider’s fields in our boxes and colors', async () => {
  const onReady = vi.fn()
  mount({ onReady })
  await settled()

  expect(onReady).toHaveBeenCalledOnce()
  const [{ client, fields, styles }] = hosted.made as [Options]
  expect(client).toBe(openedClient)
  expect(
    Object.entries(fields as Record<string, { container: HTMLElement; iframeTitle: string }>).map(
      ([name, { container, iframeTitle }]) => [name, container.id, iframeTitle],
    ),
  ).toEqual([
    ['number', 'hosted-number', 'Card number'],
    ['expirationDate', 'hosted-expirationDate', 'Expires, MM / YY'],
    ['cvv', 'hosted-cvv', 'Security code'],
  ])
  expect(styles).toMatchObject({ input: { color: theme.ink }, '::placeholder': { color: theme.placeholder } })
  expect([...box.querySelectorAll('label')].map((label) => label.htmlFor)).toEqual([
    'hosted-number',
    'hosted-expirationDate',
    'hosted-cvv',
  ])
})

test('[R-CO-PAY] a complete card becomes a token with last digits, brand and device data', async () => {
  mount()
  await settled()
  fill()

  expect(await mounted.tokenize()).toEqual({
    kind: 'token',
    nonce: 'tokencc_1',
    card: { last4: '1111', type: 'Visa' },
    deviceData: '{"correlation_id":"abc"}',
  })
})

test('[R-CO-PAY] an error is shown beside and inside its field; the first gets the focus', async () => {
  mount()
  await settled()
  hosted.type('number', true)
  hosted.type('expirationDate', false)

  expect(await mounted.tokenize()).toEqual({
    kind: 'errors',
    errors: [
      { field: 'expiry', message: hostedFieldTexts.expirationDate.invalid },
      { field: 'code', message: hostedFieldTexts.cvv.empty },
    ],
  })
  expect(notes()).toEqual(['', hostedFieldTexts.expirationDate.invalid, hostedFieldTexts.cvv.empty])
  expect(hosted.told).toContainEqual(['cvv', hostedFieldTexts.cvv.empty])
  mounted.focus()
  await settled()
  expect(hosted.focused).toBe('expirationDate')

  hosted.type('expirationDate', true)
  expect(notes()[1]).toBe('')
})

test('leaving an empty field shows nothing; leaving a wrong one shows the error', async () => {
  mount()
  await settled()
  hosted.fire('blur', 'number')
  expect(notes()[0]).toBe('')

  hosted.type('number', false)
  hosted.fire('blur', 'number')
  expect(notes()[0]).toBe(hostedFieldTexts.number.invalid)
})

test.each([
  ['HOSTED_FIELDS_FAILED_TOKENIZATION', 'number', hostedFieldTexts.number.invalid],
  ['HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED', 'code', hostedFieldTexts.cvv.invalid],
  ['HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 'form', texts.cardNotRead],
  ['SOMETHING_NEW', 'form', texts.cardNotRead],
])('[R-CO-PAY] %s is shown in our words, never in the provider’s', async (code, field, message) => {
  mount()
  await settled()
  fill()
  hosted.answer = () => Promise.reject(Object.assign(new Error('the provider’s words'), { code }))

  expect(await mounted.tokenize()).toEqual({ kind: 'errors', errors: [{ field, message }] })
})

test('Enter submits, a complete card is reported, the brand and its code length are shown', async () => {
  const onSubmit = vi.fn()
  const onChange = vi.fn()
  mount({ onSubmit, onChange })
  await settled()
  hosted.fire('inputSubmitRequest', 'cvv')
  fill()
  hosted.fire('cardTypeChange', 'number', { cards: [{ niceType: 'American Express', code: { size: 4 } }] })

  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onChange.mock.calls.map(([change]) => change.complete)).toEqual([false, false, true])
  expect(box.querySelector('.hosted-brand')?.textContent).toBe('American Express')
  expect(notes()[2]).toBe('4 digits on the front')
})

test('when the gateway does not answer, the fields fail and a token request is an error', async () => {
  const onFailed = vi.fn()
  open = () => Promise.reject(new Error('503'))
  mount({ onFailed })
  await settled()

  expect(onFailed).toHaveBeenCalledOnce()
  expect(await mounted.tokenize()).toEqual({
    kind: 'errors',
    errors: [{ field: 'form', message: texts.cardNotRead }],
  })
})

test('fields that do not load in time fail; those that load later are removed', async () => {
  const onFailed = vi.fn()
  let answer: (access: Awaited<ReturnType<typeof open>>) => void = () => undefined
  open = () => new Promise((resolve) => (answer = resolve))
  mount({ onFailed })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(onFailed).toHaveBeenCalledOnce()

  answer({ client: openedClient, deviceData: async () => undefined })
  await settled()
  expect(hosted.tornDown).toBe(1)
})

test('another theme rebuilds the fields; the same theme keeps the typed values', async () => {
  mount()
  await settled()
  mounted.setTheme({ ...theme })
  await settled()
  expect(hosted.made).toHaveLength(1)

  mounted.setTheme({ ...theme, scheme: 'dark', ink: '#EDEFEA', surface: '#18211F' })
  await settled()
  expect(hosted.tornDown).toBe(1)
  expect(hosted.made.map(({ styles }) => (styles as { input: { color: string } }).input.color)).toEqual([
    theme.ink,
    '#EDEFEA',
  ])
})
