import { firstMigrations, type Migrations } from '#db/migrate.ts'
import type { OnlineIndexes } from '#db/online-indexes.ts'
import { inPageOrder, type ListedMail } from '#features/desk/mail-examples/server/example-letters.ts'
import type { EntryKind } from '#features/partners/customers/rules/timeline.ts'
import type { Action } from '#features/people/accounts/rules/actions.ts'
import type { LiveLists } from '#features/people/live-lists/server/watch.ts'
import type { Feature, LiveRows } from '#platform/feature/server/define-feature.ts'
import { type Limit, PROOF_LIMITS } from '#platform/limits/rules/limit.ts'
import type { DeclaredData } from '#platform/personal-data/server/declare.ts'
import { personIndexes } from '#platform/personal-data/server/person-indexes.ts'
import type { ReferenceTable } from '#platform/reference-tables/server/reference-table.ts'
import type { Destination } from '#portal/context.ts'
import { CATALOGUE, SEARCH, TAX } from './commands/permissions.ts'
import * as capabilities from './features.ts'
import { ASSISTANT_LIMITS } from './mcp/limits.ts'

interface Declared
  extends Pick<Feature, 'name' | 'migrations' | 'indexes' | 'limits' | 'personalData' | 'referenceTables'> {
  permissions?: readonly Readonly<Record<string, Action>>[]
  lists?: Readonly<Record<string, { reads: Action; live?: LiveRows | readonly LiveRows[] }>>
  entryKinds?: readonly EntryKind[]
  navigation?: readonly Destination[]
  mails?: readonly ListedMail[]
}

/** The capabilities, in the order of their names. */
export const features = Object.values(capabilities).sort((one, other) => (one.name < other.name ? -1 : 1))

const declared: readonly Declared[] = features

/** Every migration of this build. */
export const migrations: Migrations = Object.assign(
  {},
  firstMigrations,
  ...declared.map((feature) => feature.migrations),
)

/** The indexes of all features that are built while the store sells, those of mailboxes and names too. */
export const indexes: OnlineIndexes = Object.assign(
  {},
  ...declared.flatMap(({ indexes, personalData = [] }) => [indexes, personIndexes(personalData)]),
)

/** What roles may do, each with the capability that declares it. */
export const permissions: readonly { feature: string; action: Action }[] = [
  ...declared.flatMap(({ name, permissions = [] }) => permissions.map((area) => ({ feature: name, area }))),
  ...[CATALOGUE, SEARCH, TAX].map((area) => ({ feature: 'command line', area })),
].flatMap(({ feature, area }) => Object.values<Action>(area).map((action) => ({ feature, action })))

/** Every limit, each with the capability that declares it. */
export const limits: readonly { feature: string; limit: Limit }[] = [
  ...declared,
  { name: 'assistants', limits: ASSISTANT_LIMITS },
  { name: 'limits', limits: PROOF_LIMITS },
].flatMap(({ name, limits = {} }) => Object.values(limits).map((limit) => ({ feature: name, limit })))

/** The lists of the portal by name. */
export const lists: NonNullable<Declared['lists']> = Object.assign(
  {},
  ...declared.map((feature) => feature.lists),
)

/** The kinds of entries in the history of a customer. */
export const entryKinds: readonly EntryKind[] = declared.flatMap((feature) => feature.entryKinds ?? [])

/** The lists of the portal that say when they have new rows. */
export const liveLists: LiveLists = Object.fromEntries(
  Object.entries(lists).flatMap(([name, { reads, live }]) =>
    live ? [[name, { reads, rows: [live].flat() }]] : [],
  ),
)

/** The pages of all features in the portal. */
export const navigation: readonly Destination[] = declared.flatMap((feature) => feature.navigation ?? [])

/** The mails of all features, in the order of the portal's page. */
export const mails: readonly ListedMail[] = inPageOrder(declared.flatMap((feature) => feature.mails ?? []))

/** What a mailbox stops (R-REMOVE), each line once. */
export const stoppedMail: readonly string[] = [...new Set(mails.flatMap(({ stops }) => stops ?? []))]

/** The tables that staff may import, in the order of their names. */
export const referenceTables: readonly ReferenceTable[] = declared
  .flatMap(({ referenceTables = [] }) => referenceTables)
  .sort((one, other) => (one.name < other.name ? -1 : 1))

/** What each capability keeps of a person. */
export const personalData: readonly DeclaredData[] = declared.flatMap(({ name, personalData = [] }) =>
  personalData.map((entry) => ({ ...entry, capability: name })),
)
