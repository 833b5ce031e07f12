import { type CardView, cardTexts as texts } from '#features/catalog/catalog/ui/card/product-card.tsx'
import { standardCharge } from '#features/selling/shipping/rules/charges.ts'
import { toWire, wholeDollars, ZERO } from '#lib/money.ts'
import { useVisitor } from '../../visitor.ts'

/**
 * "Free freight" or "+ $51 freight" for one piece to the visitor's place, to whole dollars. Nothing where
 * delivery is quoted by phone: the line below says so.
 */
export function Freight({ card: { id, shipping } }: { card: Pick<CardView, 'id' | 'shipping'> }) {
  const { transitDays } = useVisitor().location
  if (transitDays === null) return null
  const cost = standardCharge([{ id, qty: 1, isService: false, ...shipping }], transitDays)
  return <span>{cost === ZERO ? texts.freeFreight : texts.freight(wholeDollars(toWire(cost)))}</span>
}
