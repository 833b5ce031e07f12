import { memo } from 'react'
import { formatDay } from '#lib/dates.ts'
import { telephone } from '#lib/phone.ts'
import { useBusinessHours } from '#shop/page/hours.tsx'
import { useShop } from '#shop/shop-context.ts'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { Stars } from '#ui/stars/stars.tsx'
import { texts } from '../../texts.ts'
import { homeTexts } from './home-texts.ts'
import type { Home } from './load-home.server.ts'

const { proof } = homeTexts

interface Promised {
  icon: IconName
  title: string
  text: string
  href: string
}

const SAME_DAY: Promised = { icon: 'truck', title: proof.ships, text: proof.cutoff, href: '/free-shipping' }
const RETURNS: Promised = {
  icon: 'check',
  title: proof.returns,
  text: proof.unopened,
  href: '/premium-guarantee',
}

/** When a holiday delays shipping, the day and the holiday replace the usual promise. */
function useShipping(): Promised {
  const hours = useBusinessHours()
  if (hours.kind !== 'ready' || hours.data.holiday === null) return SAME_DAY
  const { shipsOn, holiday } = hours.data
  return { ...SAME_DAY, title: proof.shipsOn(formatDay(shipsOn)), text: proof.holiday(holiday) }
}

/** The store's rating, from all its reviews, then what it promises, then its telephone. */
export const Proof = memo(function Proof({ reviews }: { reviews: Home['reviewsBox'] }) {
  const { phone } = useShop().contact
  const shipping = useShipping()
  return (
    <section className="proof" aria-label={proof.label}>
      <ul className="wrap">
        {reviews && (
          <li>
            <a className="proof-rating" href="#testimonials-title">
              <Stars rating={reviews.rating}>{proof.reviews(reviews.total)}</Stars>
            </a>
          </li>
        )}
        {[shipping, RETURNS].map(({ icon, title, text, href }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} />
              <b>{title}</b>
              <span className="meta">{text}</span>
            </a>
          </li>
        ))}
        <li>
          <a href={telephone(phone)}>
            <Icon name="phone" />
            <b>{phone}</b>
            <span className="meta">{texts.questions}</span>
          </a>
        </li>
      </ul>
    </section>
  )
})
