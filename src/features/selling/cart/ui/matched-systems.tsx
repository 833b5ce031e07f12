import { listed } from '#lib/language/texts.ts'
import { type Cents, formatMoney } from '#lib/money.ts'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { systemTexts as texts } from '../system-texts.ts'

export interface MatchedSystem {
  id: string
  name: string
  href: string
  price: Cents
  /** 0 when its units cost no more one by one */
  saving: Cents
  /** the names of its units in the cart */
  units: readonly string[]
}

/** Names the systems whose units are in the cart one by one, and what each saves as one product. */
export const MatchedSystems = ({ systems }: { readonly systems: readonly MatchedSystem[] }) =>
  systems.map(({ id, name, href, price, saving, units }) => (
    <Notice key={id} className="cart-system" title={texts.title}>
      {texts.together(listed(units))}
      {texts.asOne}
      <Link href={href}>{name}</Link>
      {saving > 0 ? texts.saving(formatMoney(price), formatMoney(saving)) : texts.price(formatMoney(price))}
    </Notice>
  ))
