import type { Instrument } from '../ledger/instruments.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { spendToken } from '../ledger/sale.ts'
import { document, element, list } from '../xml.ts'
import type { KeptAccount, TypedAccount } from './bank-state.ts'
import { errorDocument, type Problem } from './transaction-xml.ts'

/** The two deposits of a check, in cents, as at the provider's own sandbox. */
const DEPOSITS: readonly [number, number] = [17, 29]
const MAX_TRIES = 5

/** Reads an account that was typed in; undefined when it cannot be one. */
export function readAccount(given: Readonly<Record<string, unknown>>): TypedAccount | undefined {
  const [routingNumber, accountNumber, type] = ['routingNumber', 'accountNumber', 'accountType'].map((name) =>
    String(given[name] ?? ''),
  )
  const accountType = type?.toLowerCase()
  if (
    !/^\d{9}$/.test(routingNumber!) ||
    !/^\d{4,17}$/.test(accountNumber!) ||
    (accountType !== 'checking' && accountType !== 'savings')
  )
    return undefined
  return { routingNumber: routingNumber!, accountNumber: accountNumber!, accountType }
}

interface Answer {
  status: number
  body: string
}

const refused = (problem: Problem): Answer => ({
  status: 422,
  body: errorDocument(problem.message, [problem]),
})
const no = (code: string, attribute: string, message: string): Answer => refused({ code, attribute, message })

/** Keeps a customer, once. */
export function keepCustomer({ state }: Ledger, id: unknown): Answer {
  if (typeof id !== 'string' || !/^[\w-]{1,36}$/.test(id)) return no('91610', 'id', 'Customer ID is invalid.')
  if (state.bank.customers.has(id)) return no('91609', 'id', 'Customer ID has already been taken.')
  state.bank.customers.add(id)
  return { status: 201, body: document(element('customer', { id })) }
}

/** Keeps the account behind a single-use token and checks it as asked. */
export function keepAccount(
  ledger: Ledger,
  asked: { nonce: unknown; customerId: unknown; method: unknown },
): Answer {
  const { nonce, customerId, method } = asked
  if (typeof customerId !== 'string' || !ledger.state.bank.customers.has(customerId))
    return no('91705', 'customer_id', 'Customer ID is invalid.')
  if (method !== 'network_check' && method !== 'independent_check' && method !== 'micro_transfers')
    return no('93121', 'us_bank_account_verification_method', 'Verification method is invalid.')
  const instrument = typeof nonce === 'string' ? spendToken(ledger, nonce) : undefined
  if (!instrument) return no('93103', 'payment_method_nonce', 'Nonce is required.')
  if ('code' in instrument) return refused(instrument)
  const problem = instrument.bank?.problem
  const token = ledger.newId(8)
  const check: KeptAccount = {
    id: ledger.newId(8),
    token,
    method,
    status:
      method === 'micro_transfers'
        ? 'pending'
        : method === 'network_check' && problem
          ? 'processor_declined'
          : 'verified',
    code: method === 'network_check' ? (problem ?? '1000') : '1000',
    tries: 0,
  }
  ledger.state.vault.set(token, instrument)
  ledger.state.bank.checks.set(check.id, check)
  return { status: 201, body: document(element('us-bank-account', presentAccount(instrument, check))) }
}

const presentAccount = (instrument: Instrument, check: KeptAccount) => ({
  token: check.token,
  'last-4': instrument.last4,
  'routing-number': instrument.bank?.routingNumber ?? '000000000',
  'account-type': instrument.bank?.accountType ?? 'checking',
  'bank-name': 'Sandbox bank',
  verified: check.status === 'verified',
  verifications: list('us-bank-account-verification', [presentCheck(check)]),
})

const presentCheck = ({ id, status, method, code }: KeptAccount) => ({
  id,
  status,
  'verification-method': method,
  'processor-response-code': code,
})

/** The status of a check. */
export function showCheck({ state }: Ledger, id: string): Answer | undefined {
  const check = state.bank.checks.get(id)
  return (
    check && { status: 200, body: document(element('us-bank-account-verification', presentCheck(check))) }
  )
}

/** Compares the amounts that the buyer says have come with those that were sent. */
export function confirmDeposits(ledger: Ledger, id: string, amounts: unknown): Answer | undefined {
  const check = ledger.state.bank.checks.get(id)
  if (!check) return undefined
  if (check.method !== 'micro_transfers')
    return no('96102', 'base', 'Must be a micro transfers verification.')
  if (check.status !== 'pending') return no('96101', 'base', 'Verification is not confirmable.')
  if (check.tries >= MAX_TRIES) return no('96104', 'base', 'Too many confirmation attempts.')
  check.tries += 1
  const given = Array.isArray(amounts) ? amounts.map(Number).sort((a, b) => a - b) : []
  if (given.join() !== DEPOSITS.join()) return no('96103', 'deposit_amounts', 'Amounts do not match.')
  check.status = 'verified'
  return { status: 200, body: document(element('us-bank-account-verification', presentCheck(check))) }
}
