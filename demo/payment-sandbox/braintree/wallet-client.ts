// Functions that are sent to a browser as they stand here: nothing from outside them may be used.

export interface SheetRequest {
  total: string
  lines: readonly { label: string; amount: string }[]
  /** Google's part: who asks for a token */
  merchantId?: string
  fingerprint?: string
}

export type FromSheet = { wallet: 'ready' | 'cancel' } | { wallet: 'pay'; decision: string; token?: string }

/** Apple's script: `window.ApplePaySession` of version 3, whose sheet is a window of the sandbox. */
export function appleClient(sandbox: string): void {
  type Handler = ((event: never) => void) | null
  const validationURL = 'https://apple-pay-gateway-cert.apple.com/paymentservices/startSession'
  const billingContact = {
    givenName: 'Grace',
    familyName: 'Walker',
    addressLines: ['1600 W Belmont Ave', 'Apt 3'],
    locality: 'Chicago',
    administrativeArea: 'IL',
    postalCode: '60657',
    countryCode: 'US',
  }

  class Session {
    static readonly STATUS_SUCCESS = 0
    static readonly STATUS_FAILURE = 1
    static supportsVersion = (version: number): boolean => version <= 14
    static canMakePayments = (): boolean => true

    onvalidatemerchant: Handler = null
    onpaymentauthorized: Handler = null
    oncancel: Handler = null
    #request: {
      total: { label: string; amount: string }
      lineItems?: readonly { label: string; amount: string }[]
    }
    #sheet: Window | null = null
    #watch: ReturnType<typeof setInterval> | undefined
    #isOver = false

    constructor(
      version: number,
      request: { [field: string]: unknown; total: { label: string; amount: string } },
    ) {
      if (navigator.userActivation && !navigator.userActivation.isActive)
        throw new DOMException(
          'Must create a new ApplePaySession from a user gesture handler.',
          'InvalidAccessError',
        )
      const lacks = [
        'countryCode',
        'currencyCode',
        'supportedNetworks',
        'merchantCapabilities',
        'total',
      ].filter((field) => request[field] === undefined)
      if (!Session.supportsVersion(version) || lacks.length > 0 || !/^\d+\.\d\d$/.test(request.total.amount))
        throw new TypeError(`The payment request is not complete: ${lacks.join(', ')}`)
      this.#request = request
    }

    begin(): void {
      this.#sheet = window.open(
        `${sandbox}/wallets/sheet?wallet=apple&origin=${encodeURIComponent(location.origin)}`,
        'wallet',
        'popup,width=420,height=640',
      )
      window.addEventListener('message', this.#receive)
      this.#watch = setInterval(() => (this.#sheet === null || this.#sheet.closed) && this.#cancelled(), 300)
    }

    completeMerchantValidation(session: { merchantSessionIdentifier?: unknown }): void {
      if (typeof session.merchantSessionIdentifier !== 'string')
        throw new TypeError('The merchant session is not one.')
      const { total, lineItems = [] } = this.#request
      this.#tell({ show: { total: total.amount, lines: [...lineItems, total] } })
    }

    completePayment(result: number | { status: number }): void {
      const isPaid = (typeof result === 'number' ? result : result.status) === Session.STATUS_SUCCESS
      this.#tell({ done: isPaid ? 'paid' : 'failed' })
      if (isPaid) this.#end()
    }

    abort(): void {
      this.#end()
      this.#sheet?.close()
    }

    #end(): void {
      this.#isOver = true
      clearInterval(this.#watch)
      window.removeEventListener('message', this.#receive)
    }

    #cancelled(): void {
      if (this.#isOver) return
      this.abort()
      this.oncancel?.({} as never)
    }

    #tell(message: object): void {
      this.#sheet?.postMessage(message, sandbox)
    }

    #receive = (event: MessageEvent<FromSheet>): void => {
      if (event.origin !== sandbox || event.source !== this.#sheet) return
      if (event.data.wallet === 'ready') this.onvalidatemerchant?.({ validationURL } as never)
      if (event.data.wallet === 'cancel') this.#cancelled()
      if (event.data.wallet !== 'pay') return
      const paymentData = { version: 'EC_v1', data: event.data.decision, signature: '', header: {} }
      const token = {
        paymentData,
        paymentMethod: { displayName: 'Visa 8886', network: 'Visa', type: 'credit' },
        transactionIdentifier: crypto.randomUUID(),
      }
      this.onpaymentauthorized?.({ payment: { token, billingContact } } as never)
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
