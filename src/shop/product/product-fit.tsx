import { useState } from 'react'
import type { Capacity } from '#features/catalog/rules/capacity.ts'
import type { ProductView, SizeView } from '#features/catalog/ui/product-view.ts'
import { needTexts as texts } from '#features/sizing/need-texts.ts'
import { decisiveFit } from '#features/sizing/rules/fit.ts'
import { laterPart } from '#kit/react/hydrate-later.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { type Fit, fitPercent, judgeFit } from '#ui/gauge/fit.ts'
import type { IconName } from '#ui/icon/icon.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import { ProductRules } from '../place/product-rules.tsx'
import { useHomeNeed } from '../sizing/saved-home-need.ts'
import { StoreSizer } from '../sizing/store-sizer.tsx'

/** Without the load of a home they are the server's picture; with it their code is loaded at once. */
const FitGauges = laterPart(async () => (await import('#features/sizing/ui/fit-gauges.tsx')).FitGauges)

/** Between plate and price: whether the product fits the home, and whether it may be installed there. */
export function ProductFit({
  product,
}: {
  readonly product: Pick<ProductView, 'id' | 'capacity' | 'regulated'>
}) {
  if (!product.capacity && !product.regulated) return null
  return (
    <div className="stack">
      {product.capacity && <HomeFit capacity={product.capacity} />}
      {product.regulated && <ProductRules id={product.id} />}
    </div>
  )
}

function HomeFit({ capacity }: { readonly capacity: Capacity }) {
  const saved = useHomeNeed()
  return (
    <div>
      <FitGauges capacity={capacity} need={saved?.need ?? null} tellUs="" />
      <ComparedHome />
    </div>
  )
}

/** Names the home that capacities are compared with, with a button to describe or change it. */
export function ComparedHome() {
  const saved = useHomeNeed()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <p className="meta fit-home">
        {saved
          ? texts.fitFor(
              texts.home(saved.form.squareFeet, saved.form.numFloors, saved.form.basement === 'yes'),
              saved.form.zipCode,
            )
          : texts.doesItFit}{' '}
        <button
          type="button"
          className="linkish no-print"
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {saved ? texts.change : texts.tellUs}
        </button>
      </p>
      <Dialog open={asking} width="wide" title={texts.title} onClose={() => setAsking(false)}>
        <StoreSizer saved={saved} />
      </Dialog>
    </>
  )
}

const ICONS: Readonly<Record<Fit, IconName>> = { fits: 'check', small: 'down', large: 'up' }

/** A cell of the table of sizes: whether this size fits the visitor's home. A dash without a home. */
export function SizeFit({ size }: { readonly size: SizeView }) {
  const saved = useHomeNeed()
  const fit = saved && decisiveFit({ heatingBtu: size.heatBtu, coolingBtu: size.coolBtu }, saved.need)
  if (!fit) return '–'
  const percent = fitPercent(fit.needs, fit.has)
  const judged = judgeFit(percent)
  return (
    <StateWord state={judged === 'fits' ? 'ok' : 'warn'} icon={ICONS[judged]}>
      {texts.sizeFit[judged]}, {percent}%
    </StateWord>
  )
}
