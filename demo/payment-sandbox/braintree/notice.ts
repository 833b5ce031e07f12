import { createHash, createHmac } from 'node:crypto'
import type { Transaction } from '../ledger/ledger.ts'
import { document, element, type XmlNode } from '../xml.ts'
import { presentTransaction } from './transaction-xml.ts'

interface Keys {
  publicKey: string
  privateKey: string
}

/**
 * A notice as the card gateway sends it: a form of a signature and a payload, signed with the account's
 * private key.
 */
export function braintreeNotice(
  { publicKey, privateKey }: Keys,
  kind: string,
  transaction: Transaction,
  at: Date,
): string {
  const sale = presentTransaction(transaction)
  const subject: XmlNode = kind.startsWith('dispute_')
    ? {
        dispute: {
          id: `dp${transaction.id}`,
          kind: 'chargeback',
          status: kind.slice('dispute_'.length),
          amount: sale.amount,
          transaction: { id: sale.id, amount: sale.amount, 'order-id': sale['order-id'] },
        },
      }
    : { transaction: sale }
  const payload = `${Buffer.from(document(element('notification', { timestamp: at, kind, subject })))
    .toString('base64')
    .replace(/.{60}/g, '$&\n')}\n`
  const key = createHash('sha1').update(privateKey, 'binary').digest()
  const signature = `${publicKey}|${createHmac('sha1', key).update(payload, 'binary').digest('hex')}`
  return new URLSearchParams({ bt_signature: signature, bt_payload: payload }).toString()
}

/** The notice that the gateway sends for a status of a transaction. Most statuses have none. */
export const noticeOfStep = (status: string): string | undefined =>
  ({ settled: 'transaction_settled', settlement_declined: 'transaction_settlement_declined' })[status]
