import type { Db } from '#db/connect.ts'
import type { Migrations } from '#db/migrate.ts'
import type { Clock } from '#lib/clock.ts'
import type { Job } from '#platform/jobs/server/runner.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { Answering, Calls } from './calls.ts'

/** What carries out each topic of the outbox. */
export type Topics = Readonly<Record<string, OutboxHandler>>

/**
 * Answers a POST call from the text of its body, with JSON in UTF-8 that is sent as it is. Returns undefined
 * when the call must go to its handler, for instance to be refused.
 */
export type RawCall<Context> = (body: string, context: Context) => Promise<Uint8Array | undefined>

/** Calls by path below the prefix of the API. */
export type RawCalls<Context> = Readonly<Record<string, RawCall<Context>>>

/**
 * What the server takes from a capability. Each function declares by the type of its argument which services
 * it needs; src/server/features.ts does not compile when the process has no such service.
 */
// biome-ignore lint/suspicious/noExplicitAny: src/server/http/router.ts names what a request has
export interface Feature<Services = never, Asked extends object = any> extends AnsweredCalls<Asked> {
  /** its folder in src/features */
  name: string
  /** its changes of the schema, each under the name of its file */
  migrations?: Migrations
  /** its background work, each job with its own schedule */
  jobs?: (services: Services) => readonly Job[]
  /** effects on the outside that are no mail */
  effects?: (services: Services) => Topics
  /** mail about an order, a quote or an account, and mail to our own people */
  mails?: (services: Services) => Topics
  /** all other mail: a mailbox can stop it, and `mailer` leaves out those that did (R-REMOVE) */
  stoppableMails?: (services: Services) => Topics
  /** calls that write their JSON themselves; within the process their handlers give the same as objects */
  rawCalls?: () => RawCalls<Services>
}

/** The calls that each application answers, by namespace. */
type AnsweredCalls<Asked extends object> = {
  readonly [By in Answering]?: Readonly<Record<string, Calls<Asked>>>
}

/** What most jobs need. */
export interface Stored {
  db: Db
  clock: Clock
}

/** What most mails need. */
export interface Mailing {
  mailer: Mailer
  shop: Shop
}

/** What mails say about the store. */
export interface Shop {
  name: string
  phone: string
  /** the mailbox of the store, which sorts mail to its teams by subject */
  email: string
  /** the addresses of store and portal, without a slash at the end */
  origin: string
  portalOrigin: string
  /** where returns go, in one line */
  returnsTo: string
}

type NoOtherKeys<Given, Allowed> = Record<Exclude<keyof Given, keyof Allowed>, never>

/** Declares a capability; a property that `Feature` does not know is refused. */
export const defineFeature = <const F extends Feature>(feature: F & NoOtherKeys<F, Feature>): F => feature
