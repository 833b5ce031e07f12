import type { ReactNode } from 'react'
import { uiTexts } from '../texts.ts'

/**
 * Gray boxes where the content will appear. They show only after a short delay, so that a quick load does not
 * flash, and they do not shimmer. `children` are `.skeleton` boxes.
 */
export function Skeleton({
  label = uiTexts.loading,
  children,
}: {
  readonly label?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden="true" className="waiting">
        {children}
      </div>
    </div>
  )
}

/** One line or box of a skeleton; sizes are CSS lengths. */
export const Bone = ({
  width = '100%',
  height = '1em',
}: {
  readonly width?: string | undefined
  readonly height?: string | undefined
}) => <svg className="skeleton" width={width} height={height} />
