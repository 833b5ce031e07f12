import { lazy, Suspense, useState } from 'react'
import { payingApi } from '#api/paying.ts'
import { type AchDebit, accountForgotten, startAch } from '#features/selling/bank-debit/rules/ach-form.ts'
import { formTexts } from '#features/selling/bank-debit/texts.ts'
import { changeVerificationMethod } from '#features/selling/checkout/rules/checkout-state.ts'
import { type PanelProps, type PaymentMethodUi, useReader } from '../payment-method.ts'
import { type BankForm, readAccount, signInToAccount } from './read-account.ts'

const BankFields = lazy(async () => ({
  default: (await import('#features/selling/bank-debit/ui/bank-panel.tsx')).BankPanel,
}))

/**
 * A bank account, linked by sign-in or typed. We exchange it for a single-use token and then forget its
 * numbers.
 */
export const bank: PaymentMethodUi = {
  method: 'ACHDebit',
  label: formTexts.label,
  aside: formTexts.aside,
  Panel: BankPanel,
  isOffered: (offer) => offer.bank !== null,
  pay: ({ bank: read }) =>
    read
      ? (orderID) =>
          payingApi.bankDebit.achDebit({
            paymentMethodNonce: read.nonce,
            orderID,
            isPlaidAuth: read.isPlaidAuth,
            verificationMethod: read.verificationMethod,
          })
      : undefined,
}

function BankPanel({ context, billing }: PanelProps) {
  const { store, view, offer } = context
  const [tried, setTried] = useState(false)
  const canSignIn = offer.plaid !== null
  const ach = startAch(view.form.achDebit, canSignIn)
  const change = (achDebit: AchDebit) => store.change({ achDebit })
  const form: BankForm = { context, ach, change }

  useReader(context, async () => {
    const read = await readAccount(form)
    setTried(read === 'incomplete')
    return read === 'read'
  })

  return (
    <Suspense>
      <BankFields
        ach={ach}
        read={view.bank?.mask ?? null}
        canSignIn={canSignIn}
        tried={tried}
        billing={billing}
        onMethod={(method) => {
          setTried(false)
          const { achDebit } = changeVerificationMethod({ ...view.form, achDebit: ach }, method, true)
          change({ ...achDebit, isPlaidAuth: false, error: '' })
        }}
        onChange={(part) => change({ ...ach, ...part, error: '' })}
        onSignIn={() => signInToAccount(form)}
        onOther={() => {
          setTried(false)
          store.bankRead(null)
          change(accountForgotten(ach))
        }}
      />
    </Suspense>
  )
}
