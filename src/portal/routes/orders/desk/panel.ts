import type { PortalApi } from '#api/contract.ts'
import type { DeskOrder } from '#features/desk/order-desk/contract.ts'
import type { Reversible } from '#features/desk/order-desk/rules/reversals.ts'
import type { Refused } from '../../../frame/answers.server.ts'

/** What became of the form that was sent last: of which `intent`, and what to say or why not. */
export interface DeskOutcome {
  intent: string
  /** what the form was about, where the page has several of its kind */
  of?: string
  /** new for each form that was carried out */
  id?: string
  done?: string
  /** the fields of the form that undoes it */
  undo?: Readonly<Record<string, string>> | undefined
  refused?: Refused
  /** what an edit would make of the order, before it is saved */
  preview?: EditSeen
}

/** What an edit changes. */
export type EditSeen = Awaited<ReturnType<PortalApi['orderDesk']['previewEdit']>>

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

/** The sentence for the person; `undo`: what the act that reverses this one needs to know. */
export type Done = string | { sentence: string; undo: Readonly<Record<string, string>> } | Preview
type Preview = { preview: EditSeen }

/** Carries a form out; a refusal is thrown by the call. */
export type PanelAction = (sent: SentForm) => Promise<Done>

/** Carries out a form whose act can be undone at once. */
export type ReversiblePanelAction = (sent: SentForm) => Promise<Exclude<Done, string | Preview>>
export type SerialReversible = Extract<Reversible, `${string}-serial` | `${string}-serials`>
export type ReversibleActions = Readonly<
  Record<Exclude<Reversible, `edit-${string}` | SerialReversible | 'assign'>, ReversiblePanelAction>
>

/** Whether the reader can do something now. */
export const may = (order: DeskOrder, action: DeskOrder['actions'][number]['action']): boolean =>
  order.actions.some((each) => each.action === action && each.whyNot === null)

/** The problems of one form, by field. */
export const faultsOf = (
  outcome: DeskOutcome | undefined,
  intent: string,
): Readonly<Record<string, string | undefined>> =>
  outcome?.intent === intent ? (outcome.refused?.problems ?? {}) : {}
