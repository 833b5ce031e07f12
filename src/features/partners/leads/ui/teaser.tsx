import { type FocusEvent, useEffect, useState } from 'react'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LABEL_MS } from '../rules/teaser.ts'
import { texts } from '../texts.ts'

interface Props {
  /** the visitor asked for a call already: the teaser is a phone icon */
  readonly hasSent: boolean
  readonly onOpen: () => void
  readonly onHide: () => void
}

/**
 * The button below the page that opens the popup of expert advice (L-EXPERT). It does not float: of what
 * may lie over a page there is one at a time, the chat or the comparison.
 */
export function Teaser({ hasSent, onOpen, onHide }: Props) {
  const [isUsed, setUsed] = useState(false)
  const label = useLabel(isUsed || hasSent)
  // The label is part of the button's name. It stays while a person points at it or has the focus there, so
  // that a screen reader never says a name that changes.
  const use = {
    onPointerEnter: () => setUsed(true),
    onPointerLeave: () => setUsed(false),
    onFocus: () => setUsed(true),
    onBlur: (event: FocusEvent) => setUsed(event.currentTarget.contains(event.relatedTarget)),
  }
  if (hasSent)
    return (
      <aside className="expert-teaser no-print" aria-label={texts.region}>
        <IconButton className="expert-phone" icon="phone" label={texts.asked} onClick={onOpen} />
      </aside>
    )
  return (
    <aside className="expert-teaser no-print" aria-label={texts.region} {...use}>
      <button type="button" className="expert-open" onClick={onOpen}>
        <Icon name="phone" />
        <span key={label} className="expert-label">
          {label}
        </span>
      </button>
      <IconButton icon="close" label={texts.hide} onClick={onHide} />
    </aside>
  )
}

/** The label to show now. It changes every half minute, unless a person points at it. */
function useLabel(isHeld: boolean): string {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (isHeld) return
    const timer = setInterval(() => setAt((before) => before + 1), LABEL_MS)
    return () => clearInterval(timer)
  }, [isHeld])
  return texts.labels[at % texts.labels.length] ?? ''
}
