import { fullAccountType, splitAccountType } from './account.ts'

export interface BankAccount {
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
