import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { roleOf } from '#features/people/accounts/rules/actions.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, requireAllRows } from '#features/people/accounts/server/index.ts'
import type { Asked } from '#platform/lists/rules/query.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import {
  doesWork,
  isGivenHere,
  MOST_WORK,
  type TODAY_LIST,
  WORK,
  WORK_GROUPS,
  WORK_KINDS,
  type WorkKind,
} from '../rules/work.ts'
import { orderSources, type SourceRow, waitingSources } from './sources.ts'

const PAGE = 50

/** Work as it is listed; `place` and `id` are its place in the order. */
export interface WorkRow extends Omit<SourceRow, 'owner_id'> {
  kind: WorkKind
  place: Date
  id: string
  owner_id: number | null
  owner: string | null
}

/** The kinds of work that an actor does. */
const kindsOf = (actor: Actor): WorkKind[] => WORK_KINDS.filter((kind) => doesWork(roleOf(actor), kind))

/**
 * A page of what waits for an actor's role, with the figures of its tabs. Promises that are overdue come
 * first, then promises, then the oldest. Each source gives at most a page, so a page costs the same however
 * much waits. Throws ApiError invalid for an `after` that is no place of this list.
 */
export async function todaysWork(
  db: Db,
  permission: Authorized<'today.read'>,
  { group, whose, after }: Asked<typeof TODAY_LIST>,
  now: Date,
) {
  requireAllRows(permission)
  const kinds = kindsOf(permission.actor)
  const asked = { whose: isWhose(whose, permission.actor), now }
  const { order, isAfter } = placeIn(
    { by: ['moment', 'place'], id: 'id', direction: 'asc', ids: /^[a-z_]+:[^~]+$/ },
    after,
  )
  const inGroup = kinds.filter((kind) => group === 'all' || WORK[kind].group === group)
  const [{ rows }, { rows: counts }] = await Promise.all([
    workPage({ ...asked, kinds: inGroup, isAfter, order }).execute(db),
    workCounts({ ...asked, kinds }).execute(db),
  ])
  const { page, next } = pageOf(rows, PAGE, ({ place }) => place)
  return { work: page, next, tabs: tabsOf(counts) }
}

type Condition = RawBuilder<SqlBool>

/** Whose work is asked for; undefined: all of it. */
function isWhose(whose: Asked<typeof TODAY_LIST>['whose'], actor: Actor): Condition | undefined {
  if (whose === 'unassigned') return sql<SqlBool>`owner.id is null`
  if (whose === 'mine') return sql<SqlBool>`owner.id = ${(actor.kind === 'staff' && actor.id) || 0}`
  return undefined
}

/** Who has work: by its own facts, or by the table of owners; a person who left has none. */
const WITH_OWNER = sql`
  left join work_owner taken on taken.kind = work.kind and taken.key = work.key
  left join account owner
    on owner.id = coalesce(work.owner_id, taken.account_id) and owner.disabled_at is null`

interface Asking {
  kinds: readonly WorkKind[]
  whose: Condition | undefined
  now: Date
}

/** The work of these kinds and people, one query a source. Only a question about people needs the owners. */
const askedSources = ({ kinds, whose, now }: Asking): RawBuilder<unknown>[] =>
  waitingSources(now).map(
    (rows) => sql`
      from (${rows}) as work
      ${whose ? WITH_OWNER : sql``}
      where work.kind = any(${kinds}::text[]) and ${whose ?? sql`true`}`,
  )

/**
 * The rows of a page, from each source as many as a page has. Work without a promise follows the promises of
 * a thousand years, by its age.
 */
export function workPage({
  isAfter,
  order,
  ...asking
}: Asking & { isAfter: Condition; order: RawBuilder<unknown> }): RawBuilder<WorkRow> {
  const sources = askedSources(asking).map(
    (source) => sql`(
      select *
      from (
        select work.*,
          date_trunc(
            'milliseconds',
            coalesce(work.due, coalesce(work.since, ${asking.now}) + interval '1000 years')
          ) as place,
          work.kind || ':' || work.key as id
        ${source}
      ) as placed
      where ${isAfter}
      order by ${order}
      limit ${PAGE + 1}
    )`,
  )
  // Joins orders: their buyer's name and phone.
  return sql<WorkRow>`
    select work.kind, work.key, work."orderID", work.what, work.since, work.due,
      coalesce(nullif(work.who, ''), orders.shipping ->> 'name', '') as who,
      coalesce(nullif(work.phone, ''), orders.phone, '') as phone,
      owner.id as owner_id, owner.name as owner, work.place, work.id
    from (
      select *
      from (${sql.join(sources, sql` union all `)}) as every
      order by ${order}
      limit ${PAGE + 1}
    ) as work
    ${WITH_OWNER}
    left join orders on orders.id = work."orderID"
    order by work.place, work.id`
}

export interface CountRow {
  kind: WorkKind
  count: number
}

/** How much waits by kind, each source up to one more than is counted. */
export function workCounts(asking: Asking): RawBuilder<CountRow> {
  const sources = askedSources(asking).map(
    (source) => sql`(select work.kind ${source} limit ${MOST_WORK + 1})`,
  )
  return sql<CountRow>`
    select kind, count(*)::integer as count
    from (${sql.join(sources, sql` union all `)}) as every
    group by kind`
}

/** The figure of each tab; above `MOST_WORK` it says "more". */
const tabsOf = (counts: readonly CountRow[]) =>
  (['all', ...WORK_GROUPS] as const).map((group) => {
    const found = counts
      .filter(({ kind }) => group === 'all' || WORK[kind].group === group)
      .reduce((sum, { count }) => sum + count, 0)
    return { group, count: Math.min(found, MOST_WORK), isMore: found > MOST_WORK }
  })

/** What waits about one order for an actor's role; the order is a condition of each source. */
export async function workOfOrder(
  db: Db,
  permission: Authorized<'today.read'>,
  orderId: string,
  now: Date,
): Promise<OwnedRow[]> {
  requireAllRows(permission)
  return (await orderWork({ orderId, kinds: kindsOf(permission.actor).filter(isGivenHere), now }).execute(db))
    .rows
}

type OwnedRow = Pick<WorkRow, 'kind' | 'key' | 'owner_id' | 'owner'>

export const orderWork = ({
  orderId,
  kinds,
  now,
}: {
  orderId: string
  kinds: readonly WorkKind[]
  now: Date
}) => sql<OwnedRow>`
  select work.kind, work.key, owner.id as owner_id, owner.name as owner
  from (
    ${sql.join(
      orderSources(now).map(
        (rows) => sql`select kind, key, owner_id from (${rows}) as part where "orderID" = ${orderId}`,
      ),
      sql` union all `,
    )}
  ) as work
  ${WITH_OWNER}
  where work.kind = any(${kinds}::text[])
  order by work.kind, work.key
  limit 20`

/** The kind and key of all that waits, in one query. */
export const everyWork = (now: Date): RawBuilder<unknown> =>
  sql.join(
    waitingSources(now).map((rows) => sql`select part.kind, part.key, part."orderID" from (${rows}) as part`),
    sql` union all `,
  )

/** Work that waits now, with the order that it is about or ''; no row when it does not wait. */
export const waitingWork = ({ kind, key }: { kind: WorkKind; key: string }, now: Date) =>
  sql<{ orderID: string }>`
    select "orderID"
    from (${everyWork(now)}) as work
    where kind = ${kind} and key = ${key}
    limit 1`
