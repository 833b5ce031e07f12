import { type AnyProcedure, os } from '@orpc/server'
import type { Clock } from '#lib/clock.ts'
import type { Action } from '../rules/actions.ts'
import { type Authorized, found, requirePermission } from './require-permission.ts'
import { requireSignedIn, requireStepUp, type WhoAsks } from './who-asks.ts'

/**
 * What a caller must be or show before a call runs: the name of an action, `by-input` where the input says
 * which action it is, `signed-in`, `second-factor`, or what a capability opens to its owner (`order`).
 */
export type Gate = string

/** Names the gate that a middleware is, so that tests read it from each endpoint. */
export const marked = <Middleware extends object>(gate: Gate, middleware: Middleware): Middleware =>
  Object.assign(middleware, { gate })

/**
 * The gate of an endpoint: `os.claim.use(needs(LEAD.work)).handler(…)`. The handler finds the proof in
 * `context.permission`. Refuses with ApiError 401 sign_in_needed and 403 forbidden.
 */
export const needs = <Name extends string>(action: Action<Name>) =>
  marked(
    action.name,
    os.$context<Pick<WhoAsks, 'actor'>>().middleware(({ context, next }) => {
      const permission: Authorized<Name> = requirePermission(context.actor, action)
      return next({ context: { permission } })
    }),
  )

/** The lists of the portal, each with the permission to read it. */
export interface PortalLists {
  lists: Readonly<Record<string, { reads: Action }>>
}

/**
 * The gate of the file and the saved views of a list, for those who may read it. Throws ApiError also 404 for
 * an unknown list.
 */
export const needsToRead = marked(
  'by-input',
  os
    .$context<Pick<WhoAsks, 'actor'> & PortalLists>()
    .middleware(({ context: { actor, lists }, next }, { list }: { list: string }) => {
      const action = found(Object.hasOwn(lists, list) ? lists[list] : undefined).reads
      return next({ context: { permission: requirePermission(actor, action) } })
    }),
)

/** The gate of calls about one's own sign-in; the session is in `context.signedIn`. Throws ApiError 401. */
export const needsSession = marked(
  'signed-in',
  os
    .$context<Pick<WhoAsks, 'signedIn'>>()
    .middleware(({ context, next }) => next({ context: { signedIn: requireSignedIn(context) } })),
)

/** The gate of money, prices, roles, exports and factors; the session is in `context.signedIn`. */
export const needsSecondFactor = marked(
  'second-factor',
  os
    .$context<Pick<WhoAsks, 'signedIn'> & { clock: Clock }>()
    .middleware(({ context, next }) =>
      next({ context: { signedIn: requireStepUp(context, context.clock.now()) } }),
    ),
)

/** The gates that an endpoint declares. */
export const gatesOf = (procedure: AnyProcedure): Gate[] =>
  procedure['~orpc'].middlewares.flatMap((middleware) => {
    const gate: Gate | undefined = Reflect.get(middleware, 'gate')
    return gate === undefined ? [] : [gate]
  })
