import type { ReactNode } from 'react'
import { uiTexts } from '../texts.ts'

/** Five stars side by side, 20 wide each. */
const STARS = [10, 30, 50, 70, 90]
  .map((middle) => `M${middle} 2l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6-4.2-3.8 5.6-.6z`)
  .join('')

/** The filled part of star `index` (0–4) in percent, from the rounded rating. */
export const starFill = (rating: number, index: number): number =>
  Math.round(Math.min(1, Math.max(0, Number(formatRating(rating)) - index)) * 100)

/** Width of the filled part, of 100: stars are 20 wide each. */
const fillWidth = (rating: number): number =>
  [0, 1, 2, 3, 4].reduce((sum, index) => sum + starFill(rating, index) / 5, 0)

type StarsProps = {
  readonly rating: number
  /** Link or words after the number, e.g. "318 reviews". */
  readonly children?: ReactNode
  /** the number stands beside the stars already */
  readonly isNumberNear?: boolean
}

/** Five stars, filled to the tenth, and the number. */
export function Stars({ rating, children, isNumberNear }: StarsProps) {
  const shown = formatRating(rating)
  return (
    <span className="stars">
      <svg viewBox="0 0 100 20" width={100} height={20} role="img" aria-label={uiTexts.stars(shown)}>
        <path d={STARS} />
        {/* an inner picture as wide as the fill: no inline style, so a strict content policy keeps it */}
        <svg width={fillWidth(rating)} height={20} aria-hidden="true">
          <path d={STARS} className="full" />
        </svg>
      </svg>
      {!isNumberNear && (
        <span className="meta">
          <b className="num" aria-hidden="true">
            {shown}
          </b>
          {children && <> {children}</>}
        </span>
      )}
    </span>
  )
}

/** A rating to one decimal, never outside 0 to 5 (L-RATING): 4.66 → "4.7". */
export const formatRating = (rating: number): string => Math.min(5, Math.max(0, rating)).toFixed(1)
