import type { PortalApi } from '#api/contract.ts'
import type { DeskOrder } from '#features/desk/order-desk/contract.ts'
import type { Refused } from '../../../frame/answers.server.ts'

/** What became of the form that was sent last: of which `intent`, and what to say or why not. */
export interface DeskOutcome {
  intent: string
  done?: string
  refused?: Refused
}

/** What every panel of the page gets. */
export interface PanelProps {
  readonly order: DeskOrder
  readonly outcome: DeskOutcome | undefined
}

/** A form that was sent. `change`: the order, and the version of it that the person saw. */
export interface SentForm {
  api: PortalApi
  form: FormData
  change: { orderID: string; seen?: number }
}

/** Carries a form out. Returns the sentence for the person; a refusal is thrown by the call. */
export type PanelAction = (sent: SentForm) => Promise<string>

/** Whether the reader can do something now. */
export const may = (order: DeskOrder, action: DeskOrder['actions'][number]['action']): boolean =>
  order.actions.some((each) => each.action === action && each.whyNot === null)

/** The problems of one form, by field. */
export const faultsOf = (
  outcome: DeskOutcome | undefined,
  intent: string,
): Readonly<Record<string, string | undefined>> =>
  outcome?.intent === intent ? (outcome.refused?.problems ?? {}) : {}
