import type { ReactNode } from 'react'
import type { Capacity } from '#features/catalog/catalog/rules/capacity.ts'
import { FitGauge } from '#ui/gauge/fit-gauge.tsx'
import { needTexts as texts } from '../need-texts.ts'
import { decisiveFit, shareOf } from '../rules/fit.ts'
import type { Need } from '../rules/need.ts'

interface Props {
  readonly capacity: Capacity
  /** null until the shopper has calculated the load of the home */
  readonly need: Need | null
  /** shown instead of the verdict while the load is unknown */
  readonly tellUs?: ReactNode
}

/**
 * A product's heating and cooling compared with the home's load. Systems that share a load carry an equal
 * part each.
 */
export function FitGauges({ capacity, need, tellUs }: Props) {
  const both = capacity.heatingBtu !== null && capacity.coolingBtu !== null
  return (
    <>
      {capacity.heatingBtu !== null && (
        <FitGauge
          size="full"
          capacity={capacity.heatingBtu}
          need={need && shareOf(need, 'heating')}
          lead={both ? texts.heating : undefined}
          unknown={tellUs}
        />
      )}
      {capacity.coolingBtu !== null && (
        <FitGauge
          size="full"
          capacity={capacity.coolingBtu}
          need={need && shareOf(need, 'cooling')}
          lead={both ? texts.cooling : undefined}
          unknown={both ? undefined : tellUs}
        />
      )}
    </>
  )
}

/** The one gauge of a card. */
export function CardGauge({ capacity, need }: { readonly capacity: Capacity; readonly need: Need }) {
  const fit = decisiveFit(capacity, need)
  return (
    fit && (
      <FitGauge
        capacity={fit.has}
        need={fit.needs}
        lead={fit.by === 'cooling' && capacity.heatingBtu !== null ? texts.cooling : undefined}
      />
    )
  )
}
