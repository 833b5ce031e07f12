import { lazy, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import {
  accountKindOf,
  isAccountNumber,
  isRoutingNumber,
  maskOf,
  splitAccountType,
} from '#features/bank-debit/rules/account.ts'
import {
  type AchDebit,
  accountForgotten,
  accountLinked,
  startAch,
  type VerificationMethod,
} from '#features/bank-debit/rules/ach-form.ts'
import { formTexts } from '#features/bank-debit/texts.ts'
import type { BankDetails } from '#features/bank-debit/ui/tokenize-bank.ts'
import { type CheckoutState, changeVerificationMethod } from '#features/checkout/rules/checkout-state.ts'
import { ApiError } from '#kit/api-error.ts'
import { clientToken } from '../card-wallet/pay-by-wallet.ts'
import type { PaymentRoom, PayWay } from '../payment-method.ts'

const BankPanel = lazy(async () => ({
  default: (await import('#features/bank-debit/ui/bank-panel.tsx')).BankPanel,
}))

/** A bank account: signed in to or typed, it is read here into a token that debits once; its numbers are forgotten with that. */
export function useBankWay({ store, view, offer }: PaymentRoom): PayWay | undefined {
  const [tried, setTried] = useState(false)
  if (!offer.bank) return undefined
  const { tokenizer } = offer.bank
  const plaid = offer.plaid
  const ach = startAch(view.form.achDebit, plaid !== null)
  const change = (achDebit: AchDebit) => store.change({ achDebit })
  const forget = () => {
    setTried(false)
    store.bankRead(null)
    change(accountForgotten(ach))
  }

  /** X-ACH: what went wrong is shown, nothing goes on. */
  const refuse = (error: string): false => {
    change({ ...ach, error })
    return false
  }

  const read = async (): Promise<boolean> => {
    if (view.bank) return true
    if (ach.verificationMethod === 'independent_check' && !ach.isPlaidAuth)
      return refuse(formTexts.signInFirst)
    const { routingNumber, accountNumber } = ach.bankAccount
    if (!isRoutingNumber(routingNumber) || !isAccountNumber(accountNumber)) {
      setTried(true)
      return false
    }
    const { createBankTokenizer } = await import('#features/bank-debit/ui/tokenize-bank.ts')
    const nonce = await createBankTokenizer(
      tokenizer,
      clientToken,
    )(detailsOf(view.form, ach)).catch(() => undefined)
    if (nonce === undefined) return refuse(formTexts.notRead)
    setTried(false)
    store.bankRead({
      nonce,
      mask: maskOf(accountNumber),
      isPlaidAuth: ach.isPlaidAuth,
      verificationMethod: ach.verificationMethod as VerificationMethod,
    })
    change(accountForgotten(ach))
    return true
  }

  const signIn = async () => {
    if (!plaid) return
    try {
      const { signInToBank } = await import('#features/bank-debit/ui/plaid-window.ts')
      const { token } = await api.bankDebit.createLinkToken({})
      const begun = { ...ach, linkToken: token, error: '' }
      change(begun)
      const publicToken = await signInToBank(plaid.scriptUrl, token)
      if (publicToken === undefined) return change({ ...begun, error: formTexts.cancelled })
      const { accessToken } = await api.bankDebit.exchangePublicToken({ publicToken })
      const { bankAccount, bankName } = await api.bankDebit.authGet({ accessToken })
      change(accountLinked(begun, accessToken, bankName, bankAccount))
    } catch (error) {
      refuse(sentenceOf(error))
    }
  }

  return {
    method: 'ACHDebit',
    label: formTexts.label,
    aside: formTexts.aside,
    read,
    panel: ({ billing }) => (
      <Suspense>
        <BankPanel
          ach={ach}
          read={view.bank?.mask ?? null}
          canSignIn={plaid !== null}
          tried={tried}
          billing={billing}
          onMethod={(method) => {
            setTried(false)
            change({
              ...changeVerificationMethod({ ...view.form, achDebit: ach }, method, true).achDebit,
              isPlaidAuth: false,
              error: '',
            })
          }}
          onChange={(part) => change({ ...ach, ...part, error: '' })}
          onSignIn={signIn}
          onOther={forget}
        />
      </Suspense>
    ),
  }
}

/** X-PLAID: no link token, and the sentence stands in `message`; after that in `errorMessage`. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return formTexts.linkFailed
  return typeof error.details.message === 'string' ? error.details.message : error.message
}

function detailsOf(form: CheckoutState, ach: AchDebit): BankDetails {
  const billing = form.billingAndShippingAddressAreTheSame ? form.shipping : form.billing
  const { type, subType } = splitAccountType(ach.fullAccountType)
  const isBusiness = type === 'business' || (ach.isPlaidAuth && billing.company !== '')
  const { routingNumber, accountNumber } = ach.bankAccount
  return {
    routingNumber,
    accountNumber,
    accountType: accountKindOf(subType),
    owner: isBusiness
      ? { kind: 'business', businessName: billing.company || `${billing.firstName} ${billing.lastName}` }
      : { kind: 'personal', firstName: billing.firstName, lastName: billing.lastName },
    address: {
      street: billing.address,
      street2: billing.address2,
      city: billing.city,
      state: billing.state,
      zip: billing.zipcode,
    },
  }
}
