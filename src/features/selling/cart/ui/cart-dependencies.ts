import type { ContractRouterClient } from '@orpc/contract'
import type { ShippingOption } from '#features/selling/shipping/rules/option.ts'
import type { cartContract } from '../contract.ts'
import type { TrackedItem } from '../rules/effects.ts'
import type { CartCompanion } from '../rules/saved-entries.ts'
import type { CartItem, StoredCart } from '../rules/types.ts'
import type { productLinesOf } from '../view/from-wire.ts'

/** The functions of the page that the cart calls. */
export interface CartDependencies {
  api: Omit<ContractRouterClient<typeof cartContract>, 'send'>
  /** POST /cart/send under this Idempotency-Key */
  mail(
    cart: { email: string; name: string; products: ReturnType<typeof productLinesOf> },
    key: string,
  ): Promise<unknown>
  /** Rejects with an error whose message is shown to the buyer (X-SHIP). */
  shippingRates(
    items: readonly CartItem[],
    requestedShipDate: string | null,
    signal: AbortSignal,
  ): Promise<readonly ShippingOption[]>
  saved: {
    /** undefined when there is none or it cannot be read */
    read(): StoredCart | undefined
    write(text: string): void
  }
  writeCount(qty: number): void
  forget(entries: readonly CartCompanion[]): void
  destination(): string
  track(event: 'add_to_cart' | 'remove_from_cart', item: TrackedItem): void
}
