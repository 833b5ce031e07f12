import { browserStorage, storageKeys } from '../../../client/storage-entries.ts'
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

/**
 * Saves the order before the buyer leaves for a lender's page, so that our return page knows whose cart it
 * is.
 */
export const rememberOrder = (orderID: string): void => browserStorage.write(storageKeys.lenderOrder, orderID)
