import type { PanelProps } from '../payment-method.ts'

/** The lender decides after the review: its window or page opens when the buyer places the order. */
export const lenderPanel = (how: string) =>
  function LenderPanel({ billing }: PanelProps) {
    return (
      <>
        <p className="meta">{how}</p>
        {billing}
      </>
    )
  }
