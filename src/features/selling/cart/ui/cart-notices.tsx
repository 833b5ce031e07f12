import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { Cart } from '../rules/types.ts'
import { texts } from '../texts.ts'

interface Props {
  readonly cart: Cart
  /** a sentence that the page already shows */
  readonly said?: string | undefined
  readonly onDismiss: () => void
  /** asks for freight and tax again */
  readonly onRetry: () => void
}

/**
 * Notices about the whole cart: expired prices (X-EXPIRED), a failed check (X-CHECK), freight (X-SHIP) or tax
 * (X-TAX) that could not be calculated.
 */
export function CartNotices({ cart, said, onDismiss, onRetry }: Props) {
  const { shippingOptions } = cart.shipping
  return (
    <div className="stack cart-notices" aria-live="polite">
      {cart.alerts.popupMessage && (
        <Notice tone="warn" onClose={onDismiss}>
          {cart.alerts.popupMessage}
        </Notice>
      )}
      {shippingOptions.kind === 'failed' && shippingOptions.error !== said && (
        <Notice tone="bad">{shippingOptions.error}</Notice>
      )}
      {cart.tax.kind === 'failed' && (
        <Notice tone="bad">
          {cart.tax.error}{' '}
          <Button look="quiet" size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
        </Notice>
      )}
    </div>
  )
}
