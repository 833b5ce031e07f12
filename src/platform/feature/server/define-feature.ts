import type { Db } from '#db/connect.ts'
import type { Migrations } from '#db/migrate.ts'
import type { OnlineIndexes } from '#db/online-indexes.ts'
import type { Tables } from '#db/tables.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import type { Job } from '#platform/jobs/server/runner.ts'
import type { Limit } from '#platform/limits/rules/limit.ts'
import type { MailTopic } from '#platform/mail/rules/mail-topic.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { PersonalData } from '#platform/personal-data/server/declare.ts'
import type { ReferenceTable } from '#platform/reference-tables/server/reference-table.ts'
import type { Answering, Calls } from './calls.ts'

/** What carries out each topic of the outbox. */
export type Topics = Readonly<Record<string, OutboxHandler>>

/** The mails of a topic and what sends them. `mailer` leaves out the mailboxes that stopped such mail. */
type Mail<Services> = MailTopic & { send: (services: Services) => OutboxHandler }

/** Answers a path that is neither a page nor a call of the API. */
export type DocumentHandler = (
  request: Request,
  /** the parts that the path names */
  named: Readonly<Record<string, string>>,
  caller: RequestContext,
) => Promise<Response>

/** Handlers by path, such as `/product-documents/:id/certificate.pdf`. A thrown ApiError is answered. */
export type Documents = Readonly<Record<string, DocumentHandler>>

/** Who may send files to some calls and pages of the store. */
interface UploadGate<Asked = never> {
  /** paths of calls below /v1/api, such as `/orders/:orderID/damage` */
  calls?: readonly string[]
  pages?: readonly string[]
  /**
   * Runs before the body is read: it knows the address, with the parts that the path names, and the headers.
   * Throws ApiError as the call itself does.
   */
  open: (asked: Asked, named: Readonly<Record<string, string>>) => unknown
}

/** Something that roles may do or not, in the type of the accounts. */
interface Permission {
  readonly name: string
}

/** The rows of a list that says when it has new ones. */
export interface LiveRows {
  table: keyof Tables
  /** the column with the moment that makes a row new; it has an index */
  moment: string
  /** whether each row belongs to a company (`company_id`), whose contractors see only theirs */
  ofCompanies: boolean
}

/** A list of the portal, whose views people save and whose rows they may take as a file. */
interface PortalList {
  /** the permission to read it */
  reads: Permission
  /** its rows; those of several tables when it gathers them */
  live?: LiveRows | readonly LiveRows[]
}

/** A page in the navigation of the portal, or an action of its command palette. */
export interface NavigationEntry {
  href: string
  name: string
  /** the permission that the page needs; without it each person who is signed in sees it */
  needs?: Permission
  /** its group in the navigation; without it an action, which only the palette shows */
  group?: string
  /** its place among its group or the actions, the lowest first */
  place: number
  /** the letter that opens it after G */
  key?: string
  /** is in the bar at the bottom of a phone */
  onPhone?: boolean
}

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
  /** indexes of large tables, which are built while the store sells */
  indexes?: OnlineIndexes
  /** what its calls let each role do, by area */
  permissions?: readonly Readonly<Record<string, Permission>>[]
  /** how often its calls may be made */
  limits?: Readonly<Record<string, Limit>>
  /** what its tables keep of a person, and what becomes of it when the person is erased */
  personalData?: readonly PersonalData[]
  /** its tables of facts that come from elsewhere, which staff may import */
  referenceTables?: readonly ReferenceTable[]
  /** its lists in the portal by name */
  lists?: Readonly<Record<string, PortalList>>
  /** the kinds of entries that it writes into the history of a customer */
  entryKinds?: readonly { kind: string; name: string; reads: Permission }[]
  /** its pages in the portal */
  navigation?: readonly NavigationEntry[]
  /** what it answers on the store: PDFs, pictures, downloads, streams of events */
  documents?: (services: Services) => Documents
  /** the same on the portal */
  portalDocuments?: (services: Services) => Documents
  /** where the store takes files; on the portal each person who is signed in may send them */
  uploads?: readonly UploadGate<Services>[]
  /** its background work, each job with its own schedule */
  jobs?: (services: Services) => readonly Job[]
  /** effects on the outside that are no mail */
  effects?: (services: Services) => Topics
  /** its mails by topic of the outbox */
  mails?: readonly Mail<Services>[]
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
