import { texts } from '#features/selling/payments/texts.ts'
import type { CardFieldsEvents, CardTheme, MountedCardFields, TokenizeResult } from './card-fields.ts'

const LOAD_TIMEOUT_MS = 10_000
const TOKEN_TIMEOUT_MS = 15_000

interface Mount {
  fieldsUrl: string
  element: HTMLElement
  theme: CardTheme
  events: CardFieldsEvents
}

interface FrameMessage {
  t: string
  id?: unknown
  [field: string]: unknown
}

const notRead: TokenizeResult = { kind: 'errors', errors: [{ field: 'form', message: texts.cardNotRead }] }

/**
 * The payment sandbox's card fields: a frame on the sandbox's origin. Page and frame exchange messages, and
 * each names the other's exact origin.
 */
export function mountSandboxFields({ fieldsUrl, element, theme, events }: Mount): MountedCardFields {
  const source = new URL(fieldsUrl)
  source.searchParams.set('origin', location.origin)
  source.searchParams.set('scheme', theme.scheme)
  const frame = makeFrame(source.href)
  const waiting = new Map<string, (result: TokenizeResult) => void>()
  let isReady = false
  let current = theme
  let asked = 0
  let loaded: (isLoaded: boolean) => void = () => undefined
  const loading = new Promise<boolean>((resolve) => (loaded = resolve))

  const send = (message: FrameMessage) => frame.contentWindow?.postMessage(message, source.origin)
  const style = () => send({ t: 'style', theme: toWire(current) })
  const loadTimer = setTimeout(() => {
    loaded(false)
    events.onFailed?.()
  }, LOAD_TIMEOUT_MS)

  const handlers: Readonly<Record<string, (message: FrameMessage) => void>> = {
    ready() {
      isReady = true
      clearTimeout(loadTimer)
      loaded(true)
      style()
      events.onReady?.()
    },
    token: ({ id, nonce, card }) => settle(String(id), readToken(nonce, card)),
    errors: ({ id, errors }) => settle(String(id), readErrors(errors)),
    error: ({ id }) => settle(String(id), notRead),
    submit: () => events.onSubmit?.(),
    changed: ({ complete }) => events.onChange?.({ complete: complete === true }),
    height: ({ height }) =>
      typeof height === 'number' && height > 0 && height < 2_000 && events.onHeight?.(height),
  }

  function settle(id: string, result: TokenizeResult): void {
    waiting.get(id)?.(result)
    waiting.delete(id)
  }

  function receive(event: MessageEvent): void {
    if (event.origin !== source.origin || event.source !== frame.contentWindow) return
    const message: unknown = event.data
    if (isFrameMessage(message) && Object.hasOwn(handlers, message.t)) handlers[message.t]?.(message)
  }

  window.addEventListener('message', receive)
  element.replaceChildren(frame)

  return {
    async tokenize() {
      // A quick buyer may press Continue while the frame still loads.
      if (!(isReady || (await loading))) return notRead
      const id = String(++asked)
      return new Promise((resolve) => {
        const timer = setTimeout(() => settle(id, notRead), TOKEN_TIMEOUT_MS)
        waiting.set(id, (result) => {
          clearTimeout(timer)
          resolve(result)
        })
        send({ t: 'tokenize', id })
      })
    },
    focus() {
      frame.focus()
      send({ t: 'focus' })
    },
    setTheme(next) {
      current = next
      if (isReady) style()
    },
    destroy() {
      clearTimeout(loadTimer)
      loaded(false)
      window.removeEventListener('message', receive)
      for (const id of [...waiting.keys()]) settle(id, notRead)
      frame.remove()
    },
  }
}

function makeFrame(source: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = source
  frame.title = texts.cardFrameTitle
  frame.referrerPolicy = 'no-referrer'
  frame.setAttribute('allow', '')
  return frame
}

const toWire = ({ ink2, ...theme }: CardTheme) => ({ ...theme, 'ink-2': ink2 })

const isFrameMessage = (value: unknown): value is FrameMessage =>
  typeof value === 'object' && value !== null && 't' in value && typeof value.t === 'string'

function readToken(nonce: unknown, card: unknown): TokenizeResult {
  if (typeof nonce !== 'string' || nonce === '') return notRead
  const { last4, type } = (typeof card === 'object' && card !== null ? card : {}) as {
    last4?: unknown
    type?: unknown
  }
  return {
    kind: 'token',
    nonce,
    card: {
      last4: typeof last4 === 'string' ? last4.slice(0, 4) : '',
      type: typeof type === 'string' ? type.slice(0, 40) : '',
    },
  }
}

function readErrors(errors: unknown): TokenizeResult {
  const known = (Array.isArray(errors) ? errors : []).flatMap((error: unknown) => {
    const { field, message } = (typeof error === 'object' && error !== null ? error : {}) as {
      field?: unknown
      message?: unknown
    }
    return (field === 'number' || field === 'expiry' || field === 'code') && typeof message === 'string'
      ? [{ field, message: message.slice(0, 200) } as const]
      : []
  })
  return known.length > 0 ? { kind: 'errors', errors: known } : notRead
}
