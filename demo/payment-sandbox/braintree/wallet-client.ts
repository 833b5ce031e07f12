// The server sends these functions to a browser as their own text, so each may use nothing from outside
// itself.

export interface SheetRequest {
  total: string
  lines: readonly { label: string; amount: string }[]
  /** Google Pay only: the merchant that asks for a token, and the fingerprint of its client token */
  merchantId?: string
  fingerprint?: string
}

export type FromSheet =
  | { wallet: 'ready' }
  | { wallet: 'cancel' }
  | { wallet: 'pay'; decision: string; token?: string }

/** A sheet that is open, in a window of the sandbox. */
export interface OpenSheet {
  send(message: object): void
  /** stops listening; the window stays */
  end(): void
  close(): void
}

export type OpenSheetCall = (
  sandbox: string,
  wallet: 'apple' | 'google',
  onMessage: (message: FromSheet) => void,
) => OpenSheet

/** Opens the sheet and passes its messages on. A window that the buyer closes counts as `cancel`. */
export function openSheet(
  sandbox: string,
  wallet: 'apple' | 'google',
  onMessage: (message: FromSheet) => void,
): OpenSheet {
  const sheet = window.open(
    `${sandbox}/wallets/sheet?wallet=${wallet}&origin=${encodeURIComponent(location.origin)}`,
    'wallet',
    'popup,width=420,height=640',
  )
  const receive = (event: MessageEvent<FromSheet>) => {
    if (event.origin === sandbox && event.source === sheet) onMessage(event.data)
  }
  const watch = setInterval(() => (sheet === null || sheet.closed) && onMessage({ wallet: 'cancel' }), 300)
  window.addEventListener('message', receive)
  return {
    send: (message) => sheet?.postMessage(message, sandbox),
    end() {
      window.removeEventListener('message', receive)
      clearInterval(watch)
    },
    close: () => sheet?.close(),
  }
}

/** Throws as Apple's script does when a request is incomplete or does not follow a press of the buyer. */
export function checkAppleRequest(request: {
  [field: string]: unknown
  total: { label: string; amount: string }
}): void {
  if (navigator.userActivation && !navigator.userActivation.isActive)
    throw new DOMException(
      'Must create a new ApplePaySession from a user gesture handler.',
      'InvalidAccessError',
    )
  const fields = ['countryCode', 'currencyCode', 'supportedNetworks', 'merchantCapabilities', 'total']
  const missing = fields.filter((field) => request[field] === undefined)
  if (missing.length > 0 || !/^\d+\.\d\d$/.test(request.total.amount))
    throw new TypeError(`The payment request is not complete: ${missing.join(', ')}`)
}

/**
 * The payment that the buyer authorizes: an encrypted card, which here states the decision, and an address.
 */
export function applePayment(decision: string): object {
  const billingContact = {
    givenName: 'Grace',
    familyName: 'Walker',
    addressLines: ['1600 W Belmont Ave', 'Apt 3'],
    locality: 'Chicago',
    administrativeArea: 'IL',
    postalCode: '60657',
    countryCode: 'US',
  }

  const token = {
    paymentData: { version: 'EC_v1', data: decision, signature: '', header: {} },
    paymentMethod: { displayName: 'Visa 8886', network: 'Visa', type: 'credit' },
    transactionIdentifier: crypto.randomUUID(),
  }
  return { token, billingContact }
}

export interface AppleParts {
  openSheet: OpenSheetCall
  checkAppleRequest: typeof checkAppleRequest
  applePayment: typeof applePayment
}

/** Apple's script: `window.ApplePaySession` of version 3, whose sheet is a window of the sandbox. */
export function appleClient(sandbox: string, parts: AppleParts): void {
  type Handler = ((event: never) => void) | null
  type Line = { label: string; amount: string }
  const validationURL = 'https://apple-pay-gateway-cert.apple.com/paymentservices/startSession'

  class Session {
    static readonly STATUS_SUCCESS = 0
    static readonly STATUS_FAILURE = 1
    static supportsVersion = (version: number): boolean => version <= 14
    static canMakePayments = (): boolean => true

    onvalidatemerchant: Handler = null
    onpaymentauthorized: Handler = null
    oncancel: Handler = null
    #request: { total: Line; lineItems?: readonly Line[] }
    #sheet: OpenSheet | undefined

    constructor(version: number, request: { [field: string]: unknown; total: Line }) {
      parts.checkAppleRequest(request)
      if (!Session.supportsVersion(version)) throw new TypeError(`Version ${version} is not supported.`)
      this.#request = request
    }

    begin(): void {
      this.#sheet = parts.openSheet(sandbox, 'apple', (message) => this.#receive(message))
    }

    completeMerchantValidation(session: { merchantSessionIdentifier?: unknown }): void {
      if (typeof session.merchantSessionIdentifier !== 'string')
        throw new TypeError('The merchant session has no merchantSessionIdentifier.')
      const { total, lineItems = [] } = this.#request
      this.#sheet?.send({ show: { total: total.amount, lines: [...lineItems, total] } })
    }

    completePayment(result: number | { status: number }): void {
      const isPaid = (typeof result === 'number' ? result : result.status) === Session.STATUS_SUCCESS
      this.#sheet?.send({ done: isPaid ? 'paid' : 'failed' })
      if (isPaid) this.#sheet?.end()
    }

    abort(): void {
      this.#sheet?.end()
      this.#sheet?.close()
    }

    #receive(message: FromSheet): void {
      if (message.wallet === 'ready') this.onvalidatemerchant?.({ validationURL } as never)
      if (message.wallet === 'pay')
        this.onpaymentauthorized?.({ payment: parts.applePayment(message.decision) } as never)
      if (message.wallet !== 'cancel') return
      this.abort()
      this.oncancel?.({} as never)
    }
  }
  Object.assign(window, { ApplePaySession: Session })
}

/** The sheet itself: shows what the store asked for and says what was pressed. */
export function sheetClient(): void {
  const page = document.querySelector('main')!
  const form = document.querySelector('form')!
  const said = document.getElementById('said')!
  const lines = document.getElementById('lines')!
  const { origin = '', wallet = '' } = page.dataset
  let asked: SheetRequest | undefined
  const tell = (message: FromSheet): void => window.opener?.postMessage(message, origin)
  const dollars = (amount: string): string =>
    Number(amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

  window.addEventListener(
    'message',
    (event: MessageEvent<{ show?: SheetRequest; done?: 'paid' | 'failed' }>) => {
      if (event.origin !== origin || event.source !== window.opener) return
      if (event.data.show) {
        asked = event.data.show
        lines.replaceChildren(
          ...asked.lines.map(({ label, amount }) => {
            const row = document.createElement('tr')
            const [name, sum] = [document.createElement('th'), document.createElement('td')]
            name.scope = 'row'
            name.textContent = label
            sum.textContent = dollars(amount)
            sum.className = 'n'
            row.append(name, sum)
            return row
          }),
        )
        form.hidden = false
        said.textContent = ''
      }
      if (event.data.done === 'paid') window.close()
      if (event.data.done === 'failed') {
        form.hidden = false
        said.textContent = 'Payment not completed.'
      }
    },
  )

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const decision = (event.submitter as HTMLButtonElement).value
    if (decision === 'cancel') {
      tell({ wallet: 'cancel' })
      return window.close()
    }
    form.hidden = true
    said.textContent = 'Paying'
    if (wallet === 'apple') return tell({ wallet: 'pay', decision })
    const answer = await fetch('/wallets/google/tokens', {
      method: 'POST',
      body: JSON.stringify({
        decision,
        merchantId: asked?.merchantId,
        authorizationFingerprint: asked?.fingerprint,
      }),
    })
    const token = await answer.text()
    if (answer.ok) return tell({ wallet: 'pay', decision, token })
    said.textContent = 'The store may not ask for payments.'
    form.hidden = false
  })
  tell({ wallet: 'ready' })
}
