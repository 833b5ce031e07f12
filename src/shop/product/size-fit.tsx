import type { SizeView } from '#features/catalog/catalog/ui/product-view.ts'
import { decisiveFit } from '#features/choosing/sizing/rules/fit.ts'
import type { Need } from '#features/choosing/sizing/rules/need.ts'
import { type Fit, fitPercent, judgeFit } from '#ui/gauge/fit.ts'
import type { IconName } from '#ui/icon/icon.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import { useHomeNeed } from '../sizing/saved-home-need.ts'

/** The percentage of the need that a size serves, and the verdict; null for a size without a capacity. */
export function fitOf(size: SizeView, need: Need): { percent: number; judged: Fit } | null {
  const fit = decisiveFit({ heatingBtu: size.heatBtu, coolingBtu: size.coolBtu }, need)
  if (!fit) return null
  const percent = fitPercent(fit.needs, fit.has)
  return { percent, judged: judgeFit(percent) }
}

/** Every size of a product shows one of these, so they are not with the other texts of a home's need. */
export const sizeFitTexts: Readonly<Record<Fit, string>> = { fits: 'Fits', small: 'Small', large: 'Large' }
export const FIT_ICONS: Readonly<Record<Fit, IconName>> = { fits: 'check', small: 'down', large: 'up' }

/** A cell of the table of sizes: whether this size fits the visitor's home. A dash without a home. */
export function SizeFit({ size }: { readonly size: SizeView }) {
  const saved = useHomeNeed()
  const fit = saved && fitOf(size, saved.need)
  if (!fit) return '–'
  return (
    <StateWord state={fit.judged === 'fits' ? 'ok' : 'warn'} icon={FIT_ICONS[fit.judged]}>
      {sizeFitTexts[fit.judged]}, {fit.percent}%
    </StateWord>
  )
}
