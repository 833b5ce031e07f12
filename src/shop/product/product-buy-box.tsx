import { type ReactNode, useState } from 'react'
import type { AddButton } from '#features/catalog/ui/product/related-list.tsx'
import type { ProductView } from '#features/catalog/ui/product-view.ts'
import { texts } from '#features/catalog/ui/texts.ts'
import { LocationDialog } from '../place/lazy-location-dialog.ts'
import { useRebate } from '../rebates/product-rebates.tsx'
import { RebateFold } from '../rebates/rebate-fold.tsx'
import { useVisitor } from '../visitor.ts'
import { useNow } from './arrival.tsx'
import { BuyBox } from './buy-box.tsx'

const sumOf = (rebate: ReturnType<typeof useRebate>): string =>
  rebate === null ? texts.notLookedUp : (rebate?.sum ?? texts.lookingUp)

interface Props {
  readonly product: ProductView
  readonly Add?: AddButton | undefined
  readonly extras?: ReactNode
}

/** The buy box with the visitor's place and the present minute. */
export function ProductBuyBox({ product, Add, extras }: Props) {
  const { location } = useVisitor()
  const now = useNow()
  const [choosing, setChoosing] = useState(false)
  const rebate = useRebate(product.mayHaveRebate ? product.id : null)
  return (
    <>
      <BuyBox
        key={product.id}
        product={product}
        location={location}
        now={now}
        onChoosePlace={() => setChoosing(true)}
        Add={Add}
        extras={extras}
        rebate={
          product.mayHaveRebate
            ? { line: rebate?.line, sum: sumOf(rebate), details: <RebateFold rebate={rebate} /> }
            : undefined
        }
      />
      {choosing && <LocationDialog onClose={() => setChoosing(false)} />}
    </>
  )
}
