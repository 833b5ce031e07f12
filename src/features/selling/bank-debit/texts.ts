import { defineTexts } from '#lib/language/texts.ts'

/**
 * What the buyer agrees to when we request a debit (NACHA authorization). We show it before the buyer places
 * the order, send it to the provider with the account, and store it word for word with the payment. Change it
 * only with counsel and by the provider's own requirements.
 */
export const mandate = defineTexts(
  (merchant: string) =>
    `I authorize Braintree, a service of PayPal, on behalf of ${merchant} to verify my bank account with ` +
    'information about it, also from consumer reports, and to debit it once for the total of this order. I ' +
    `may withdraw this by calling ${merchant} before the debit is sent.`,
)

/** Refusals. Never the bank's own reason. */
export const texts = defineTexts({
  linkUnavailable:
    'We can’t reach your bank right now. Type your account numbers instead, or choose another way to pay.',
  linkOver: 'Your bank sign-in has expired. Please sign in again.',
  bankLocked:
    'Your bank wants you to sign in on its own site first. Do that, choose another account, or type ' +
    'your account numbers.',
  notFound: 'We couldn’t find that order.',
  noDeposits: 'There are no deposits to confirm for this order.',
  amountsWrong: (left: number) =>
    'Those amounts don’t match the deposits. ' +
    `${left === 1 ? 'You have one more try.' : `You have ${left} more tries.`}`,
  notYet: 'The deposits have not arrived yet. Banks take one or two business days. Please try again then.',
  depositsOver:
    'We couldn’t confirm the account. Nothing was debited. Please place the order again with another ' +
    'account or another way to pay, or call us.',
  unavailable:
    'Bank payments are not available right now. Nothing was debited. Please try again, or choose ' +
    'another way to pay.',
  busy: 'We are still working on this order. Please try again in a moment.',
})

/** Labels and sentences of the payment step and the order's page. */
export const formTexts = defineTexts({
  label: 'Bank account (ACH)',
  aside: 'Ships after the payment clears',
  methods: 'How would you like to confirm your account?',
  independent_check: 'Sign in to your bank',
  independentNote: 'Confirmed right away, nothing to type',
  network_check: 'Type the account numbers',
  networkNote: 'Confirmed in a few seconds',
  micro_transfers: 'Two small deposits',
  microNote: 'For other accounts: takes one or two business days',
  signIn: 'Sign in to your bank',
  signingIn: 'Opening your bank',
  linked: (account: string, bank: string) =>
    `${bank || 'Your bank'}: ${account}. Nothing is debited until you place the order.`,
  ending: (name: string, mask: string) => `${name} ending ${mask}`,
  read: (mask: string) =>
    `Bank account ending ${mask} is ready. Nothing is debited until you place the order.`,
  otherAccount: 'Use another account',
  cancelled: 'You closed your bank’s sign-in window. No account was linked.',
  linkFailed: 'Your bank’s sign-in window didn’t load.',
  routing: 'Routing number',
  routingHint: '9 digits, at the bottom left of a check',
  routingError: 'Check the routing number: it has 9 digits',
  account: 'Account number',
  accountHint: '4 to 17 digits, next to the routing number',
  accountError: 'Enter your account number, 4 to 17 digits',
  kind: 'Account type',
  kinds: {
    'personal-checking': 'Personal checking',
    'personal-savings': 'Personal savings',
    'business-checking': 'Business checking',
    'business-savings': 'Business savings',
  },
  notRead: 'We couldn’t read the bank account. Nothing was debited. Please try again.',
  signInFirst: 'Sign in to your bank first, or choose another way to confirm your account.',
  safe: 'Your numbers go straight to the payment provider. We never store them.',
  agreeHere: 'By confirming you agree to this:',
  agree: 'By placing the order you agree to this:',
  depositsTitle: 'Next step: confirm your bank account',
  depositsHow: (mask: string) =>
    `Two deposits of less than a dollar are on their way to the account ending ${mask}. They arrive ` +
    'in one or two business days. Enter both amounts here, and we’ll continue with your order.',
  first: 'First deposit, cents',
  second: 'Second deposit, cents',
  amountError: 'Enter the cents, from 1 to 99',
  confirm: 'Confirm the account and pay',
  confirming: 'Confirming',
  depositsFailed: 'We couldn’t send the amounts. Please try again.',
})
