import { randomBytes } from 'node:crypto'
import type { Ledger } from '../ledger/ledger.ts'
import { spendToken } from '../ledger/sale.ts'
import { document, element } from '../xml.ts'
import { keepAccount } from './bank-accounts.ts'
import { clientApiUrl } from './client-api.ts'
import type { Answer, ApiSettings, Body } from './messages.ts'
import { errorDocument } from './transaction-xml.ts'

/** The token with which the browser's library asks for its settings and makes single-use tokens. */
export function clientToken(ledger: Ledger, settings: ApiSettings): Answer {
  const authorizationFingerprint = randomBytes(16).toString('hex')
  ledger.addClient(authorizationFingerprint)
  const token = {
    version: 2,
    environment: 'sandbox',
    merchantId: settings.merchantId,
    authorizationFingerprint,
    configUrl: `${clientApiUrl(settings.merchantId)}/v1/configuration`,
  }
  return {
    status: 201,
    body: document(element('client-token', { value: Buffer.from(JSON.stringify(token)).toString('base64') })),
  }
}

/** Keeps a bank account or a card for later sales. */
export function vault(ledger: Ledger, body: Body): Answer {
  const { options, customer_id, payment_method_nonce } = body.payment_method ?? {}
  const method = options?.us_bank_account_verification_method
  if (method !== undefined)
    return keepAccount(ledger, { nonce: payment_method_nonce, customerId: customer_id, method })
  const token = body.payment_method?.payment_method_nonce
  const instrument = typeof token === 'string' ? spendToken(ledger, token) : undefined
  if (!instrument)
    return {
      status: 422,
      body: errorDocument('Nonce is required.', [
        { code: '93103', attribute: 'payment_method_nonce', message: 'Nonce is required.' },
      ]),
    }
  if ('code' in instrument) return { status: 422, body: errorDocument(instrument.message, [instrument]) }
  const id = ledger.newId(6)
  ledger.state.vault.set(id, instrument)
  return {
    status: 201,
    body: document(
      element('credit-card', {
        token: id,
        'last-4': instrument.last4,
        'card-type': instrument.brand,
        'expiration-month': instrument.expirationMonth,
        'expiration-year': instrument.expirationYear,
      }),
    ),
  }
}
