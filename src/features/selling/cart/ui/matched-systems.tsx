import { defineTexts, listed } from '#lib/language/texts.ts'
import { type Cents, formatMoney } from '#lib/money.ts'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'

/** Texts of the notice about a matched system, which is loaded when a cart holds one. */
const systemTexts = defineTexts({
  title: 'These units are a matched system.',
  together: (units: string) => `${units} are rated together. `,
  asOne: 'As one system: ',
  saving: (price: string, saving: string) => `, ${price}. You save ${saving}.`,
  price: (price: string) => `, ${price}.`,
})

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
    <Notice key={id} className="cart-system" title={systemTexts.title}>
      {systemTexts.together(listed(units))}
      {systemTexts.asOne}
      <Link href={href}>{name}</Link>
      {saving > 0
        ? systemTexts.saving(formatMoney(price), formatMoney(saving))
        : systemTexts.price(formatMoney(price))}
    </Notice>
  ))
