import type { ReactNode } from 'react'

export type EmptyStateProps = {
  /** One sentence that says what is missing. */
  readonly title: ReactNode
  /** The heading's level in its page. */
  readonly level?: 1 | 2 | 3 | undefined
  readonly children?: ReactNode
  /** The two most likely next steps. */
  readonly actions?: ReactNode
  /** Phone number with hours. */
  readonly help?: ReactNode
  /** Replaces the empty dimension line. */
  readonly drawing?: ReactNode
}

/** An empty page or list: one sentence and two links. */
export function EmptyState({
  title,
  level = 2,
  children,
  actions,
  help,
  drawing = <DimensionLine />,
}: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      {drawing}
      <Heading>{title}</Heading>
      {children}
      {actions && <div className="row">{actions}</div>}
      {help && <p className="meta">{help}</p>}
    </div>
  )
}

/** A dimension line without a number; `label` is in its middle. */
export function DimensionLine({
  label,
  width = 220,
}: {
  readonly label?: string | undefined
  readonly width?: number | undefined
}) {
  const gap = label ? label.length * 4 + 8 : 0
  return (
    <svg
      viewBox={`0 0 ${width} 60`}
      width={width}
      height={60}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path
        d={`M10 36H${width / 2 - gap}M${width / 2 + gap} 36H${width - 10}M10 26v20M${width - 10} 26v20`}
      />
      <path d={`M6 40l8-8M${width - 14} 40l8-8`} strokeWidth={1.5} />
      {label && (
        <text x={width / 2} y={40} textAnchor="middle" className="dim" stroke="none" fill="currentColor">
          {label}
        </text>
      )}
    </svg>
  )
}
