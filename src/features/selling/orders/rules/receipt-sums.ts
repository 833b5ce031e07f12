import { type TaxBasis, taxWords } from '#features/catalog/location/rules/tax/sales-tax.ts'
import { formatDate } from '#lib/dates.ts'
import { zoneName } from '#lib/merchant/merchant.ts'
import { formatMoney, fromWire, toTwoDecimals } from '#lib/money.ts'
import { storeDateAndTime } from '#platform/clock/rules/store-time.ts'
import { texts } from '../texts.ts'

/** The figures of a receipt, as the API sends them. */
export interface ReceiptFigures {
  subTotal: number
  discount: number
  shippingCost: number
  taxAmount: number
  taxRate: number
  taxBasis: TaxBasis | null
  total: number
  couponCode: string | null
  shippingMethod: { label: string }
}

export interface SumRow {
  label: string
  amount: string
  isTotal: boolean
  /** what the tax consists of, or why it is an estimate; '' for the other rows */
  note: string
}

/**
 * The rows under a receipt's lines. Page, PDF and mail all print these rows, so their totals cannot differ
 * (I8).
 */
export function receiptSums(receipt: ReceiptFigures): SumRow[] {
  const row = (label: string, amount: number, note = ''): SumRow => ({
    label,
    amount: money(amount),
    isTotal: false,
    note,
  })
  const tax = taxWords(receipt.taxRate, receipt.taxBasis)
  return [
    row(texts.subTotal, receipt.subTotal),
    ...(receipt.discount > 0
      ? [
          row(
            receipt.couponCode ? texts.discountWithCode(receipt.couponCode) : texts.discount,
            -receipt.discount,
          ),
        ]
      : []),
    row(receipt.shippingMethod.label || texts.shipping, receipt.shippingCost),
    row(tax.label, receipt.taxAmount, tax.note),
    { label: texts.total, amount: money(receipt.total), isTotal: true, note: '' },
  ]
}

/** An amount of the API for people to read: 1299.99 becomes "$1,299.99". */
export const money = (amount: number): string => formatMoney(fromWire(amount))

/** "Nov 20, 2026, 10:50 AM CT" */
export const orderedAtText = (iso: string): string => `${storeDateAndTime(iso)} ${zoneName().short}`

/** Payment this many days after shipping; `dueOn` (yyyy-mm-dd) once the order has shipped. */
export interface PaymentTerms {
  days: number
  dueOn: string | null
}

/** When an order on net terms has to be paid; undefined for every other order. */
export const dueText = ({ terms }: { terms?: PaymentTerms | null | undefined }): string | undefined =>
  terms
    ? terms.dueOn === null
      ? texts.dueAfter(terms.days)
      : texts.dueOn(formatDate(terms.dueOn))
    : undefined

/** How the order is paid: "Visa ending 4242", with the wallet's name before it, or the method's name. */
export function paymentText(payment: {
  method: string
  card: { type: string; last4: string } | null
  terms?: PaymentTerms | null | undefined
}): string {
  if (payment.card)
    return walletName(payment.method) + texts.cardEnding(payment.card.type, payment.card.last4)
  if (payment.terms) return texts.netDays(payment.terms.days)
  return payment.method === 'check' ? texts.byCheck : payment.method
}

/** "Apple Pay, " before the card in that wallet; an empty text for a card without a wallet. */
export const walletName = (method: string): string =>
  method === 'applepay' ? `${texts.applePay}, ` : method === 'googlepay' ? `${texts.googlePay}, ` : ''

/** The price of a line before discounts. The lines add up to "Items", and the sums list the discount once. */
export const grossOf = (line: { lineTotal: number; discount: number }): number =>
  toTwoDecimals(line.lineTotal + line.discount)
