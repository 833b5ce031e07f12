/**
 * What the buyer agrees to when we request a debit (NACHA authorization). We show it before the buyer places
 * the order, send it to the provider with the account, and store it word for word with the payment. Change it
 * only with counsel and by the provider's own requirements.
 */
export const MANDATE =
  'I authorize Braintree, a service of PayPal, on behalf of Alpine to verify my bank account with ' +
  'information about it, also from consumer reports, and to debit it once for the total of this order. I ' +
  'may withdraw this by calling Alpine before the debit is sent.'

/** Refusals. Never the bank's own reason. */
export const texts = {
  linkUnavailable:
    'Signing in to your bank is not possible at this moment. Type the account numbers instead, or choose ' +
    'another way to pay.',
  linkOver: 'Your sign-in to the bank is not valid any more. Please sign in again.',
  bankLocked:
    'Your bank asks you to sign in on its own site first. Do that, choose another account, or type the ' +
    'account numbers.',
  notFound: 'We could not find that order.',
  noDeposits: 'There are no deposits to confirm for this order.',
  amountsWrong: (left: number) =>
    'Those are not the amounts we sent. ' +
    `${left === 1 ? 'One more try is left.' : `${left} more tries are left.`}`,
  notYet: 'The deposits have not arrived yet. Banks take one or two business days. Please try again then.',
  depositsOver:
    'The account could not be confirmed. Nothing was debited. Please place the order again with another ' +
    'account or another way to pay, or call us.',
  unavailable:
    'Bank payments are not available at this moment. Nothing was debited. Please try again, or choose ' +
    'another way to pay.',
  busy: 'We are still working on this order. Please try again in a moment.',
} as const

/** Labels and sentences of the payment step and the order's page. */
export const formTexts = {
  label: 'Bank account (ACH)',
  aside: 'Ships when the money has arrived',
  methods: 'How would you like to confirm your account?',
  independent_check: 'Sign in to your bank',
  independentNote: 'Confirmed at once, nothing to type',
  network_check: 'Type the account numbers',
  networkNote: 'Confirmed in a few seconds',
  micro_transfers: 'Two small deposits',
  microNote: 'For accounts that cannot be confirmed at once: one or two business days',
  signIn: 'Sign in to your bank',
  signingIn: 'Opening your bank',
  linked: (account: string, bank: string) =>
    `${bank || 'Your bank'}: ${account}. Nothing is debited until you place the order.`,
  ending: (name: string, mask: string) => `${name} ending ${mask}`,
  read: (mask: string) =>
    `Bank account ending ${mask} is ready. Nothing is debited until you place the order.`,
  otherAccount: 'Use another account',
  cancelled: 'You closed the sign-in to your bank. Nothing was linked.',
  linkFailed: 'The sign-in to your bank could not be loaded.',
  routing: 'Routing number',
  routingHint: '9 digits, at the bottom left of a check',
  routingError: 'Check the routing number: it has 9 digits',
  account: 'Account number',
  accountHint: '4 to 17 digits, beside the routing number',
  accountError: 'Enter the account number, 4 to 17 digits',
  kind: 'Kind of account',
  kinds: {
    'personal-checking': 'Personal checking',
    'personal-savings': 'Personal savings',
    'business-checking': 'Business checking',
    'business-savings': 'Business savings',
  },
  notRead: 'The bank account could not be read. Nothing was debited. Please try again.',
  signInFirst: 'Sign in to your bank first, or choose another way to confirm the account.',
  safe: 'The numbers go straight to the payment provider. We never store them.',
  agreeHere: 'By confirming you agree to this:',
  agree: 'By placing the order you agree to this:',
  depositsTitle: 'One thing to do: confirm your bank account',
  depositsHow: (mask: string) =>
    `Two deposits of less than a dollar are on their way to the account ending ${mask}. They arrive in ` +
    'one or two business days. Enter both amounts, and we continue with your order.',
  first: 'First deposit, cents',
  second: 'Second deposit, cents',
  amountError: 'Enter the cents, from 1 to 99',
  confirm: 'Confirm the account and pay',
  confirming: 'Confirming',
  depositsFailed: 'We could not send the amounts. Please try again.',
} as const
