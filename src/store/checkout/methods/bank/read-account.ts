import { payingApi } from '#api/paying.ts'
import {
  type AchDebit,
  accountForgotten,
  accountKindOf,
  accountLinked,
  isAccountNumber,
  isRoutingNumber,
  maskOf,
  splitAccountType,
  type VerificationMethod,
} from '#features/selling/bank-debit/rules/ach-form.ts'
import { formTexts } from '#features/selling/bank-debit/texts.ts'
import type { BankDetails } from '#features/selling/bank-debit/ui/tokenize-bank.ts'
import type { CheckoutState } from '#features/selling/checkout/rules/checkout-state.ts'
import { ApiError } from '#lib/api-error.ts'
import { clientToken } from '../card-wallet/pay-by-wallet.ts'
import type { PaymentContext } from '../payment-method.ts'

/** The bank account in the checkout form. */
export interface BankForm {
  context: PaymentContext
  ach: AchDebit
  change(achDebit: AchDebit): void
}

/**
 * Exchanges the account for a token. `incomplete`: a number is missing or wrong; `refused`: X-ACH, the form
 * shows the error.
 */
export async function readAccount({
  context,
  ach,
  change,
}: BankForm): Promise<'read' | 'incomplete' | 'refused'> {
  const { store, view, offer } = context
  if (view.bank) return 'read'
  if (!offer.bank) return 'refused'
  const refuse = (error: string): 'refused' => {
    change({ ...ach, error })
    return 'refused'
  }
  if (ach.verificationMethod === 'independent_check' && !ach.isPlaidAuth) return refuse(formTexts.signInFirst)
  const { routingNumber, accountNumber } = ach.bankAccount
  if (!isRoutingNumber(routingNumber) || !isAccountNumber(accountNumber)) return 'incomplete'
  const { createBankTokenizer } = await import('#features/selling/bank-debit/ui/tokenize-bank.ts')
  const tokenize = createBankTokenizer(offer.bank.tokenizer, clientToken)
  const nonce = await tokenize(detailsOf(view.form, ach)).catch(() => undefined)
  if (nonce === undefined) return refuse(formTexts.notRead)
  store.bankRead({
    nonce,
    mask: maskOf(accountNumber),
    isPlaidAuth: ach.isPlaidAuth,
    verificationMethod: ach.verificationMethod as VerificationMethod,
  })
  change(accountForgotten(ach))
  return 'read'
}

/**
 * Opens the window where the buyer signs in to the bank, and fills the form from the account chosen there.
 */
export async function signInToAccount({ context, ach, change }: BankForm): Promise<void> {
  const { plaid } = context.offer
  if (!plaid) return
  try {
    const { signInToBank } = await import('#features/selling/bank-debit/ui/plaid-window.ts')
    const { token } = await payingApi.bankDebit.createLinkToken({})
    const begun = { ...ach, linkToken: token, error: '' }
    change(begun)
    const publicToken = await signInToBank(plaid.scriptUrl, token)
    if (publicToken === undefined) return change({ ...begun, error: formTexts.cancelled })
    const { accessToken } = await payingApi.bankDebit.exchangePublicToken({ publicToken })
    const { bankAccount, bankName } = await payingApi.bankDebit.authGet({ accessToken })
    change(accountLinked(begun, accessToken, bankName, bankAccount))
  } catch (error) {
    change({ ...ach, error: messageOf(error) })
  }
}

/** X-PLAID: a failed link token has its sentence in `message`; later failures have it in `errorMessage`. */
function messageOf(error: unknown): string {
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
