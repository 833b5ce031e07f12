import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { changeFilters } from '../rules/facets/filters.ts'
import { hasValues, withValues } from '../rules/facets/place-filters.ts'
import type { Listing, Values } from '../rules/listing/listing.ts'
import { texts } from './texts.ts'

interface Props {
  /** what the visitor's home needs, in words, and what that asks of this list's attributes; undefined while nobody has said */
  readonly home: { words: ReactNode; filters: Readonly<Record<string, Values>> } | undefined
  readonly listing: Listing
  readonly onChange: (listing: Listing) => void
  /** the load calculator is open */
  readonly isOpen: boolean
  readonly onOpen: (open: boolean) => void
  /** the load calculator */
  readonly children: ReactNode
}

/** Above a list of equipment that is chosen by a home's need: what it needs, only what fits, and the calculator in its place. */
export function NeedBar({ home, listing, onChange, isOpen, onOpen, children }: Props) {
  const fits = home !== undefined && hasValues(listing.filters, home.filters)
  return (
    <section className="need-bar" aria-label={texts.yourHome}>
      <p>
        <span className="pl">{texts.yourHome}</span>
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
