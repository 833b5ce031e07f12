import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { SegmentedControl } from '#ui/segmented/segmented-control.tsx'
import type { Listing } from '../rules/listing/listing.ts'
import { listingUrl } from '../rules/listing/search-params.ts'
import type { ListingView } from './listing-view.ts'
import { texts } from './texts.ts'

interface Props {
  readonly view: ListingView
  readonly listing: Listing
  /** the load calculator is open */
  readonly isOpen: boolean
  readonly onOpen: (open: boolean) => void
  /** the load calculator */
  readonly children: ReactNode
}

/**
 * Above a list of equipment that is sized by a home's load: the home, a switch between what fits and all
 * sizes, and the calculator.
 */
export function NeedBar({ view: { action, home }, listing, isOpen, onOpen, children }: Props) {
  const fit = home?.fit
  return (
    <section className="need-bar" aria-label={texts.yourHome}>
      <p>
        <span className="plate-label">{texts.yourHome}</span>
        {home ? (
          <span>
            <b className="strong">{home.line}</b> {home.better}
          </span>
        ) : (
          <span>{texts.whichSize}</span>
        )}
        {fit && fit.fitting === 0 && <span> {texts.noneFits(fit.of)}</span>}
      </p>
      <Button look={home ? 'quiet' : 'plain'} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        {isOpen ? texts.closeCalculator : home ? texts.changeHome : texts.openCalculator}
      </Button>
      {fit && fit.fitting > 0 && (
        <SegmentedControl
          label={texts.onlyFitting}
          value={fit.isOnly ? 'fit' : 'all'}
          segments={[
            { value: 'fit', label: texts.thatFit(fit.fitting), href: sizesOf(false) },
            { value: 'all', label: texts.allSizes(fit.of), href: sizesOf(true) },
          ]}
        />
      )}
      {isOpen && <div className="need-form">{children}</div>}
    </section>
  )

  function sizesOf(allSizes: boolean): string {
    return listingUrl(action, { ...listing, allSizes, page: 1 })
  }
}
