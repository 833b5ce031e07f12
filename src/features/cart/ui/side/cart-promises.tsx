import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { texts } from '../../texts.ts'

const { promises } = texts

/** What a buyer wants to know before going to the checkout: payment, delivery, returns, damage and help. */
export function CartPromises({ phone }: { readonly phone: ReactNode }) {
  return (
    <section className="meta cart-promises" aria-label={promises.title}>
      <ul className="cart-marks">
        {promises.cards.map((card) => (
          <li key={card}>{card}</li>
        ))}
      </ul>
      <ul className="stack-s">
        <Promised icon="lock">{promises.secure}</Promised>
        <Promised icon="truck">
          {texts.insured} {texts.sameDay}
        </Promised>
        <Promised icon="document">{promises.returns}</Promised>
        <Promised icon="warning">{promises.damaged}</Promised>
        <Promised icon="phone">
          {promises.help} {phone}
        </Promised>
      </ul>
    </section>
  )
}

const Promised = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <li>
    <Icon name={icon} />
    <span>{children}</span>
  </li>
)
