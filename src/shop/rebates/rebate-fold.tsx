import { lazy, Suspense, useState } from 'react'
import { texts } from '#features/catalog/ui/texts.ts'
import type { ProductRebate } from '#features/rebates/ui/rebate-lookup.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'

const RebateDetails = lazy(() =>
  import('#features/rebates/ui/rebate-details.tsx').then((module) => ({ default: module.RebateDetails })),
)

/**
 * The fold below a product's sum: who pays what, on which conditions, from when to when, and how to claim it.
 */
export function RebateFold({ rebate }: { rebate: ProductRebate | null | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <Disclosure summary={texts.rebates} open={open} onToggle={setOpen}>
      <noscript>{texts.rebatesNeedScript}</noscript>
      {open && rebate !== undefined && (
        <Suspense>
          <RebateDetails rebate={rebate} />
        </Suspense>
      )}
    </Disclosure>
  )
}
