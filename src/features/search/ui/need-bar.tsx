import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { changeFilters } from '../rules/facets/filters.ts'
import { hasValues, withValues } from '../rules/facets/place-filters.ts'
import type { Listing, Values } from '../rules/listing/listing.ts'
import { texts } from './texts.ts'

interface Props {
  /**
   * the load of the visitor's home, in words, and the filters it implies for this list; undefined while it
   * is unknown
   */
  readonly home: { words: ReactNode; filters: Readonly<Record<string, Values>> } | undefined
  readonly listing: Listing
  readonly onChange: (listing: Listing) => void
  /** the load calculator is open */
  readonly isOpen: boolean
  readonly onOpen: (open: boolean) => void
  /** the load calculator */
  readonly children: ReactNode
}

/**
 * Above a list of equipment that is sized by a home's load: the load, a button that shows only what fits, or
 * a link to the calculator.
 */
export function NeedBar({ home, listing, onChange, isOpen, onOpen, children }: Props) {
  const fits = home !== undefined && hasValues(listing.filters, home.filters)
  return (
    <section className="need-bar" aria-label={texts.yourHome}>
      <p>
        <span className="plate-label">{texts.yourHome}</span>
        <span>{home?.words ?? texts.whichSize}</span>
      </p>
      {home && Object.keys(home.filters).length > 0 && (
        <Button
          aria-pressed={fits}
          onClick={() => onChange(changeFilters(listing, withValues(listing.filters, home.filters, !fits)))}
        >
          {texts.onlyFitting}
        </Button>
      )}
      <Button look={home ? 'quiet' : 'plain'} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        {isOpen ? texts.closeCalculator : home ? texts.changeHome : texts.openCalculator}
      </Button>
      {isOpen && <div className="need-form">{children}</div>}
    </section>
  )
}
