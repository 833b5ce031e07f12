import { soldServices } from '#features/catalog/catalog/rules/additional-services.ts'
import {
  FLAT_RATE_RETURN,
  INSIDE_DELIVERY,
  LIFTGATE_DELIVERY,
} from '#features/catalog/catalog/rules/service-ids.ts'
import { freeShippingKinds } from '#features/selling/shipping/rules/free-shipping.ts'
import { defineTexts, listed } from '#lib/language/texts.ts'
import { isSwitchedOn } from '#lib/merchant/merchant.ts'
import { formatMoney } from '#lib/money.ts'
import { pageTitle, SHARED_PAGE, staticPageMeta } from '#shop/page/head.ts'
import { Sentence } from '#ui/link/sentence.tsx'
import { shippingTexts } from '../../page-texts.ts'
import type { Route } from './+types/free-shipping.ts'
import { ProsePage } from './prose-page.tsx'

/** The page /free-shipping beside the promise of page-texts.ts, which the home page shows as well. */
const freeShippingTexts = defineTexts({
  title: 'Free shipping',
  heading: 'What ships free',
  equipment: 'This equipment ships free to the lower 48 states, with all other products of the same order:',
  charged: 'These cost extra:',
  parts:
    'Parts and supplies without equipment in the same order are charged by weight and distance. ' +
    'The product page and the cart show the price.',
  faster: (options: string) => `${options} are paid options.`,
  fasterOne: (option: string) => `${option} is a paid option.`,
  expedited: 'Expedited Delivery',
  priority: 'Priority Delivery',
  arrives: 'When it arrives',
  delivered: 'How it is delivered',
  curb:
    'Equipment ships by truck. The carrier calls you to set a delivery window, and delivers to your ' +
    'curb.',
  liftgateCosts: (fee: string) => `It costs ${fee}.`,
  insideCosts: (fee: string) => `Inside delivery costs ${fee}.`,
  addEither: 'Add either one in your cart.',
  addIt: 'Add it in your cart.',
  back: 'If you send it back',
  flatRate: (price: string) =>
    `Add Flat Rate Return for ${price} when you order. If you return the product within 30 days, you pay ` +
    'nothing more. It is not available for Canadian, Alaskan and Hawaiian shipments.',
  farther: 'For delivery to Alaska, Hawaii or Canada, please [call or write us](/contact-us) for a price.',
})

export const headers = () => SHARED_PAGE

export const meta = staticPageMeta({
  title: pageTitle(freeShippingTexts.title),
  description: shippingTexts.free,
})

export const loader = () => ({ freeKinds: freeShippingKinds().free })

/** What a service costs, "$25.00"; undefined while it is not sold. */
const fee = (id: string): string | undefined => {
  const price = soldServices().find((service) => service.id === id)?.price
  return price === undefined ? undefined : formatMoney(price)
}

/** How equipment is delivered, with the services that a buyer can add now. */
function howSentences(): string[] {
  const { curb, liftgateCosts, insideCosts, addEither, addIt } = freeShippingTexts
  const [liftgate, inside] = [fee(LIFTGATE_DELIVERY), fee(INSIDE_DELIVERY)]
  return [
    curb,
    ...(liftgate ? [shippingTexts.liftgate, liftgateCosts(liftgate)] : []),
    ...(inside ? [insideCosts(inside)] : []),
    ...(liftgate && inside ? [addEither] : liftgate || inside ? [addIt] : []),
  ]
}

/** The options that cost extra, as far as they are sold; undefined when there is none. */
function paidOptions(): string | undefined {
  const { expedited, priority, faster, fasterOne } = freeShippingTexts
  const names = [
    ...(isSwitchedOn('deliver expedited') ? [expedited] : []),
    ...(isSwitchedOn('deliver guaranteed') ? [priority] : []),
    ...soldServices().flatMap(({ id, name }) => (id === FLAT_RATE_RETURN ? [] : name)),
  ]
  const [first, second] = names
  if (first === undefined) return undefined
  return second === undefined ? fasterOne(first) : faster(listed(names))
}

export default function FreeShipping({ loaderData: { freeKinds } }: Route.ComponentProps) {
  const { free, portable, areas, cutoff, typical } = shippingTexts
  const [paid, returned] = [paidOptions(), fee(FLAT_RATE_RETURN)]
  return (
    <ProsePage title={freeShippingTexts.title}>
      <p className="lead">{free}</p>
      <h2>{freeShippingTexts.heading}</h2>
      <p>{freeShippingTexts.equipment}</p>
      <p className="strong">{freeKinds.join(', ')}</p>
      <p>{freeShippingTexts.charged}</p>
      <ul className="bullets">
        <li>{portable}</li>
        <li>{freeShippingTexts.parts}</li>
        {paid && <li>{paid}</li>}
      </ul>
      <h2>{freeShippingTexts.arrives}</h2>
      <p>
        {cutoff} {typical} {areas}
      </p>
      <h2>{freeShippingTexts.delivered}</h2>
      <p>{howSentences().join(' ')}</p>
      {returned && (
        <>
          <h2>{freeShippingTexts.back}</h2>
          <p>{freeShippingTexts.flatRate(returned)}</p>
        </>
      )}
      <p>
        <Sentence>{freeShippingTexts.farther}</Sentence>
      </p>
    </ProsePage>
  )
}
