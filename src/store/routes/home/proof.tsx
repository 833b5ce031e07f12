import { memo } from 'react'
import { telephone } from '#shop/page/telephone.ts'
import { useShop } from '#shop/shop-context.ts'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { Stars } from '#ui/stars/stars.tsx'
import { texts } from '../../texts.ts'
import { homeTexts } from './home-texts.ts'
import type { Home } from './load-home.server.ts'

const { proof } = homeTexts

const PROMISES: readonly { icon: IconName; title: string; text: string; href: string }[] = [
  { icon: 'truck', title: proof.ships, text: proof.cutoff, href: '/free-shipping' },
  { icon: 'check', title: proof.returns, text: proof.unopened, href: '/premium-guarantee' },
]

/** The store's rating, from all its reviews, then what it promises, then its telephone. */
export const Proof = memo(function Proof({ reviews }: { reviews: Home['reviewsBox'] }) {
  const { phone } = useShop().contact
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
        {PROMISES.map(({ icon, title, text, href }) => (
          <li key={title}>
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
