import { lazy, Suspense, useState } from 'react'
import { texts } from '#features/catalog/compliance/ui/texts.ts'
import { Button } from '#ui/button/button.tsx'
import type { WireChecked, WireVerdict } from '../../features/catalog/compliance/contract.ts'
import { LocationDialog } from './lazy-location-dialog.ts'
import { usePlaceCheck, useZipOfPlace } from './place-check.tsx'

const PlaceVerdict = lazy(() =>
  import('#features/catalog/compliance/ui/place-verdict.tsx').then((module) => ({
    default: module.PlaceVerdict,
  })),
)

const PlaceRules = lazy(() =>
  import('#features/catalog/compliance/ui/place-rules.tsx').then((module) => ({
    default: module.PlaceRules,
  })),
)

/** Among a product's specifications: whether it may be installed at the visitor's place, and why. */
export function ProductRules({ id }: { readonly id: string }) {
  const zip = useZipOfPlace()
  const check = usePlaceCheck(id, zip, true)
  if (zip === null) return <AskForPlace />
  const waits = <p className="meta">{texts.checking}</p>
  return (
    <div className="place-rules" aria-live="polite">
      {check === null ? (
        <p className="meta">{texts.unknown}</p>
      ) : check === undefined ? (
        waits
      ) : (
        <Suspense fallback={waits}>
          <PlaceRules check={check} />
        </Suspense>
      )}
    </div>
  )
}

/** Beside the button: a rule of the visitor's place that forbids the product, or allows it where few are. */
export function RulesThatMatter({ id }: { readonly id: string }) {
  const check = usePlaceCheck(id, useZipOfPlace(), true)
  return (
    <div className="verdict" aria-live="polite">
      {check && mattersForBuying(check) && (
        <Suspense>
          <PlaceVerdict check={check} />
        </Suspense>
      )}
    </div>
  )
}

/** In place of a verdict, while the visitor has not named a place. */
function AskForPlace() {
  const [choosing, setChoosing] = useState(false)
  return (
    <div className="place-rules">
      <p className="meta">
        {texts.noPlace}{' '}
        <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {texts.enterZip}
        </Button>
      </p>
      {choosing && <LocationDialog onClose={() => setChoosing(false)} />}
    </div>
  )
}

/** A rule of the Code of Federal Regulations holds everywhere, so it says nothing about one place. */
const isLocal = ({ source }: WireVerdict): boolean => !/\bCFR\b/.test(source)

/**
 * Whether the shopper must know the result before buying: the product is forbidden or doubtful there, or
 * the place has its own rules. Elsewhere the result is one specification among others.
 */
export const mattersForBuying = ({ outcome, verdicts }: WireChecked): boolean =>
  outcome !== 'allowed' || verdicts.some(isLocal)
