import { type ReactNode, useState } from 'react'
import type { AddButton } from '#features/catalog/catalog/ui/product/sections/related-list.tsx'
import type { ProductView } from '#features/catalog/catalog/ui/product-view.ts'
import { texts } from '#features/catalog/catalog/ui/texts.ts'
import { laterPart } from '#lib/react/hydrate-later.tsx'
import { LocationDialog } from '../../place/lazy-location-dialog.ts'
import { useForbiddenHere } from '../../place/place-check.tsx'
import { RulesThatMatter } from '../../place/product-rules.tsx'
import { useRebate } from '../../rebates/product-rebates.tsx'
import { useHomeNeed } from '../../sizing/saved-home-need.ts'
import { useVisitor } from '../../visitor.ts'
import { useNow } from './arrival.tsx'
import { BuyBox } from './buy-box.tsx'
import { BuyExtras, OrderByPhone } from './buy-extras.tsx'

/** Links and a question; they change once the need of the visitor's home is known. */
const ProductSizes = laterPart(async () => (await import('../product-fit.tsx')).ProductSizes)
const RebateFold = laterPart(async () => (await import('../../rebates/rebate-fold.tsx')).RebateFold)

const sumOf = (rebate: ReturnType<typeof useRebate>): string =>
  rebate === null ? texts.notLookedUp : (rebate?.sum ?? texts.lookingUp)

interface Props {
  readonly product: ProductView
  readonly Add?: AddButton | undefined
  readonly extras?: ReactNode
}

/** The buy box with the visitor's place and the present minute. */
export function ProductBuyBox({ product, Add, extras }: Props) {
  const { location, knowsPlace } = useVisitor()
  const now = useNow()
  const saved = useHomeNeed()
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
        choice={
          <>
            <ProductSizes product={product} saved={saved} />
            {product.regulated && <RulesThatMatter id={product.id} />}
          </>
        }
        extras={
          <>
            {Add && <OrderByPhone />}
            <BuyExtras product={product}>{extras}</BuyExtras>
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
