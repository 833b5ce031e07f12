import { isContractProcedure } from '@orpc/contract'
import type { Answering, Calls, Declared, Shared, ShowsOf } from '#platform/feature/server/calls.ts'
import type { Feature, RawCalls } from '#platform/feature/server/define-feature.ts'
import { features } from '../declared.ts'
import type { ApiContext } from './context.ts'

type Features = typeof features
type Kind = 'contract' | 'handlers'

/** A feature whose calls need what no request has does not compile here. */
const answering: readonly Pick<Feature<never, ApiContext>, Answering | 'name'>[] = features

const namespaces = (by: Answering): [name: string, calls: Calls][] =>
  answering.flatMap((feature) => Object.entries(feature[by] ?? {}))

/** What the features declare for an application. TypeScript cannot follow a type through `Object.entries`. */
const declared = <By extends Answering, K extends Kind>(by: By, kind: K) =>
  Object.fromEntries(namespaces(by).map(([name, calls]) => [name, calls[kind]])) as Declared<Features, By, K>

/** The calls of the store that only read, as the portal answers them. */
const shared = <K extends Kind>(kind: K) =>
  Object.fromEntries(
    namespaces('store').flatMap(([name, { alsoInPortal, [kind]: given }]) =>
      alsoInPortal === undefined ? [] : [[name, alsoInPortal === true ? given : only(given, alsoInPortal)]],
    ),
  ) as Shared<Features, K>

const only = (given: object, names: readonly PropertyKey[]): object =>
  Object.fromEntries(names.map((name) => [name, Reflect.get(given, name)]))

export const storeContract = declared('store', 'contract')
export const storeRouter = declared('store', 'handlers')

/** The calls that the portal alone answers; their paths begin with /partner. */
export const portalContract = declared('portal', 'contract')
export const portalRouter = { ...declared('portal', 'handlers'), ...shared('handlers') }

/** The call that the partner host answers to pages of the store (C-LEAD). */
export const partnerHostRouter = declared('partnerHost', 'handlers')

/** The calls of the store that write their JSON themselves; see createApiHandler. */
export function rawCalls(): RawCalls<ApiContext> {
  const answering: readonly Pick<Feature<ApiContext>, 'name' | 'rawCalls'>[] = features
  return Object.assign({}, ...answering.map((feature) => feature.rawCalls?.()))
}

/** Calls of the store that pages share while they are rendered, as "namespace.call". */
export const sameForAll: ReadonlySet<string> = new Set(
  namespaces('store').flatMap(([name, calls]) =>
    (calls.sameForAll ?? []).map((call) => `${name}.${String(call)}`),
  ),
)

/** What the answer of a call of the store shows, by "namespace.call"; one that is missing shows anything. */
export const showsOf: ReadonlyMap<string, ShowsOf> = new Map(
  namespaces('store').flatMap(([name, { shows = {} }]) =>
    Object.entries(shows).flatMap(([call, of]) => (of ? [[`${name}.${call}`, of] as const] : [])),
  ),
)

/** The Cache-Control of GET calls with the same answer for every visitor, by path below /v1/api. */
export const keptByBrowsers: Readonly<Record<string, string>> = Object.fromEntries(
  namespaces('store').flatMap(([, { contract, keptByBrowsers: kept = {} }]) =>
    Object.entries(kept).map(([call, lifetime = '']) => [pathOf(Reflect.get(contract, call)), lifetime]),
  ),
)

function pathOf(call: unknown): string {
  if (!isContractProcedure(call) || call['~orpc'].route.path === undefined) throw new Error('not a call')
  return call['~orpc'].route.path
}
