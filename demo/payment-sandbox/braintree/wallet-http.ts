import type { IncomingMessage, ServerResponse } from 'node:http'
import { isOwnOrigin, json, readJson, reply } from '../http.ts'
import type { Imitator, Surroundings } from '../imitator.ts'
import { escapeText } from '../xml.ts'
import { walletNonce } from './client-api.ts'
import { googleClient, googlePaymentData, googleSheetRequest } from './google-client.ts'
import { appleClient, applePayment, checkAppleRequest, openSheet, sheetClient } from './wallet-client.ts'

const WALLETS_PATH = '/wallets/'

interface Imitated extends Surroundings {
  merchantId: string
}

/** Apple Pay and Google Pay: their scripts, which a store's pages load, and the sheet that these open. */
export const walletImitator = (merchantId: string): Imitator => ({
  path: WALLETS_PATH,
  answer: (around, ...rest) => answerWallet({ ...around, merchantId }, ...rest),
})

type BrowserFunction = (...args: never[]) => unknown

/**
 * A script that calls `client` with the sandbox's address and the functions it needs, all as their own text.
 */
const scriptOf =
  (client: BrowserFunction, parts: Readonly<Record<string, BrowserFunction>>) =>
  (sandbox: string): string => {
    const given = Object.entries(parts).map(([name, part]) => `${name}: ${part.toString()}`)
    return `(${client.toString()})(${JSON.stringify(sandbox)}, { ${given.join(',\n')} })`
  }

const SCRIPTS = new Map([
  ['apple-stub.js', scriptOf(appleClient, { openSheet, checkAppleRequest, applePayment })],
  ['google/pay.js', scriptOf(googleClient, { openSheet, googleSheetRequest, googlePaymentData })],
])

async function answerWallet(
  imitated: Imitated,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const path = url.pathname.slice(WALLETS_PATH.length)
  if (path === 'google/tokens' && request.method === 'POST')
    return answerGoogleToken(imitated, request, response)
  if (request.method !== 'GET') return reply(response, 405, 'text/plain', 'Not here.\n')
  const script = SCRIPTS.get(path)
  if (script) {
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    return reply(response, 200, 'text/javascript', script(url.origin))
  }
  if (path === 'sheet.js') return reply(response, 200, 'text/javascript', `(${sheetClient.toString()})()`)
  const origin = imitated.storeOrigins.find((known) => known === url.searchParams.get('origin'))
  const wallet = WALLETS.find(({ id }) => id === url.searchParams.get('wallet'))
  if (path !== 'sheet' || !origin || !wallet) return reply(response, 404, 'text/plain', 'Not here.\n')
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'none'",
  )
  return reply(response, 200, 'text/html', sheetPage(wallet, origin))
}

/**
 * What Google asks of the gateway with the keys that the store put into its request. The answer is a text
 * that the store's page passes on.
 */
async function answerGoogleToken(
  { control, merchantId: own }: Imitated,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isOwnOrigin(request)) return json(response, 403, { message: 'Only from the sheet.' })
  const body = await readJson(request)
  const { decision, merchantId, authorizationFingerprint } = (
    body.kind === 'read' && typeof body.value === 'object' && body.value !== null ? body.value : {}
  ) as Record<string, unknown>
  const { ledger } = control.inner
  if (merchantId !== own || !ledger.isClient(authorizationFingerprint))
    return json(response, 403, { message: 'The store’s keys are not known.' })
  if (decision !== 'approve' && decision !== 'decline')
    return json(response, 400, { message: 'Approve or decline.' })
  return json(response, 201, { androidPayCards: [walletNonce(ledger, 'android_pay_card', decision)] })
}

const WALLETS = [
  { id: 'apple', name: 'Apple Pay' },
  { id: 'google', name: 'Google Pay' },
] as const

const sheetPage = (
  { id, name }: (typeof WALLETS)[number],
  origin: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
  <title>${name}, sandbox</title><link rel="stylesheet" href="/ledger.css"></head><body>
  <main data-wallet="${id}" data-origin="${escapeText(origin)}">
<h1>${name}</h1><p>This window stands in for the sheet of ${name}:
  nothing leaves this computer and no real money moves.</p>
<table><tbody id="lines"></tbody></table>
<p>Billing: Grace Walker, 1600 W Belmont Ave, Apt 3, Chicago, IL 60657</p>
<p id="said" role="status">Asking the store</p>
<form hidden><button value="approve">Pay</button>
<button value="decline" class="second">Pay, but let the bank decline</button>
<button value="cancel" class="second">Cancel</button></form>
<script src="/wallets/sheet.js"></script></main></body></html>`
