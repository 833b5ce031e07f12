import { firstMigrations, type Migrations } from '#db/migrate.ts'
import type { LiveLists } from '#features/people/live-lists/server/index.ts'
import type { Feature } from '#platform/feature/server/define-feature.ts'
import type { Destination } from '#portal/context.ts'
import * as capabilities from './features.ts'

interface Declared extends Pick<Feature, 'name' | 'migrations'> {
  liveLists?: LiveLists
  navigation?: readonly Destination[]
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

/** The lists of the portal that say when they have new rows. */
export const liveLists: LiveLists = Object.assign({}, ...declared.map((feature) => feature.liveLists))

/** The pages of all features in the portal. */
export const navigation: readonly Destination[] = declared.flatMap((feature) => feature.navigation ?? [])
