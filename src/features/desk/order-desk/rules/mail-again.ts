import type { OrderState } from '#features/selling/orders/rules/order-state.ts'

/** Mails that are true in some states of the order alone. */
const TRUE_IN: Readonly<Record<string, readonly OrderState[]>> = {
  order_approved: ['awaiting_funds'],
  check_reminder: ['awaiting_funds'],
  confirm_deposits: ['awaiting_funds'],
  payment_returned: ['awaiting_funds'],
  check_expired: ['cancelled'],
  cancelled: ['cancelled'],
}

export type MailRefusal = 'mail_waits' | 'mail_outdated' | 'mail_not_kept'

/**
 * Why a mail about an order can't be sent again; undefined when it can. `isKept`: what it said is still
 * known.
 */
export function mailAgainRefusal(
  { kind, isSent, isKept }: { kind: string; isSent: boolean; isKept: boolean },
  state: OrderState,
): MailRefusal | undefined {
  if (!isSent) return 'mail_waits'
  if (!isKept) return 'mail_not_kept'
  return TRUE_IN[kind]?.includes(state) === false ? 'mail_outdated' : undefined
}
