import { listed } from '#lib/language/texts.ts'
import type { Switch } from '#lib/merchant/merchant.ts'

type Words = Partial<Readonly<Record<Switch, string>>>

/** What a buyer chooses at the payment step, by the name under which staff switch it off. */
const WAYS = {
  'pay creditCard': 'a card',
  'pay applepay': 'Apple Pay',
  'pay googlepay': 'Google Pay',
  'pay PayPal': 'PayPal',
  'pay AmazonPay': 'Amazon Pay',
  'pay ACHDebit': 'a bank account',
  'pay check': 'a check',
} as const satisfies Words

const LENDERS = {
  'pay affirm': 'Affirm offers monthly payments',
  'pay creditkey': 'Credit Key lends to businesses',
} as const satisfies Words

/** The answer to "how can I pay": only what is on. */
export function waysToPay(isOn: (name: Switch) => boolean): string {
  const said = (words: Readonly<Record<string, string>>) =>
    Object.entries(words).flatMap(([name, text]) => (isOn(name as Switch) ? [text] : []))
  const lenders = said(LENDERS)
  const financing =
    lenders.length === 0 ? '' : ` ${listed(lenders)}: financing is an agreement between you and the lender.`
  return `At the payment step of checkout you choose ${listed(said(WAYS), 'or')}.${financing}`
}
