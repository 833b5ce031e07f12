import { type Action, scopeOf } from '#features/people/accounts/rules/actions.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { QUOTE } from './access.ts'
import { isAcceptable, pricesHoldUntil, type QuoteStatus, stateNow } from './states.ts'

export const DESK_ACTIONS = [
  'save',
  'submit',
  'approve',
  'refuse',
  'send',
  'revise',
  'withdraw',
  'honor',
  'duplicate',
  'comment',
  'attach',
  'link',
] as const
export type DeskAction = (typeof DESK_ACTIONS)[number]

export const SHOPPER_ACTIONS = ['accept', 'decline', 'comment', 'askAgain', 'pay'] as const
export type ShopperAction = (typeof SHOPPER_ACTIONS)[number]

/** What the latest version needs before it is sent. */
export interface VersionStatus {
  /** `alone`: its author may send it; `approval`: another person approves it first; `refused`: none may */
  verdict: 'alone' | 'approval' | 'refused'
  /** whether this actor wrote a part of it or asked for its approval */
  isOwn: boolean
  /** it has an option with a line, and a mail address to send it to */
  isComplete: boolean
}

const MAY = {
  save: QUOTE.write,
  submit: QUOTE.write,
  approve: QUOTE.approve,
  refuse: QUOTE.approve,
  send: QUOTE.send,
  revise: QUOTE.write,
  withdraw: QUOTE.write,
  honor: QUOTE.honor,
  duplicate: QUOTE.write,
  comment: QUOTE.write,
  attach: QUOTE.write,
  link: QUOTE.send,
} as const satisfies Readonly<Record<DeskAction, Action>>

export type PermissionFor<A extends DeskAction> = (typeof MAY)[A]['name']

export const permissionFor = <A extends DeskAction>(action: A): (typeof MAY)[A] => MAY[action]

/**
 * The actions that a person at the desk can take on a quote now. Every page and every call uses this
 * function.
 */
export const deskActions = (
  quote: QuoteStatus,
  version: VersionStatus,
  actor: Actor,
  now: Date,
): DeskAction[] =>
  DESK_ACTIONS.filter(
    (action) => scopeOf(actor, MAY[action]) !== 'none' && isOpenTo(action, quote, version, now),
  )

function isOpenTo(action: DeskAction, quote: QuoteStatus, version: VersionStatus, now: Date): boolean {
  const state = stateNow(quote, now)
  const { verdict, isOwn, isComplete } = version
  switch (action) {
    case 'save':
      return state === 'draft'
    case 'submit':
      return state === 'draft' && isComplete && verdict === 'approval'
    case 'approve':
      return state === 'in_review' && !isOwn && verdict !== 'refused'
    case 'refuse':
      return state === 'in_review' && !isOwn
    case 'send':
      return isComplete && (state === 'approved' || (state === 'draft' && verdict === 'alone'))
    case 'revise':
      return ['in_review', 'approved', 'sent', 'viewed', 'declined', 'expired'].includes(state)
    case 'withdraw':
      return !['accepted', 'ordered', 'withdrawn'].includes(state)
    case 'honor':
      return state === 'expired'
    case 'link':
      return quote.sentVersion !== null && state !== 'withdrawn'
    case 'comment':
    case 'attach':
      return state !== 'withdrawn'
    case 'duplicate':
      return true
  }
}

/** What a customer can do with a quote that was sent to them. */
export function shopperActions(quote: QuoteStatus, now: Date): ShopperAction[] {
  const state = stateNow(quote, now)
  if (quote.sentVersion === null || state === 'withdrawn') return []
  if (isAcceptable(quote, now)) return ['accept', 'decline', 'comment']
  if (state === 'accepted') return pricesHoldUntil(quote) > now ? ['comment', 'pay'] : ['askAgain']
  if (state === 'ordered') return ['comment']
  return ['askAgain']
}
