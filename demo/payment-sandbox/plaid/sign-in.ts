import type { Ledger } from '../ledger/ledger.ts'
import { ACCOUNTS, CREDENTIALS, INSTITUTIONS } from './state.ts'

/** Signs in and picks an account; undefined when the bank says no. */
export function signIn(ledger: Ledger, asked: Readonly<Record<string, unknown>>): string | undefined {
  const { plaid } = ledger.state
  const institution = INSTITUTIONS.find(({ id }) => id === asked.institution)
  const account = ACCOUNTS.find(({ id }) => id === asked.account)
  const isRight = asked.username === CREDENTIALS.username && asked.password === CREDENTIALS.password
  if (!institution || !account || !isRight || !plaid.linkTokens.has(String(asked.linkToken))) return undefined
  const token = `public-sandbox-${ledger.newId(12)}`
  plaid.publicTokens.set(token, { institution, account })
  return token
}
