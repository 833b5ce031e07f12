import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { uiTexts } from '../texts.ts'

export type TagProps = {
  /** The text of the tag, and the name of what it removes. */
  readonly label: string
  /** Removes it; the whole tag is the button. */
  readonly onRemove?: (() => void) | undefined
  /** Address of the same page without the tag; works without script. */
  readonly removeHref?: string | undefined
}

/** An applied filter or a choice that can be removed. */
export function Tag({ label, onRemove, removeHref }: TagProps) {
  if (removeHref !== undefined)
    return (
      <Link className="tag" href={removeHref} aria-label={uiTexts.remove(label)} onClick={onRemove}>
        {label}
        <Icon name="close" />
      </Link>
    )
  if (onRemove)
    return (
      <button type="button" className="tag" aria-label={uiTexts.remove(label)} onClick={onRemove}>
        {label}
        <Icon name="close" />
      </button>
    )
  return <span className="tag">{label}</span>
}

/** A small framed word: "Expired", "Best". */
export const Badge = ({ children }: { readonly children: ReactNode }) => (
  <span className="badge">{children}</span>
)
