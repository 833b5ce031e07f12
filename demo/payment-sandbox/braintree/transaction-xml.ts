import { processorAnswer } from '../ledger/instruments.ts'
import type { Transaction } from '../ledger/ledger.ts'
import { document, element, escapeText, list, type XmlNode } from '../xml.ts'

/** "1234.56" from cents, as amounts stand on the provider's wire. */
export const decimal = (cents: number): string => (cents / 100).toFixed(2)

const INSTRUMENT_TYPES = {
  credit_card: 'credit_card',
  apple_pay_card: 'apple_pay_card',
  android_pay_card: 'android_pay_card',
  us_bank_account: 'us_bank_account',
  paypal_account: 'paypal_account',
  loan: 'unknown',
  amazon_account: 'amazon_account',
} as const

/**
 * The payment instrument under the provider's name for its kind; kinds that a shop does not read show
 * nothing.
 */
function presentInstrument(instrument: Transaction['instrument']): Record<string, XmlNode> {
  const expiry = {
    'expiration-month': instrument.expirationMonth,
    'expiration-year': instrument.expirationYear,
  }
  const card = {
    'last-4': instrument.last4,
    bin: instrument.bin,
    'card-type': instrument.brand,
    ...expiry,
  }
  switch (instrument.type) {
    case 'credit_card':
      return { 'credit-card': card }
    case 'apple_pay_card':
      return { 'apple-pay': card }
    case 'android_pay_card':
      return {
        'android-pay-card': {
          'virtual-card-last-4': instrument.last4,
          'virtual-card-type': instrument.brand,
          ...expiry,
          'source-card-last-4': '4242',
          'source-card-type': instrument.brand,
          bin: instrument.bin,
        },
      }
    case 'us_bank_account':
      return {
        'us-bank-account': {
          'last-4': instrument.last4,
          'routing-number': instrument.bank?.routingNumber ?? '',
          'account-type': instrument.bank?.accountType ?? '',
        },
      }
    default:
      return {}
  }
}

/** A transaction as the provider's API shows it: the fields that a shop reads, in the provider's names. */
export function presentTransaction(transaction: Transaction): XmlNode {
  const { instrument } = transaction
  const answer =
    transaction.processorCode === undefined ? undefined : processorAnswer(transaction.processorCode)
  return {
    id: transaction.id,
    status: transaction.status,
    type: transaction.type,
    'currency-iso-code': transaction.currency ?? 'USD',
    amount: decimal(transaction.amountCents),
    'merchant-account-id': 'sandbox_usd',
    'order-id': transaction.orderId,
    'created-at': transaction.history[0]?.at,
    'updated-at': transaction.history.at(-1)?.at,
    'payment-instrument-type': INSTRUMENT_TYPES[instrument.type],
    'processor-response-code': transaction.processorCode ?? '',
    'processor-response-text': answer?.text ?? '',
    'processor-response-type': answer?.type ?? null,
    'gateway-rejection-reason': transaction.rejection ?? null,
    'avs-error-response-code': null,
    'avs-postal-code-response-code': transaction.avs.postal,
    'avs-street-address-response-code': transaction.avs.street,
    'cvv-response-code': instrument.cvvCode,
    ...presentInstrument(instrument),
    'risk-data': {
      id: transaction.id,
      decision: transaction.rejection ? 'Decline' : 'Approve',
      'device-data-captured': false,
    },
    'refunded-transaction-id': transaction.refundedId ?? null,
    'refund-ids': list('item', transaction.refundIds),
    'status-history': list(
      'status-event',
      transaction.history.map(({ status, at }) => ({
        timestamp: at,
        status,
        amount: decimal(transaction.amountCents),
        user: 'sandbox',
        'transaction-source': 'api',
      })),
    ),
  }
}

export const transactionDocument = (transaction: Transaction): string =>
  document(element('transaction', presentTransaction(transaction)))

export interface Problem {
  code: string
  attribute: string
  message: string
}

/** The provider's answer to a request that it understood and does not do. */
export function errorDocument(
  message: string,
  problems: readonly Problem[],
  transaction?: Transaction,
): string {
  const ofTransaction =
    problems.length === 0
      ? ''
      : `<transaction><errors type="array">${problems.map(problem).join('')}</errors></transaction>`
  const shown = transaction ? element('transaction', presentTransaction(transaction)) : ''
  return document(
    `<api-error-response><errors><errors type="array"/>${ofTransaction}</errors>` +
      `<message>${escapeText(message)}</message>${shown}</api-error-response>`,
  )
}

const problem = ({ code, attribute, message }: Problem): string =>
  element('error', { code, attribute, message })

/** The two answers of a search: the ids with their page size, then the transactions of one page. */
export const searchIdsDocument = (ids: readonly string[]): string =>
  document(
    '<search-results><page-size ' +
      `type="integer">50</page-size>${element('ids', list('item', ids))}</search-results>`,
  )

export const searchPageDocument = (transactions: readonly Transaction[]): string =>
  document(
    `<credit-card-transactions type="collection"><current-page-number type="integer">1</current-page-number>
      <page-size type="integer">50</page-size>
      <total-items type="integer">${transactions.length}</total-items>${transactions
        .map((transaction) => element('transaction', presentTransaction(transaction)))
        .join('')}</credit-card-transactions>`,
  )
