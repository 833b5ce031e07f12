import { Link } from 'react-router'
import { freeShippingKinds } from '#features/selling/shipping/rules/shipping-line.ts'
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
        Equipment ships by truck. The carrier calls you to set a delivery window, and delivers to your curb.
        {` ${liftgate} `}It costs $25.00. Inside delivery costs $75.00. Add either one in your cart.
      </p>
      <h2>If you send it back</h2>
      <p>
        Add Flat Rate Return for $40.00 when you order. If you return the product within 30 days, you pay
        nothing more. It is not available for Canadian, Alaskan and Hawaiian shipments.
      </p>
      <p>
        For delivery to Alaska, Hawaii or Canada, please <Link to="/contact-us">call or write us</Link> for a
        price.
      </p>
    </ProsePage>
  )
}
