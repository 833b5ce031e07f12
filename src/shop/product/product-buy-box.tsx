import { type ReactNode, useState } from 'react'
import type { AddButton } from '#features/catalog/ui/product/related-list.tsx'
import type { ProductView } from '#features/catalog/ui/product-view.ts'
import { texts } from '#features/catalog/ui/texts.ts'
import { texts as rules } from '#features/compliance/ui/texts.ts'
import { laterPart } from '#kit/react/hydrate-later.tsx'
import { Link } from '#ui/link/link.tsx'
import type { PlaceCheck } from '../place/check-place.ts'
import { LocationDialog } from '../place/lazy-location-dialog.ts'
import { useForbiddenHere } from '../place/product-rules.tsx'
import { useRebate } from '../rebates/product-rebates.tsx'
import { useVisitor } from '../visitor.ts'
import { useNow } from './arrival.tsx'
import { BuyBox } from './buy-box.tsx'

const RebateFold = laterPart(async () => (await import('../rebates/rebate-fold.tsx')).RebateFold)

const sumOf = (rebate: ReturnType<typeof useRebate>): string =>
  rebate === null ? texts.notLookedUp : (rebate?.sum ?? texts.lookingUp)

interface Props {
  readonly product: ProductView
  readonly Add?: AddButton | undefined
  readonly extras?: ReactNode
}

/** Replaces the button with the reason and a link to models that may be installed there. */
const Closed = ({ forbidden }: { readonly forbidden: PlaceCheck }) => (
  <p>
    <b className="bad">{rules.blocked(forbidden.zip)}.</b>{' '}
    {forbidden.alternatives && <Link href={forbidden.alternatives}>{rules.seeAllowed}</Link>}
  </p>
)

/** The buy box with the visitor's place and the present minute. */
export function ProductBuyBox({ product, Add, extras }: Props) {
  const { location, knowsPlace } = useVisitor()
  const now = useNow()
  const forbidden = useForbiddenHere(product)
  const [choosing, setChoosing] = useState(false)
  const rebate = useRebate(product.mayHaveRebate ? product.id : null)
  return (
    <>
      <BuyBox
        key={product.id}
        product={product}
        location={location}
        knowsPlace={knowsPlace}
        now={now}
        onChoosePlace={() => setChoosing(true)}
        Add={forbidden ? undefined : Add}
        extras={
          <>
            {forbidden && <Closed forbidden={forbidden} />}
            {extras}
          </>
        }
        rebate={
          product.mayHaveRebate
            ? {
                line: rebate?.pageLine,
                sum: sumOf(rebate),
                details: (
                  <div>
                    <RebateFold rebate={rebate} />
                  </div>
                ),
              }
            : undefined
        }
      />
      {choosing && <LocationDialog onClose={() => setChoosing(false)} />}
    </>
  )
}
