import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'

type Segment<V extends string> = {
  readonly value: V
  readonly label: ReactNode /** Makes it a link, for a view that has an address. */
  readonly href?: string | undefined
}

export type SegmentedControlProps<V extends string> = {
  readonly label: string
  readonly segments: readonly Segment<V>[]
  readonly value: V
  readonly onChange?: ((value: V) => void) | undefined
}

/** Two to five alternatives, one of them pressed. */
export function SegmentedControl<V extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedControlProps<V>) {
  return (
    <div className="segmented" role="group" aria-label={label}>
      {segments.map((segment) =>
        segment.href === undefined ? (
          <button
            key={segment.value}
            type="button"
            aria-pressed={segment.value === value}
            onClick={() => onChange?.(segment.value)}
          >
            {segment.label}
          </button>
        ) : (
          <Link
            key={segment.value}
            href={segment.href}
            aria-current={segment.value === value ? 'true' : undefined}
          >
            {segment.label}
          </Link>
        ),
      )}
    </div>
  )
}
