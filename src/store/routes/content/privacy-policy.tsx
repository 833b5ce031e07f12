import { Link } from 'react-router'
import { pageTitle } from '#shop/merchant.ts'
import { SHARED_PAGE, staticPageMeta } from '#shop/page/head.ts'
import { texts } from '../../texts.ts'
import { ProsePage } from './prose-page.tsx'

export const headers = () => SHARED_PAGE

export const meta = staticPageMeta({
  title: pageTitle('Privacy Policy'),
  description: 'What the store keeps about you, where, and for how long.',
})

export default function PrivacyPolicy() {
  return (
    <ProsePage title={texts.privacyPolicy}>
      <p className="lead">We store what your order needs. We do not track you.</p>
      <h2>In your browser</h2>
      <p>
        Cookies of this site keep your zip code, the number of items in your cart and the colors you chose.
        Your browser’s storage keeps the cart and what you typed in checkout, but never your card number,
        security code or expiration date.
      </p>
      <h2>With us</h2>
      <p>
        An order keeps your name, addresses, e-mail, phone numbers and what you bought, because we have to
        deliver it, answer for it and account for it. Card data goes from your browser straight to the payment
        provider: it never passes our servers. We keep the last four digits and the kind of card.
      </p>
      <h2>With others</h2>
      <p>
        The carrier gets your address and phone number to deliver. The payment provider gets the amount and
        the billing address. We share nothing with anyone else, and these pages have no advertising trackers.
      </p>
      <p>
        Ask what we keep about you, or have it removed where the law does not oblige us to keep it:{' '}
        <Link to="/contact-us">Contact Us</Link>.
      </p>
    </ProsePage>
  )
}
