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
type AccountKind = 'checking' | 'savings'

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

interface BankAccount {
  mask: string
  type: string
  subType: string
  officialName: string
  accountNumber: string
  routingNumber: string
}

export interface AchDebit {
  isPlaidAuth: boolean
  linkToken: string
  accessToken: string
  bankName: string
  bankAccount: BankAccount
  fullAccountType: string
  accountType: string
  verificationMethod: string
  error: string
}

export const emptyBankAccount: BankAccount = {
  mask: '',
  type: '',
  subType: '',
  officialName: '',
  accountNumber: '',
  routingNumber: '',
}

export const emptyAchDebit: AchDebit = {
  isPlaidAuth: false,
  linkToken: '',
  accessToken: '',
  bankName: '',
  bankAccount: emptyBankAccount,
  fullAccountType: '',
  accountType: '',
  verificationMethod: '',
  error: '',
}

export type VerificationMethod = 'independent_check' | 'network_check' | 'micro_transfers'

/**
 * The defaults of an untouched form: a sign-in to the bank where it is offered, and a personal checking
 * account.
 */
export const startAch = (ach: AchDebit, canSignIn: boolean): AchDebit => ({
  ...ach,
  verificationMethod: ach.verificationMethod || (canSignIn ? 'independent_check' : 'network_check'),
  fullAccountType: ach.fullAccountType || 'personal-checking',
})

/** The account that the buyer signed in to (V-BANK: its type is the two parts of the full one). */
export function accountLinked(
  ach: AchDebit,
  accessToken: string,
  bankName: string,
  account: BankAccount,
): AchDebit {
  const full = fullAccountType(account.type, account.subType)
  const { type, subType } = splitAccountType(full)
  return {
    ...ach,
    isPlaidAuth: true,
    accessToken,
    bankName,
    bankAccount: { ...account, type, subType },
    fullAccountType: full,
    accountType: subType,
    error: '',
  }
}

/** Clears the account and keeps the verification method. */
export const accountForgotten = (ach: AchDebit): AchDebit => ({
  ...emptyAchDebit,
  verificationMethod: ach.verificationMethod,
})
