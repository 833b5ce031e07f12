import { firstMigrations, type Migrations } from '#db/migrate.ts'
import type { Feature } from '#platform/feature/server/define-feature.ts'
import { features } from './features.ts'

const declared: readonly Pick<Feature, 'name' | 'migrations'>[] = features

/** Every migration of this build. */
export const migrations: Migrations = Object.assign(
  {},
  firstMigrations,
  ...declared.map((feature) => feature.migrations),
)
