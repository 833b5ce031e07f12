import type { AnyContractRouter } from '@orpc/contract'
import type { Router } from '@orpc/server'

/** The names of what an answer shows, under which changes are told: `shows` of the catalog. */
// biome-ignore lint/suspicious/noExplicitAny: each call has an answer and an input of its own
export type ShowsOf = (answer: any, input: any) => Iterable<string>

/** Which callers of a namespace share an answer; the names are those of its calls. */
interface Sharing<Contract> {
  /** calls that the portal answers too, because they only read */
  alsoInPortal?: true | readonly (keyof Contract)[]
  /** calls with the same answer for every caller, which pages share while they are rendered */
  sameForAll?: readonly (keyof Contract)[]
  /** what of the catalog and the content an answer shows; a call that is left out shows any of it */
  shows?: { readonly [Call in keyof Contract]?: ShowsOf }
  /** GET calls with one answer for every visitor, each with its Cache-Control; later ones bring the ETag */
  keptByBrowsers?: { readonly [Call in keyof Contract]?: string }
}

/** The calls of a namespace, as a feature declares them; what they need of the process is `Services`. */
// biome-ignore lint/suspicious/noExplicitAny: oRPC's own way to say "of every contract"
export interface Calls<Services extends object = any> {
  contract: AnyContractRouter
  // biome-ignore lint/suspicious/noExplicitAny: oRPC's own way to say "of every contract"
  handlers: Router<any, Services>
  alsoInPortal?: true | readonly PropertyKey[]
  sameForAll?: readonly PropertyKey[]
  shows?: { readonly [call: string]: ShowsOf | undefined }
  keptByBrowsers?: { readonly [call: string]: string | undefined }
}

/** A contract with its handlers. A call without a handler, or a handler without a call, does not compile. */
export const calls = <
  Contract extends AnyContractRouter,
  // biome-ignore lint/suspicious/noExplicitAny: src/server/http/router.ts checks what the handlers need
  Handlers extends Router<Contract, any>,
  const Shared extends Sharing<Contract> = Record<never, never>,
>(
  contract: Contract,
  handlers: Handlers & Record<Exclude<keyof Handlers, keyof Contract>, never>,
  sharing?: Shared,
): { contract: Contract; handlers: Handlers } & Shared => ({ contract, handlers, ...(sharing as Shared) })

/** The applications that answer calls; the partner host answers pages of the store (C-LEAD). */
export type Answering = 'store' | 'portal' | 'partnerHost'

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The namespaces that features declare for an application. */
type Namespaces<Features extends readonly unknown[], By extends Answering> = Both<
  Features[number] extends infer Each
    ? Each extends { readonly [A in By]: infer Names }
      ? Names
      : never
    : never
>

type Part<Names, Kind extends 'contract' | 'handlers'> = {
  [Name in keyof Names]: Names[Name] extends { readonly [K in Kind]: infer Given } ? Given : never
}

type AlsoInPortal<Names, Kind extends 'contract' | 'handlers'> = {
  [Name in keyof Names as Names[Name] extends { readonly alsoInPortal: unknown }
    ? Name
    : never]: Names[Name] extends {
    readonly [K in Kind]: infer Given
  } & { readonly alsoInPortal: infer Which }
    ? Which extends readonly (infer Call)[]
      ? Pick<Given, Call & keyof Given>
      : Given
    : never
}

/** What features declare for an application, by namespace: contracts for types, handlers for the server. */
export type Declared<
  Features extends readonly unknown[],
  By extends Answering,
  Kind extends 'contract' | 'handlers',
> = Part<Namespaces<Features, By>, Kind>

/** The calls of the store that the portal answers too. */
export type Shared<Features extends readonly unknown[], Kind extends 'contract' | 'handlers'> = AlsoInPortal<
  Namespaces<Features, 'store'>,
  Kind
>
