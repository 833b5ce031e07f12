import { api } from '#api/client.ts'
import { earlyParts } from '#shop/parts/early-parts.ts'
import { earlyItems } from './early-items.ts'

/**
 * Loads the dialog of "Add to cart" before the press: the code of the dialog, and for a product its item
 * and the parts it needs.
 */
export function prepareAdd(id: string | undefined): void {
  // When this load fails, the press loads the same again and shows the failure.
  void Promise.all([
    import('#features/selling/cart/ui/add-to-cart/dialog.tsx'),
    import('#shop/parts/required-parts.tsx'),
  ]).catch(() => undefined)
  if (id === undefined) return
  earlyItems.prepare(id)
  earlyParts(api).prepare(id)
}
