import { defineTexts } from '#lib/language/texts.ts'
import { telephone } from '#lib/phone.ts'
import { pageTitle, SHARED_PAGE, staticPageMeta } from '#shop/page/head.ts'
import { Sentence } from '#ui/link/sentence.tsx'
import { useStoreFacts } from '../../root.tsx'
import { texts } from '../../texts.ts'
import { ProsePage, Sections } from './prose-page.tsx'

/** The terms that a buyer accepts with "Place order". Each promise is one that the store keeps by itself. */
const termsTexts = defineTexts({
  description: 'Prices, payment, delivery, inspection, returns and warranty of what you buy here.',
  lead: 'What you and we agree on when you place an order. In effect since November 22, 2026.',
  demo: 'This store runs in test mode: payments are simulated, nothing is charged and nothing ships.',
  sections: [
    {
      title: 'Prices and sales tax',
      paragraphs: [
        'Prices are in U.S. dollars. The review page shows the full price with freight and sales tax, ' +
          'and we charge no more than that. Sales tax follows the delivery address. If a price changes ' +
          'before you place the order, we show you the new one first.',
      ],
    },
    {
      title: 'Your order',
      paragraphs: [
        'Your order is placed when you see its number. We review large orders by check before we accept ' +
          'them. You can cancel an order online until we start to pack it. After that, call us and we try ' +
          'to stop it.',
      ],
    },
    {
      title: 'Payment',
      paragraphs: [
        'We authorize a card or wallet when you place the order and charge it when the order ships. ' +
          'Orders by check or bank account ship after the payment clears. Financing is an agreement ' +
          'between you and the lender.',
      ],
    },
    {
      title: 'Delivery',
      paragraphs: [
        'We deliver to the curb at your address, or to a freight terminal if you choose one. Delivery ' +
          'dates are estimates, except the date of Priority Delivery, which we guarantee. The equipment ' +
          'travels at our risk until it is delivered. [Free shipping](/free-shipping) lists what ships ' +
          'free.',
      ],
    },
    {
      title: 'Inspect before you sign',
      paragraphs: [
        'Look for dents and open cartons, and note them on the delivery receipt. Tell us about damage ' +
          'within 5 business days, also when you find it later inside the carton. We send a replacement ' +
          'and pick up the damaged unit, free.',
      ],
    },
    {
      title: 'Returns',
      paragraphs: [
        'Return unopened equipment within 30 days of delivery. You pay the return freight unless you ' +
          'bought Flat Rate Return. We refund your original payment method after the return arrives. ' +
          'Equipment that was installed is covered by its warranty instead. See the [Premium ' +
          'Guarantee](/premium-guarantee).',
      ],
    },
    {
      title: 'Warranty',
      paragraphs: [
        'The manufacturer’s warranty applies; the product page says how long it lasts. We handle parts ' +
          'claims for you. Labor is covered only where the warranty says so.',
      ],
    },
    {
      title: 'Refrigerants and installation rules',
      paragraphs: [
        'Federal law allows the sale of refrigerant only to certified technicians (40 CFR 82.154), so we ' +
          'ask for an EPA 608 certificate number. We check each order against the efficiency and emission ' +
          'rules of its ZIP code. Your installer is responsible for permits and local code.',
      ],
    },
    {
      title: 'Law',
      paragraphs: [
        'The law of Illinois applies. It takes away none of the rights that the law of your own state ' +
          'gives you as a consumer.',
      ],
    },
  ],
  questions: (phone: string, call: string) =>
    `Questions? Call [${phone}](${call}) or use [Contact Us](/contact-us).`,
})

export const headers = () => SHARED_PAGE

export const meta = staticPageMeta({
  title: pageTitle(texts.termsOfSale),
  description: termsTexts.description,
})

export default function TermsOfSale() {
  const { contact, demo } = useStoreFacts()
  return (
    <ProsePage title={texts.termsOfSale}>
      <p className="lead">{termsTexts.lead}</p>
      {demo && <p>{termsTexts.demo}</p>}
      <Sections of={termsTexts.sections} />
      <p>
        <Sentence>{termsTexts.questions(contact.phone, telephone(contact.phone))}</Sentence>
      </p>
    </ProsePage>
  )
}
