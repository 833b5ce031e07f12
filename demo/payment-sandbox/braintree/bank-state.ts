import { createHmac } from 'node:crypto'
import type { Instrument } from '../ledger/instruments.ts'

/** An account that is kept for a customer, and how far its check has come. */
export interface KeptAccount {
  id: string
  token: string
  method: 'network_check' | 'independent_check' | 'micro_transfers'
  status: 'verified' | 'pending' | 'processor_declined'
  code: string
  tries: number
}

export interface BankState {
  customers: Set<string>
  checks: Map<string, KeptAccount>
}

// The provider's own test accounts: 1000000000 is in order, these are not; every other account is taken here.
const PROBLEMS: Readonly<Record<string, string>> = {
  '02': '3000',
  '04': '2046',
  '05': '2061',
  '06': '2092',
  '07': '2092',
  '08': '2061',
  '09': '2061',
}
const problemOf = (accountNumber: string): string | undefined =>
  accountNumber.startsWith('10000000') && accountNumber.length === 10
    ? PROBLEMS[accountNumber.slice(-2)]
    : undefined

export interface TypedAccount {
  routingNumber: string
  accountNumber: string
  accountType: 'checking' | 'savings'
}

const fingerprintKey = String(process.hrtime.bigint())

/** What is remembered of an account: never its number. */
export const instrumentOfAccount = ({
  routingNumber,
  accountNumber,
  accountType,
}: TypedAccount): Instrument => ({
  type: 'us_bank_account',
  brand: 'Bank account',
  bin: '',
  last4: accountNumber.slice(-4),
  expirationMonth: '',
  expirationYear: '',
  fingerprint: createHmac('sha256', fingerprintKey)
    .update(`${routingNumber}|${accountNumber}`)
    .digest('base64url'),
  cvvCode: '',
  outcome: { kind: 'approve' },
  bank: { routingNumber, accountType, problem: problemOf(accountNumber) },
})

/** An account may be debited once a check of it has said yes. */
export const isVerified = ({ checks }: BankState, token: string): boolean =>
  [...checks.values()].some((check) => check.token === token && check.status === 'verified')
