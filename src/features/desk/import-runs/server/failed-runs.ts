import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { HOUR_MS, later } from '#lib/dates.ts'

/** After so long a run that has not ended is one whose process died. */
const DIED_MS = 6 * HOUR_MS

/** A run that failed, or whose process died. */
export const isFailed = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`
  (run.error is not null or (run.ended_at is null and run.began_at < ${later(now, -DIED_MS)}))`

/**
 * What waits for a person of `import_run run`: the newest run of a kind that has ended or died, when it
 * failed and no person has dealt with it.
 */
export const waitsForPerson = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`
  (${isFailed(now)} and run.closed_at is null and not exists (
    select
    from import_run newer
    where newer.kind = run.kind and newer.id > run.id and newer.ended_at is not null
  ))`
