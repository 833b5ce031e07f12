import { type ComponentType, lazy, Suspense } from 'react'
import type { Compared } from '../rules/compared.ts'
import { useCompared } from './compare-context.tsx'

const Tray: ComponentType<{ compared: Compared }> = lazy(() =>
  import('./compare-tray.tsx').then((module) => ({ default: module.CompareTray })),
)

/** Pages with something else to finish, and the comparison itself. */
const WITHOUT_TRAY = /^\/(compare|cart|checkout|order-summary|order-receipt)(\/|$)/

/** The tray. It is loaded when the first product is chosen, so other pages do not carry it. */
export function CompareLayer({ path }: { path: string }) {
  const compared = useCompared()
  const hasToSay = compared.comparedItems.length > 0 || compared.removal !== null
  if (!hasToSay || WITHOUT_TRAY.test(path)) return null
  return (
    <Suspense>
      <Tray compared={compared} />
    </Suspense>
  )
}
