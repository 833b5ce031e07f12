import { useState } from 'react'
import { AddToCart } from '#features/cart/ui/add-to-cart.tsx'
import type { ProductView } from '#features/catalog/ui/product-view.ts'
import { texts } from '#features/catalog/ui/texts.ts'
import { CompareToggle } from '#features/compare/ui/compare-toggle.tsx'
import { LocationModal } from '../place/lazy-location-dialog.ts'
import { RebateFold, useRebate } from '../rebates/product-rebates.tsx'
import { useVisitor } from '../visitor.ts'
import { useNow } from './arrival.tsx'
import { BuyBox } from './buy-box.tsx'

const sumOf = (rebate: ReturnType<typeof useRebate>): string =>
  rebate === null ? texts.notLookedUp : (rebate?.sum ?? texts.lookingUp)

/** The buy box with the visitor's place and the present minute. */
export function StoreBuyBox({ product }: { product: ProductView }) {
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
        Add={AddToCart}
        extras={product.template !== 'service' && <CompareToggle id={product.id} name={product.name} />}
        rebate={
          product.mayHaveRebate
            ? { line: rebate?.line, sum: sumOf(rebate), details: <RebateFold rebate={rebate} /> }
            : undefined
        }
      />
      {choosing && <LocationModal onClose={() => setChoosing(false)} />}
    </>
  )
}
