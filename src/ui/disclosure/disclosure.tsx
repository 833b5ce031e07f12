import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'

export type DisclosureProps = {
  readonly summary: ReactNode
  /** A short word at the end of the line, e.g. how many filters are set. */
  readonly aside?: ReactNode
  readonly open?: boolean | undefined
  readonly onToggle?: ((open: boolean) => void) | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A fold on the native `<details>`; works without script, and find-in-page opens it. */
export function Disclosure({ summary, aside, open, onToggle, className, children }: DisclosureProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was folded before React took over
  useEffect(() => {
    const { current } = fold
    if (current && open !== undefined && current.open !== open) onToggle?.(current.open)
  }, [])
  return (
    <details
      ref={fold}
      className={classNames('disclosure', className)}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        {summary}
        {aside && <span className="meta">{aside}</span>}
      </summary>
      <div>{children}</div>
    </details>
  )
}

/** A group of filters: a fold whose content is one named fieldset. */
export function FacetGroup({
  name,
  children,
  ...fold
}: Omit<DisclosureProps, 'summary'> & { readonly name: string }) {
  return (
    <Disclosure summary={name} {...fold} className="facet">
      <fieldset>
        <legend className="visually-hidden">{name}</legend>
        {children}
      </fieldset>
    </Disclosure>
  )
}
