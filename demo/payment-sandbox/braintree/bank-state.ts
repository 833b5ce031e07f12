import { createHmac } from 'node:crypto'
import type { Instrument } from '../ledger/instruments.ts'

/** A customer's stored account with the status of its checks. */
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

// The provider's own test accounts: these fail, and 1000000000 succeeds. The sandbox accepts all others too.
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

/** The stored facts of an account, without its number. */
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

/** An account may be debited after one of its checks has succeeded. */
export const isVerified = ({ checks }: BankState, token: string): boolean =>
  [...checks.values()].some((check) => check.token === token && check.status === 'verified')
