import { promisedDays } from '#features/selling/shipping/rules/promise.ts'
import { formatDay } from '#lib/dates.ts'
import { type RenderedMail, renderLetter } from '#platform/mail/server/send.ts'
import type { Receipt } from '../../contract.ts'
import { printedOrderNumber } from '../../rules/order-number.ts'
import { dueText, grossOf, money, orderedAtText, paymentText, receiptSums } from '../../rules/receipt-sums.ts'
import { texts } from '../../texts.ts'

/** The store that writes the mail. */
export interface MailShop {
  name: string
  phone: string
  /** origin of the store, without a slash at the end */
  origin: string
}

/** The mail that follows a placed order: the receipt's own lines and sums, in HTML and in plain text. */
export function renderOrderConfirmation(receipt: Receipt, shop: MailShop): Promise<RenderedMail> {
  const { shipping } = receipt
  const days = promisedDays(receipt.shippingMethod)
  return renderLetter({
    from: shop.name,
    subject: texts.confirmationSubject(printedOrderNumber(receipt.orderID)),
    preview: texts.confirmationPreview(money(receipt.total)),
    heading: texts.confirmationHeading,
    paragraphs: [
      texts.confirmationIntro(printedOrderNumber(receipt.orderID)),
      nextStep(receipt),
      ...(days ? [texts.arrives(days)] : []),
    ],
    action: { label: texts.seeOrder, href: confirmationUrl(receipt, shop) },
    ...linesAndSums(receipt),
    details: [
      {
        label: texts.shippedTo,
        lines: [
          [shipping.name, shipping.company, shipping.address1, shipping.address2].filter(Boolean).join(', '),
          `${shipping.city}, ${shipping.state} ${shipping.postcode}`,
        ],
      },
    ],
    footnotes: [
      `${texts.paidBy}: ${paymentText(receipt.payment)}. ` +
        `${texts.ordered} ${orderedAtText(receipt.orderedAt)}.`,
      texts.questions(shop.phone),
    ],
  })
}

/**
 * The first mail of an order by check. Nothing in it was typed or chosen by the person who placed the order,
 * who may be a stranger to the mailbox.
 */
export const renderFirstMail = (receipt: Receipt, shop: MailShop): Promise<RenderedMail> =>
  renderLetter({
    from: shop.name,
    subject: texts.confirmationSubject(printedOrderNumber(receipt.orderID)),
    preview: texts.firstMailPreview,
    heading: texts.confirmationHeading,
    paragraphs: [
      texts.confirmationIntro(printedOrderNumber(receipt.orderID)),
      nextStep(receipt),
      texts.seePage,
    ],
    action: { label: texts.seeOrder, href: confirmationUrl(receipt, shop) },
    lines: [],
    sums: [],
    footnotes: [texts.notYours, texts.questions(shop.phone)],
  })

/** One mail for several orders by check that came within a short time, each with its link. */
export const renderOrdersMail = (orderIds: readonly string[], shop: MailShop): Promise<RenderedMail> =>
  renderLetter({
    from: shop.name,
    subject: texts.ordersSubject(orderIds.length),
    preview: texts.firstMailPreview,
    heading: texts.ordersHeading,
    paragraphs: [texts.ordersIntro(orderIds.length), texts.seePages],
    action: { label: texts.findOrder, href: `${shop.origin}/track-your-order` },
    lines: [],
    sums: [],
    details: orderIds.map((orderID) => ({
      label: printedOrderNumber(orderID),
      lines: [{ label: texts.seeOrder, href: confirmationUrl({ orderID }, shop) }],
    })),
    footnotes: [texts.notYours, texts.questions(shop.phone)],
  })

/** What a mail after the confirmation says. */
export interface OrderNews {
  subject: string
  heading: string
  body: string
  /** whether the lines and sums of the order follow */
  hasLines: boolean
}

/** A mail after the confirmation: what happened, and a link to the order. */
export const renderOrderNews = (
  receipt: Receipt,
  { subject, heading, body, hasLines }: OrderNews,
  shop: MailShop,
): Promise<RenderedMail> =>
  renderLetter({
    from: shop.name,
    subject,
    preview: body,
    heading,
    paragraphs: [body, texts.newsOf(printedOrderNumber(receipt.orderID))],
    action: { label: texts.seeOrder, href: trackingUrl(receipt, shop) },
    ...(hasLines ? linesAndSums(receipt) : { lines: [], sums: [] }),
    footnotes: [texts.questions(shop.phone)],
  })

const linesAndSums = (receipt: Receipt) => ({
  lines: receipt.lines.map((line) => ({
    id: line.id,
    name: line.name,
    note: `${line.sku}, ${line.qty} × ${money(line.price)}`,
    amount: money(grossOf(line)),
  })),
  sums: receiptSums(receipt),
})

function nextStep(receipt: Receipt): string {
  if (receipt.isInReview) return texts.inReview
  if (receipt.mailCheckTo)
    return [
      texts.awaitingCheck(printedOrderNumber(receipt.orderID), receipt.mailCheckTo),
      ...(receipt.heldUntil ? [texts.heldUntil(formatDay(receipt.heldUntil.slice(0, 10)))] : []),
    ].join(' ')
  return (
    dueText(receipt.payment) ??
    (receipt.payment.method === 'ACHDebit' ? texts.debitNote : texts.authorizedNote)
  )
}

// Links in mails name the order alone: mail passes through many hands, and number and postal code together
// open the order. The buyer's own browser needs no postal code; on another device the page asks for it.
const confirmationUrl = (receipt: Pick<Receipt, 'orderID'>, shop: MailShop): string =>
  `${shop.origin}/checkout/confirmation/${encodeURIComponent(receipt.orderID)}`
const trackingUrl = (receipt: Receipt, shop: MailShop): string =>
  `${shop.origin}/track-your-order?orderID=${encodeURIComponent(receipt.orderID)}`
