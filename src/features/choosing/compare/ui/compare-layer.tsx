import { type ComponentType, lazy, Suspense, useState } from 'react'
import { type Compared, NOTHING_COMPARED } from '../rules/compared.ts'
import { isRead, useCompared } from './compare-context.tsx'

const Tray: ComponentType<{ compared: Compared; isOpen: boolean; onOpen: () => void }> = lazy(() =>
  import('./compare-tray.tsx').then((module) => ({ default: module.CompareTray })),
)

/** Pages with something else to finish, and the comparison itself. */
const WITHOUT_TRAY = /^\/(compare|cart|checkout|order-summary|order-receipt)(\/|$)/

/**
 * The tray. It is loaded when the first product is chosen, so other pages do not carry it. On the page where
 * products were chosen it shows them; on the next pages it is a button, until it is pressed.
 */
export function CompareLayer({ path }: { path: string }) {
  const compared = useCompared()
  const [known, setKnown] = useState(NOTHING_COMPARED)
  const [openPath, setOpenPath] = useState<string>()
  if (known !== compared) {
    setKnown(compared)
    if (isRead(known)) setOpenPath(path)
  }
  const hasToSay = compared.comparedItems.length > 0 || compared.removal !== null
  if (!hasToSay || WITHOUT_TRAY.test(path)) return null
  return (
    <Suspense>
      <Tray compared={compared} isOpen={openPath === path} onOpen={() => setOpenPath(path)} />
    </Suspense>
  )
}
