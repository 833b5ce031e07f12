import { createRouterClient } from '@orpc/server'
import { DEMO_PEOPLE } from '#demo/accounts/people.ts'
import type { WhoAsks } from '#features/people/accounts/server/index.ts'
import { STRANGER } from '#features/people/accounts/server/who-asks.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { portalRouter, storeRouter } from '#server/http/router.ts'
import type { Services } from '#server/services/services.ts'

export type DemoPerson = (typeof DEMO_PEOPLE)[number]

/** The person of the demo with this first name. */
export function personCalled(firstName: 'Sam' | 'Lee' | 'Dana' | 'Omar' | 'Ada'): DemoPerson {
  const person = DEMO_PEOPLE.find(({ name }) => name.startsWith(`${firstName} `))
  if (!person) throw new Error(`The demo has no person called ${firstName}`)
  return person
}

function whoIs(person: DemoPerson, at: Date): WhoAsks {
  const { id, role, companyId, name, email } = person
  const actor =
    role === 'contractor'
      ? ({ kind: 'contractor', id, companyId, name } as const)
      : ({ kind: 'staff', role, name, id } as const)
  return { actor, signedIn: { actor, sessionId: 0, accountId: id, email, steppedUpAt: at } }
}

/**
 * The calls of the portal and of the store, in this process, as people of the demo made them at this moment.
 * The rows that they write are those of real calls.
 */
export function callsAt(services: Services, at: Date) {
  const contextOf = (who: WhoAsks, request: Partial<RequestContext> = {}) => ({
    ...services,
    ...who,
    clock: { now: () => at },
    request: requestOf(services.publicOrigin, request),
  })
  return {
    desk: (person: DemoPerson) => createRouterClient(portalRouter, { context: contextOf(whoIs(person, at)) }),
    /** The store for a shopper, or for a person who buys for a customer. */
    store: (person?: DemoPerson, idempotencyKey?: string) =>
      createRouterClient(storeRouter, {
        context: contextOf(person ? whoIs(person, at) : STRANGER, { idempotencyKey, ...browser() }),
      }),
  }
}

/** The cookies of one browser. */
function browser() {
  const cookies: Record<string, string> = {}
  return {
    cookies,
    setCookie: (header: string) => {
      const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=')
      cookies[name] = value
    },
  }
}

const requestOf = (origin: string, more: Partial<RequestContext>): RequestContext => ({
  id: 'demo',
  ip: '127.0.0.1',
  method: 'POST',
  url: new URL(origin),
  cookies: {},
  setCookie: () => {},
  idempotencyKey: undefined,
  ...more,
})
