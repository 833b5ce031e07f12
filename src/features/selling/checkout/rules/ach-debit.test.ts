import { expect, test } from 'vitest'
import {
  accountForgotten,
  accountLinked,
  emptyAchDebit,
  startAch,
} from '#features/selling/bank-debit/rules/ach-form.ts'
import { changeVerificationMethod, defaultCheckout } from '#features/selling/checkout/rules/checkout-state.ts'
import { toCookie, toSaved } from '#features/selling/checkout/rules/saved-checkout.ts'

const account = {
  mask: '0000',
  type: 'depository',
  subType: 'checking',
  officialName: 'Gold Checking',
  accountNumber: '1111222233330000',
  routingNumber: '011401533',
}

test('[E-ACH] the state has the fields of the specification, all empty at first', () => {
  expect(emptyAchDebit).toEqual({
    isPlaidAuth: false,
    linkToken: '',
    accessToken: '',
    bankName: '',
    bankAccount: { mask: '', type: '', subType: '', officialName: '', accountNumber: '', routingNumber: '' },
    fullAccountType: '',
    accountType: '',
    verificationMethod: '',
    error: '',
  })
})

test('[E-ACH, V-BANK] a linked account: full type "type-subtype", its parts, who the bank is', () => {
  const linked = accountLinked(
    { ...emptyAchDebit, verificationMethod: 'independent_check', error: 'before' },
    'handle',
    'First Platypus Bank',
    account,
  )

  expect(linked).toMatchObject({
    isPlaidAuth: true,
    accessToken: 'handle',
    bankName: 'First Platypus Bank',
    fullAccountType: 'depository-checking',
    accountType: 'checking',
    bankAccount: account,
    error: '',
  })
})

test('[E-ACH] a sign-in comes first where there is one; what was chosen before stays', () => {
  expect(startAch(emptyAchDebit, true).verificationMethod).toBe('independent_check')
  expect(startAch(emptyAchDebit, false)).toMatchObject({
    verificationMethod: 'network_check',
    fullAccountType: 'personal-checking',
  })
  expect(startAch({ ...emptyAchDebit, verificationMethod: 'micro_transfers' }, true).verificationMethod).toBe(
    'micro_transfers',
  )
})

test('[E-ACH] once it was read, nothing of the account is left', () => {
  const linked = accountLinked(
    { ...emptyAchDebit, verificationMethod: 'independent_check' },
    'handle',
    'Bank',
    account,
  )

  expect(accountForgotten(linked)).toEqual({ ...emptyAchDebit, verificationMethod: 'independent_check' })
})

test('[S-CO-05] another verification method with a reset clears the account; otherwise it stays', () => {
  const form = {
    ...defaultCheckout,
    achDebit: accountLinked(
      { ...emptyAchDebit, verificationMethod: 'independent_check' },
      'handle',
      'Bank',
      account,
    ),
  }

  expect(changeVerificationMethod(form, 'network_check', true).achDebit.bankAccount).toEqual(
    emptyAchDebit.bankAccount,
  )
  expect(changeVerificationMethod(form, 'network_check', false).achDebit.bankAccount).toEqual(account)
  expect(changeVerificationMethod(form, 'independent_check', true).achDebit.bankAccount).toEqual(account)
})

test('[S-CO-01, S-CO-02] neither what is saved nor the cookie has anything of the account', () => {
  const form = { ...defaultCheckout, achDebit: accountLinked(emptyAchDebit, 'handle', 'Bank', account) }

  expect(JSON.stringify([toSaved(form), toCookie(form)])).not.toMatch(
    /1111222233330000|011401533|handle|Gold Checking/,
  )
})
