import { ApiError } from '#kit/api-error.ts'
import type { Actor } from '../rules/actor.ts'
import { type Action, scopeOf } from '../rules/permissions.ts'
import { texts } from '../texts.ts'

// Not exported: no other file can write a value of the type `Authorized`.
declare const checked: unique symbol

/**
 * Proof that an actor was checked for an action. Functions that write take it as an argument, so code that
 * forgot the check does not compile.
 */
export interface Authorized<A extends Action> {
  readonly [checked]: A
  readonly actor: Actor
  /** the only order that the permission covers; undefined: every order */
  readonly onlyOrder: string | undefined
}

/** The gate: checks an actor against the table of permissions. Throws ApiError forbidden. */
export function requirePermission<A extends Action>(actor: Actor, action: A): Authorized<A> {
  const scope = scopeOf(actor, action)
  if (scope === 'all') return { actor, onlyOrder: undefined } as Authorized<A>
  const own = scope === 'own' ? ownOrderOf(actor) : undefined
  if (own === undefined) throw new ApiError('forbidden', texts.forbidden, { status: 403 })
  return { actor, onlyOrder: own } as Authorized<A>
}

/** Whether a permission covers this order. */
export const covers = ({ onlyOrder }: Authorized<Action>, orderId: string): boolean =>
  onlyOrder === undefined || onlyOrder === orderId

// Orders do not name an account yet, so a contractor owns none.
const ownOrderOf = (actor: Actor): string | undefined =>
  actor.kind === 'shopper' ? actor.recognised?.orderId : undefined
