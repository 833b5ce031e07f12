import { useEffect, useState } from 'react'
import { payingApi } from '#api/paying.ts'
import { termsTexts } from '#features/selling/checkout/texts.ts'
import type { ListedMethod } from '#features/selling/checkout/ui/payment-step.tsx'
import type { TermsOffer } from '#features/selling/partner/rules/offer.ts'
import { outOfRange } from '#features/selling/payments/rules/amount-limits.ts'
import type { PaymentMethod } from '#features/selling/payments/rules/methods.ts'
import type { MethodsOffer } from '#features/selling/payments/ui/offer.ts'
import { type Cents, formatMoney, formatWire, fromWire } from '#lib/money.ts'
import type { PaymentContext, PaymentMethodUi } from './payment-method.ts'
import { PAYMENT_METHOD_UIS } from './registry.ts'
import { useTerms } from './terms/terms.tsx'

type Paused = Readonly<Partial<Record<PaymentMethod, string>>>

const POLL_MS = 5_000

/**
 * F23: the payment methods whose provider does not answer, each with a sentence. Polls while the page is
 * visible, so that a method can be chosen again as soon as its provider is back.
 */
function usePausedMethods(): Paused {
  const [paused, setPaused] = useState<Paused>({})
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      if (document.visibilityState === 'hidden') return
      // When our own server does not answer, keep the last answer.
      const answer = await payingApi.payments.methods({}).catch(() => undefined)
      if (isGone || !answer) return
      const unavailable = answer.methods.filter((one) => one.unavailable !== null)
      setPaused(Object.fromEntries(unavailable.map((one) => [one.method, one.unavailable])))
    }
    void ask()
    const timer = setInterval(() => void ask(), POLL_MS)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [])
  return paused
}

/**
 * The payment methods of the payment step, in the server's order, each with the reason if it is unavailable.
 * A method that is looked for in the browser comes last, so that no other one moves when it is found.
 */
export function useListedMethods(
  context: PaymentContext,
  { methods, off }: MethodsOffer,
  total: Cents,
): readonly ListedMethod[] {
  const paused = usePausedMethods()
  const found = useMethodsOfBrowser(context, methods)
  const { view, offer, store } = context
  const terms = useTerms()
  useEffect(() => {
    // The buyer of a page that no portal frames cannot have chosen terms for this order.
    const isOutside = view.form.paymentMethod === 'terms' && window.parent === window
    const isOff = off.some((method) => method === view.form.paymentMethod)
    if (isOutside || isOff) store.change({ paymentMethod: methods[0] ?? 'creditCard' })
  }, [view.form.paymentMethod, store, methods, off])
  const offered: readonly PaymentMethod[] = terms ? ['terms', ...methods] : methods
  return foundLast(offered).flatMap((method) => {
    const ui = PAYMENT_METHOD_UIS.find((one) => one.method === method)
    if (!ui || !(ui.isOffered?.(offer) ?? true) || (ui.findInBrowser && !found.includes(method))) return []
    const { label, aside, Panel } = ui
    return {
      method,
      label,
      aside: method === 'terms' && terms ? termsTexts.note(terms.days, formatWire(terms.left)) : aside,
      needsApproval: ui.needsApproval?.(view) ?? false,
      unavailable:
        paused[method] ??
        (method === 'terms' && terms ? noTerms(terms, total) : undefined) ??
        outOfRange(offer.limits, method, total) ??
        undefined,
      panel: (step) => <Panel context={context} {...step} />,
    } satisfies ListedMethod
  })
}

const isFoundLater = (method: PaymentMethod): boolean =>
  PAYMENT_METHOD_UIS.some((ui) => ui.method === method && ui.findInBrowser !== undefined)

const foundLast = (methods: readonly PaymentMethod[]): PaymentMethod[] =>
  methods.toSorted((one, other) => Number(isFoundLater(one)) - Number(isFoundLater(other)))

/** Why an order of this total cannot go on the account. */
const noTerms = ({ unavailable, left }: TermsOffer, total: Cents): string | undefined =>
  unavailable ??
  (total > fromWire(left) ? termsTexts.overLimit(formatMoney(total), formatWire(left)) : undefined)

/** The methods that only some browsers support and this browser supports. */
function useMethodsOfBrowser(
  { offer, store }: PaymentContext,
  methods: readonly PaymentMethod[],
): readonly PaymentMethod[] {
  const [found, setFound] = useState<readonly PaymentMethod[]>([])
  useEffect(() => {
    const check = async ({ method, isOffered, findInBrowser }: PaymentMethodUi) => {
      if (!findInBrowser || !isOffered?.(offer)) return
      if (await findInBrowser(offer)) return setFound((before) => [...before, method])
      // The buyer may have chosen it in another browser, or when the wallet still had a card.
      if (store.state.getState().form.paymentMethod === method)
        store.change({ paymentMethod: methods[0] ?? 'creditCard' })
    }
    setFound([])
    for (const ui of PAYMENT_METHOD_UIS) void check(ui)
  }, [offer, store, methods])
  return found
}
