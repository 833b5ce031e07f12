import type { ReactNode } from 'react'
import { uiTexts } from '../texts.ts'

/**
 * Boxes in the place of what comes, without shimmer, not before waiting is felt. `children` are `.sk` boxes.
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
}) => <svg className="sk" width={width} height={height} />
