import { type AnyProcedure, os } from '@orpc/server'
import type { Clock } from '#lib/clock.ts'
import type { Action } from '../rules/permissions.ts'
import { type Authorized, requirePermission } from './require-permission.ts'
import { requireSignedIn, requireStepUp, type WhoAsks } from './who-asks.ts'

/** What a caller must be or show before a call runs. */
export type Gate = Action | 'by-input' | 'signed-in' | 'second-factor'

const marked = <Middleware extends object>(gate: Gate, middleware: Middleware): Middleware =>
  Object.assign(middleware, { gate })

/**
 * The gate of an endpoint: `os.claim.use(needs('leads.work')).handler(…)`. The handler finds the proof in
 * `context.permission`. Refuses with ApiError 401 sign_in_needed and 403 forbidden.
 */
export const needs = <A extends Action>(action: A) =>
  marked(
    action,
    os.$context<Pick<WhoAsks, 'actor'>>().middleware(({ context, next }) => {
      const permission: Authorized<A> = requirePermission(context.actor, action)
      return next({ context: { permission } })
    }),
  )

/** The gate of a call whose input says which action it is. */
export const needsFor = <Input>(actionOf: (input: Input) => Action) =>
  marked(
    'by-input',
    os
      .$context<Pick<WhoAsks, 'actor'>>()
      .middleware(({ context, next }, input: Input) =>
        next({ context: { permission: requirePermission(context.actor, actionOf(input)) } }),
      ),
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
