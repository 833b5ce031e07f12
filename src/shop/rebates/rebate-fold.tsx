import { lazy, Suspense, useState } from 'react'
import { texts } from '#features/catalog/catalog/ui/texts.ts'
import type { ProductRebate } from '#features/catalog/rebates/ui/saved-rebates.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { useRebatePlace, useSaveUtility } from './product-rebates.tsx'

const RebateDetails = lazy(() =>
  import('#features/catalog/rebates/ui/rebate-details.tsx').then((module) => ({
    default: module.RebateDetails,
  })),
)

/**
 * The fold below a product's sum: who pays what, on which conditions, from when to when, and how to claim it.
 */
export function RebateFold({ rebate }: { rebate: ProductRebate | null | undefined }) {
  const [open, setOpen] = useState(false)
  const saveUtility = useSaveUtility()
  const { zip, utilities } = useRebatePlace()
  // While the answer to another choice is on its way, the fold keeps the last one, so that the changed field
  // stays where it is.
  const [last, setLast] = useState(rebate)
  if (rebate !== undefined && rebate !== last) setLast(rebate)
  const shown = rebate === undefined && last?.zip === zip ? last : rebate
  return (
    <Disclosure summary={texts.rebates} open={open} onToggle={setOpen}>
      <noscript>{texts.rebatesNeedScript}</noscript>
      {open && shown !== undefined && (
        <Suspense>
          <RebateDetails rebate={shown} chosen={utilities} onUtility={saveUtility} />
        </Suspense>
      )}
    </Disclosure>
  )
}
