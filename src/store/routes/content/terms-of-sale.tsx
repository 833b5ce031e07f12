import { Link } from 'react-router'
import { pageTitle } from '#shop/merchant.ts'
import { SHARED_PAGE, staticPageMeta } from '#shop/page/head.ts'
import { telephone } from '#shop/page/telephone.ts'
import { useStoreFacts } from '../../root.tsx'
import { texts } from '../../texts.ts'
import { ProsePage } from './prose-page.tsx'

export const headers = () => SHARED_PAGE

export const meta = staticPageMeta({
  title: pageTitle(texts.termsOfSale),
  description: 'Prices, payment, delivery, inspection, returns and warranty of what you buy here.',
})

/** The terms that a buyer accepts with "Place order". Each promise is one that the store keeps by itself. */
export default function TermsOfSale() {
  const { contact, demo } = useStoreFacts()
  return (
    <ProsePage title={texts.termsOfSale}>
      <p className="lead">
        What you and we agree on when you place an order. In effect since November 22, 2026.
      </p>
      {demo && (
        <p>This store runs in test mode: payments are simulated, nothing is charged and nothing ships.</p>
      )}
      <h2>Prices and sales tax</h2>
      <p>
        Prices are in U.S. dollars. The review page shows the full price with freight and sales tax, and we
        charge no more than that. Sales tax follows the delivery address. If a price changes before you place
        the order, we show you the new one first.
      </p>
      <h2>Your order</h2>
      <p>
        Your order is placed when you see its number. We review large orders by check before we accept them.
        You can cancel an order online until we start to pack it. After that, call us and we try to stop it.
      </p>
      <h2>Payment</h2>
      <p>
        We authorize a card or wallet when you place the order and charge it when the order ships. Orders by
        check or bank account ship after the payment clears. Financing is an agreement between you and the
        lender.
      </p>
      <Goods />
      <h2>Law</h2>
      <p>
        The law of Illinois applies. It takes away none of the rights that the law of your own state gives you
        as a consumer.
      </p>
      <p>
        Questions? Call <a href={telephone(contact.phone)}>{contact.phone}</a> or use{' '}
        <Link to="/contact-us">Contact Us</Link>.
      </p>
    </ProsePage>
  )
}

/** From the truck to the warranty. */
function Goods() {
  return (
    <>
      <h2>Delivery</h2>
      <p>
        We deliver to the curb at your address, or to a freight terminal if you choose one. Delivery dates are
        estimates, except the date of Priority Delivery, which we guarantee. The equipment travels at our risk
        until it is delivered. <Link to="/free-shipping">Free shipping</Link> lists what ships free.
      </p>
      <h2>Inspect before you sign</h2>
      <p>
        Look for dents and open cartons, and note them on the delivery receipt. Tell us about damage within 5
        business days, also when you find it later inside the carton. We send a replacement and pick up the
        damaged unit, free.
      </p>
      <h2>Returns</h2>
      <p>
        Return unopened equipment within 30 days of delivery. You pay the return freight unless you bought
        Flat Rate Return. We refund your original payment method after the return arrives. Equipment that was
        installed is covered by its warranty instead. See the{' '}
        <Link to="/premium-guarantee">Premium Guarantee</Link>.
      </p>
      <h2>Warranty</h2>
      <p>
        The manufacturer’s warranty applies; the product page says how long it lasts. We handle parts claims
        for you. Labor is covered only where the warranty says so.
      </p>
      <h2>Refrigerants and installation rules</h2>
      <p>
        Federal law allows the sale of refrigerant only to certified technicians (40 CFR 82.154), so we ask
        for an EPA 608 certificate number. We check each order against the efficiency and emission rules of
        its ZIP code. Your installer is responsible for permits and local code.
      </p>
    </>
  )
}
