import { ADDITIONAL_SERVICES } from '#features/catalog/catalog/rules/additional-services.ts'
import {
  FLAT_RATE_RETURN,
  INSIDE_DELIVERY,
  LIFTGATE_DELIVERY,
} from '#features/catalog/catalog/rules/service-ids.ts'
import { freeShippingKinds } from '#features/selling/shipping/rules/shipping-line.ts'
import { formatMoney } from '#lib/money.ts'
import { pageTitle, SHARED_PAGE, staticPageMeta } from '#shop/page/head.ts'
import { Sentence } from '#ui/link/sentence.tsx'
import { shippingTexts } from '../../page-texts.ts'
import type { Route } from './+types/free-shipping.ts'
import { freeShippingTexts as texts } from './free-shipping-texts.ts'
import { ProsePage } from './prose-page.tsx'

export const headers = () => SHARED_PAGE

export const meta = staticPageMeta({ title: pageTitle(texts.title), description: shippingTexts.free })

export const loader = () => ({ freeKinds: freeShippingKinds().free })

/** What a service costs, "$25.00". */
const fee = (id: string): string => {
  const price = ADDITIONAL_SERVICES.find((service) => service.id === id)?.price
  return price === undefined ? '' : formatMoney(price)
}

export default function FreeShipping({ loaderData: { freeKinds } }: Route.ComponentProps) {
  const { free, portable, liftgate, areas, cutoff, typical } = shippingTexts
  return (
    <ProsePage title={texts.title}>
      <p className="lead">{free}</p>
      <h2>{texts.heading}</h2>
      <p>{texts.equipment}</p>
      <p className="strong">{freeKinds.join(', ')}</p>
      <p>{texts.charged}</p>
      <ul className="bullets">
        <li>{portable}</li>
        <li>{texts.parts}</li>
        <li>{texts.faster}</li>
      </ul>
      <h2>{texts.arrives}</h2>
      <p>
        {cutoff} {typical} {areas}
      </p>
      <h2>{texts.delivered}</h2>
      <p>{texts.how(liftgate, fee(LIFTGATE_DELIVERY), fee(INSIDE_DELIVERY))}</p>
      <h2>{texts.back}</h2>
      <p>{texts.flatRate(fee(FLAT_RATE_RETURN))}</p>
      <p>
        <Sentence>{texts.farther}</Sentence>
      </p>
    </ProsePage>
  )
}
