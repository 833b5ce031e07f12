import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { afterPaint } from '#lib/react/first-input.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { resetFilters } from '../rules/facets/filters.ts'
import type { Change } from './listing-changes.ts'
import type { ListingView } from './listing-view.ts'
import { texts } from './texts.ts'

interface SheetProps {
  readonly view: ListingView
  readonly isPending: boolean
  readonly applied: ReactNode
  readonly panel: (onChange: Change) => ReactNode
  readonly onChange: Change
}

/**
 * The filters on a phone, in a sheet over the whole window. All changes made in it are one step in the
 * history. It opens at once; its many fields are rendered after that.
 */
export function FilterSheet({ view, isPending, applied, panel, onChange }: SheetProps) {
  const [isOpen, setOpen] = useState(false)
  const isFilled = useDeferredValue(isOpen)
  const isUsed = useRef(false)
  const close = (): void => afterPaint(() => setOpen(false))
  const change: Change = (make) => {
    onChange(make, isUsed.current)
    isUsed.current = true
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link without JavaScript, a sheet with it */}
      <a
        className="btn"
        href="#filters"
        onClick={(event) => {
          event.preventDefault()
          isUsed.current = false
          afterPaint(() => setOpen(true))
        }}
      >
        <Icon name="filter" />
        {texts.filters}
        {view.applied.length > 0 && ` (${view.applied.length})`}
      </a>
      <Dialog
        open={isOpen}
        sheet
        title={texts.filters}
        onClose={close}
        footer={
          <>
            {view.applied.length > 0 && (
              <Button onClick={() => change(resetFilters)}>{texts.clearAll}</Button>
            )}
            <Button look="primary" size="big" aria-busy={isPending} onClick={close}>
              {texts.show(view.total)}
            </Button>
            <span className="visually-hidden" role="status">
              {texts.allProducts(view.total)}
            </span>
          </>
        }
      >
        {isFilled && applied}
        {isFilled && panel(change)}
      </Dialog>
    </>
  )
}
