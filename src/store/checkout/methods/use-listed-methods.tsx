import { useEffect, useState } from 'react'
import type { ListedMethod } from '#features/checkout/ui/payment-step.tsx'
import { outOfRange } from '#features/payments/rules/amount-limits.ts'
import type { PaymentMethod } from '#features/payments/rules/methods.ts'
import type { PaymentContext, PaymentMethodUi } from './payment-method.ts'
import { PAYMENT_METHOD_UIS } from './registry.ts'
import { usePausedMethods } from './use-paused-methods.ts'

/**
 * The payment methods of the payment step, in the server's order, each with the reason if it is unavailable.
 */
export function useListedMethods(
  context: PaymentContext,
  methods: readonly PaymentMethod[],
  total: number,
): readonly ListedMethod[] {
  const paused = usePausedMethods()
  const found = useMethodsOfBrowser(context)
  const { view, offer } = context
  return methods.flatMap((method) => {
    const ui = PAYMENT_METHOD_UIS.find((one) => one.method === method)
    if (!ui || !(ui.isOffered?.(offer) ?? true) || (ui.findInBrowser && !found.includes(method))) return []
    const { label, aside, Panel } = ui
    return {
      method,
      label,
      aside,
      needsApproval: ui.needsApproval?.(view) ?? false,
      unavailable: paused[method] ?? outOfRange(offer.limits, method, total) ?? undefined,
      panel: (step) => <Panel context={context} {...step} />,
    } satisfies ListedMethod
  })
}

/** The methods that only some browsers support and this browser supports. */
function useMethodsOfBrowser({ offer, store }: PaymentContext): readonly PaymentMethod[] {
  const [found, setFound] = useState<readonly PaymentMethod[]>([])
  useEffect(() => {
    const check = async ({ method, isOffered, findInBrowser }: PaymentMethodUi) => {
      if (!findInBrowser || !isOffered?.(offer)) return
      if (await findInBrowser(offer)) return setFound((before) => [...before, method])
      // The buyer may have chosen it in another browser, or when the wallet still had a card.
      if (store.state.getState().form.paymentMethod === method) store.change({ paymentMethod: 'creditCard' })
    }
    setFound([])
    for (const ui of PAYMENT_METHOD_UIS) void check(ui)
  }, [offer, store])
  return found
}
