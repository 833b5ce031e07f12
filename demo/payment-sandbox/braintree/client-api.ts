import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Control } from '../control.ts'
import { json, readJson } from '../http.ts'
import type { Ledger } from '../ledger/ledger.ts'

/** What a shop's page may call of the card gateway lies below this path of the merchant. */
export const CLIENT_API_PATH = 'client_api/v1/'

/**
 * The host that the provider's browser library insists on; tests let it reach the sandbox, and nothing else
 * does.
 */
const HOST = 'https://api.sandbox.braintreegateway.com:443'

export const clientApiUrl = (merchantId: string): string => `${HOST}/merchants/${merchantId}/client_api`

interface Imitated {
  control: Control
  settings: { merchantId: string }
}

interface Answer {
  status: number
  body: unknown
}

const NETWORKS = ['visa', 'mastercard', 'amex', 'discover']

/**
 * Answers the browser's part of the gateway: any page may ask, and shows with each call that the shop gave it
 * a client token.
 */
export async function answerClientApi(
  { control, settings }: Imitated,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  url: URL,
): Promise<void> {
  response.setHeader('access-control-allow-origin', '*')
  if (request.method === 'OPTIONS') {
    response
      .writeHead(204, {
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type, *',
      })
      .end()
    return
  }
  const read = await readJson(request)
  const body = (
    read.kind === 'read' && typeof read.value === 'object' && read.value !== null ? read.value : {}
  ) as Record<string, unknown>
  const fingerprint = body.authorizationFingerprint ?? url.searchParams.get('authorizationFingerprint')
  const { ledger } = control.inner
  if (!ledger.isClient(fingerprint))
    return json(response, 403, { error: { message: 'Invalid authorization fingerprint' } })
  const call = CALLS[`${request.method} ${path}`]
  if (!call) return json(response, 404, { error: { message: 'Not found' } })
  const answer = call({ ledger, settings, body, fingerprint: String(fingerprint) })
  return json(response, answer.status, answer.body)
}

type Call = (context: {
  ledger: Ledger
  settings: Imitated['settings']
  body: Record<string, unknown>
  fingerprint: string
}) => Answer

const CALLS: Readonly<Record<string, Call>> = {
  'GET configuration': ({ settings, fingerprint }) => ({
    status: 200,
    body: configuration(settings.merchantId, fingerprint),
  }),
  'POST apple_pay_web/sessions': merchantSession,
  'POST payment_methods/apple_payment_tokens': appleToken,
}

const configuration = (merchantId: string, fingerprint: string) => ({
  clientApiUrl: clientApiUrl(merchantId),
  assetsUrl: 'https://assets.braintreegateway.com',
  environment: 'sandbox',
  merchantId,
  merchantAccountId: 'sandbox_usd',
  challenges: ['cvv', 'postal_code'],
  creditCards: {
    supportedCardTypes: ['Visa', 'MasterCard', 'American Express', 'Discover'],
    collectDeviceData: true,
  },
  threeDSecureEnabled: false,
  usBankAccount: { routeId: 'sandbox' },
  applePayWeb: {
    countryCode: 'US',
    currencyCode: 'USD',
    merchantIdentifier: 'merchant.sandbox.alpine',
    supportedNetworks: NETWORKS,
  },
  androidPay: {
    enabled: true,
    displayName: 'Alpine',
    environment: 'sandbox',
    googleAuthorizationFingerprint: fingerprint,
    supportedNetworks: NETWORKS,
  },
})

function merchantSession({ body }: Parameters<Call>[0]): Answer {
  const asked = (body.applePayWebSession ?? {}) as Record<string, unknown>
  if (
    asked.merchantIdentifier !== 'merchant.sandbox.alpine' ||
    typeof asked.domainName !== 'string' ||
    !/^https:\/\/[\w.-]*apple[\w.-]*\//.test(String(asked.validationUrl))
  ) {
    return { status: 422, body: { error: { message: 'Merchant validation failed' } } }
  }
  return {
    status: 200,
    body: {
      merchantSessionIdentifier: 'SSH-SANDBOX',
      domainName: asked.domainName,
      displayName: asked.displayName ?? '',
      signature: 'sandbox',
    },
  }
}

/**
 * What the wallet's sheet hands over is sealed for the gateway; here it says in the open what becomes of it.
 */
function appleToken({ ledger, body }: Parameters<Call>[0]): Answer {
  const token = (body.applePaymentToken ?? {}) as {
    paymentData?: unknown
    paymentMethod?: { network?: unknown }
  }
  const data = unsealed(token.paymentData)
  if (data === undefined)
    return { status: 422, body: { error: { message: 'Apple Pay payment token is invalid' } } }
  return { status: 202, body: { applePayCards: [walletNonce(ledger, 'apple_pay_card', data)] } }
}

type WalletDecision = 'approve' | 'decline'

function unsealed(paymentData: unknown): WalletDecision | undefined {
  try {
    const { data } = JSON.parse(Buffer.from(String(paymentData), 'base64').toString()) as { data?: unknown }
    return data === 'approve' || data === 'decline' ? data : undefined
  } catch {
    return undefined
  }
}

/** A single-use token of the card in a wallet, as the gateway describes it. */
export function walletNonce(
  ledger: Ledger,
  type: 'apple_pay_card' | 'android_pay_card',
  decision: WalletDecision,
) {
  const { token, last4, brand } = ledger.tokenizeWallet(type, decision)
  const isApple = type === 'apple_pay_card'
  const details = {
    cardType: brand,
    lastFour: last4,
    lastTwo: last4.slice(2),
    dpanLastTwo: last4.slice(2),
    isNetworkTokenized: isApple,
    bin: '411111',
  }
  return {
    type: isApple ? 'ApplePayCard' : 'AndroidPayCard',
    nonce: token,
    description: isApple ? 'Apple Pay' : 'Google Pay',
    consumed: false,
    details,
    binData: {},
  }
}
