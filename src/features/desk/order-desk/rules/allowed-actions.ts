import { type Action, scopeOf } from '#features/people/accounts/rules/actions.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { CERTIFICATE } from '#features/selling/fulfilment/rules/access.ts'
import { editRefusal } from '#features/selling/fulfilment/rules/order-edit.ts'
import {
  type CancelDecision,
  mayAskToCancel,
  planShipment,
  type ShippableLine,
} from '#features/selling/fulfilment/rules/shipping.ts'
import {
  approvalRefusal,
  callOffRefusal,
  holdRefusal,
  receiptRefusal,
  releaseRefusal,
} from '#features/selling/fulfilment/rules/staff-changes.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { type Certificate, certificateRefusal } from '#features/selling/orders/rules/certificate.ts'
import type { OrderState } from '#features/selling/orders/rules/order-state.ts'
import type { RefusalReason } from '../texts.ts'

/** What the rules read of an order. */
export interface OrderFacts {
  state: OrderState
  review: 'waiting' | 'approved' | null
  /** staff hold it since then */
  held_at: Date | null
  /** an invoice of net terms that has not been paid in full */
  owesTerms: boolean
  /** a payment is on its way or holds money */
  isPaying: boolean
  /** its money is on its way, or a shipment waits for it */
  isMoving: boolean
  cancel: CancelDecision
  /** a request to cancel it waits */
  isCancelAsked: boolean
  /** the lines that travel */
  lines: readonly ShippableLine[]
  shipments: readonly { released_at: Date | null; delivered_at: Date | null }[]
  /** a replacement has left and did not arrive yet */
  isReplacementMoving: boolean
  certificate: Certificate | undefined
  /** something of it may be sold only against a certificate */
  hasRefrigerant: boolean
}

interface Rule {
  needs: Action
  /** why it can’t be done now; undefined when it can */
  whyNot(facts: OrderFacts): RefusalReason | undefined
}

const unitsLeft = ({ lines }: OrderFacts): number =>
  lines.filter(({ quantity, shipped }) => quantity > shipped).length

/** One row an action. Each function that acts checks the same again, under the lock of the order. */
const RULES = {
  approve: { needs: ORDER.approve, whyNot: approvalRefusal },
  'receive-check': {
    needs: ORDER['receive-payment'],
    whyNot: (facts) => (facts.owesTerms ? undefined : receiptRefusal(facts, facts.isPaying)),
  },
  'verify-certificate': {
    needs: CERTIFICATE.decide,
    // The buyer may have given another number by now.
    whyNot: (facts) => certificateAnswer(facts, 'another'),
  },
  'refuse-certificate': {
    needs: CERTIFICATE.decide,
    whyNot: (facts) => certificateAnswer(facts, undefined),
  },
  ship: {
    needs: ORDER.ship,
    whyNot(facts) {
      const plan = planShipment(facts, facts.lines)
      return plan.kind === 'refuse' ? plan.reason : undefined
    },
  },
  deliver: {
    needs: ORDER.deliver,
    whyNot: ({ shipments, isReplacementMoving }) =>
      isReplacementMoving ||
      shipments.some(({ released_at, delivered_at }) => released_at !== null && delivered_at === null)
        ? undefined
        : 'nothing_moving',
  },
  hold: { needs: ORDER.hold, whyNot: (facts) => holdRefusal(facts, unitsLeft(facts)) },
  release: { needs: ORDER.hold, whyNot: releaseRefusal },
  'call-off': {
    needs: ORDER['call-off'],
    whyNot: (facts) => callOffRefusal(facts.shipments, unitsLeft(facts)),
  },
  edit: {
    needs: ORDER.edit,
    whyNot: ({ state, lines, isMoving }) => editRefusal(state, lines, isMoving),
  },
  cancel: {
    needs: ORDER.cancel,
    whyNot: ({ cancel }) => (cancel === 'cancel' ? undefined : cancel),
  },
  'ask-cancel': {
    needs: ORDER['ask-cancel'],
    whyNot: ({ state }) => (mayAskToCancel(state) ? undefined : 'too_late_to_ask'),
  },
  'refuse-cancel': {
    needs: ORDER['refuse-cancel'],
    whyNot: ({ isCancelAsked }) => (isCancelAsked ? undefined : 'no_cancel_request'),
  },
} as const satisfies Readonly<Record<string, Rule>>

const certificateAnswer = (
  { state, certificate, hasRefrigerant }: OrderFacts,
  number: string | undefined,
): RefusalReason | undefined =>
  hasRefrigerant || certificate !== undefined ? certificateRefusal(state, certificate, number) : 'not_needed'

export type DeskAction = keyof typeof RULES
export const DESK_ACTIONS = Object.keys(RULES) as readonly DeskAction[] as readonly [
  DeskAction,
  ...DeskAction[],
]

export interface JudgedAction {
  action: DeskAction
  /** null: it can be done now */
  whyNot: RefusalReason | null
}

/**
 * What a person can do with an order now, and why other actions must wait. Actions that the role never has
 * are left out.
 */
export const judgeActions = (facts: OrderFacts, actor: Actor): JudgedAction[] =>
  DESK_ACTIONS.filter((action) => isOffered(action, actor)).map((action) => ({
    action,
    whyNot: (RULES[action] as Rule).whyNot(facts) ?? null,
  }))

/** A person who may cancel does not ask others to. */
const isOffered = (action: DeskAction, actor: Actor): boolean =>
  scopeOf(actor, RULES[action].needs) === 'all' &&
  !(action === 'ask-cancel' && scopeOf(actor, ORDER.cancel) === 'all')
