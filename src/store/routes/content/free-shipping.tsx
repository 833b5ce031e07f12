import { Link } from 'react-router'
import { freeShippingKinds } from '#features/shipping/rules/free-shipping.ts'
import { pageTitle } from '#shop/merchant.ts'
import { SHARED_PAGE, staticPageMeta } from '#shop/page/head.ts'
import { shippingCoverage as coverage, shippingTexts } from '../../page-texts.ts'
import type { Route } from './+types/free-shipping.ts'
import { ProsePage } from './prose-page.tsx'

export const headers = () => SHARED_PAGE

export const meta = staticPageMeta({ title: pageTitle('Free shipping'), description: shippingTexts.free })

export const loader = () => ({ freeKinds: freeShippingKinds().free })

export default function FreeShipping({ loaderData: { freeKinds } }: Route.ComponentProps) {
  const { free, portable, liftgate, areas, cutoff, typical } = shippingTexts
  return (
    <ProsePage title="Free shipping">
      <p className="lead">{free}</p>
      <h2>{coverage.heading}</h2>
      <p>{coverage.equipment}</p>
      <p className="strong">{freeKinds.join(', ')}</p>
      <p>{coverage.charged}</p>
      <ul className="bullets">
        <li>{portable}</li>
        <li>{coverage.parts}</li>
        <li>{coverage.faster}</li>
      </ul>
      <h2>When it arrives</h2>
      <p>
        {cutoff} {typical} {areas}
      </p>
      <h2>How it is delivered</h2>
      <p>
        Equipment travels by freight: the carrier calls to agree on a delivery window and brings it to the
        curb. {liftgate} It costs $25.00. Inside delivery costs $75.00. Choose either in the cart.
      </p>
      <h2>Sending it back</h2>
      <p>
        Add Flat Rate Return for $40.00 when you order, and you can return the product within 30 days. It is
        not available for Canadian, Alaskan and Hawaiian shipments.
      </p>
      <p>
        For a delivery to Alaska, Hawaii or Canada, call us for a price: see{' '}
        <Link to="/contact-us">Contact Us</Link>.
      </p>
    </ProsePage>
  )
}
