/**
 * V-BANK: "depository-checking" is split on the dash: type "depository", subtype "checking". Without a dash
 * there is no subtype.
 */
export function splitAccountType(full: string): { type: string; subType: string } {
  const dash = full.indexOf('-')
  return dash < 0 ? { type: full, subType: '' } : { type: full.slice(0, dash), subType: full.slice(dash + 1) }
}

/** The two joined again. */
export const fullAccountType = (type: string, subType: string): string =>
  subType === '' ? type : `${type}-${subType}`

/** The kinds of accounts that a debit can name. */
export type AccountKind = 'checking' | 'savings'

/**
 * Savings and money-market accounts are debited as savings; every other account that can be linked, as
 * checking.
 */
export const accountKindOf = (subType: string): AccountKind =>
  ['savings', 'money market'].includes(subType) ? 'savings' : 'checking'

const WEIGHTS = [3, 7, 1]

/** Nine digits whose weighted sum (3, 7, 1) is a multiple of ten: the check digit of ABA routing numbers. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false
  return [...text].reduce((sum, digit, index) => sum + Number(digit) * WEIGHTS[index % 3]!, 0) % 10 === 0
}

/** Account numbers of US banks have 4 to 17 digits. */
export const isAccountNumber = (text: string): boolean => /^\d{4,17}$/.test(text)

/** "0000" of "1111222233330000". */
export const maskOf = (accountNumber: string): string => accountNumber.slice(-4)
