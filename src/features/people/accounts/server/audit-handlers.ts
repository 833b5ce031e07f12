import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { DAY_MS } from '#lib/dates.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { verifyAudit } from '#platform/audit/server/verify-audit.ts'
import { addDays, fromStoreZone } from '#platform/clock/rules/calendar.ts'
import { csvRow } from '#platform/lists/rules/csv.ts'
import type { Asked } from '#platform/lists/rules/query.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import { type AuditRow, auditContract, securityContract } from '../contract.ts'
import { AUDIT, SECURITY } from '../rules/access.ts'
import type { AUDIT_LIST } from '../rules/actor.ts'
import { needs, needsSecondFactor, needsToRead, type PortalLists } from './gates.ts'
import { type Authorized, coversAll } from './require-permission.ts'
import { listEvents } from './security-events.ts'
import type { AccountsContext, WhoAsks } from './who-asks.ts'

const PAGE = 50
const MOST_EXPORTED = 50_000

type Filter = Asked<typeof AUDIT_LIST>

/**
 * The rows that a permission covers. A contractor reads the rows of people of their own company, a member of
 * sales what they did themselves, and other staff every row.
 */
function auditRows(db: Db, permission: Authorized<'audit.read' | 'audit.export'>, filter: Filter) {
  let query = db.selectFrom('audit_event').selectAll()
  const { onlyCompany, onlyAccount } = permission
  if (!coversAll(permission))
    query =
      onlyCompany === undefined
        ? query.where('actor_id', '=', onlyAccount ?? 0)
        : query.where('company_id', '=', onlyCompany).where('actor_kind', '=', 'contractor')
  const { actor, entity, entityId, from, to } = filter
  if (actor !== undefined) query = query.where('actor_id', '=', actor)
  if (entity) query = query.where('entity', '=', entity)
  if (entityId) query = query.where('entity_id', '=', entityId)
  if (from) query = query.where('at', '>=', fromStoreZone(from, 0))
  if (to) query = query.where('at', '<', fromStoreZone(addDays(to, 1), 0))
  return query
}

const os = implement(auditContract).$context<AccountsContext & PortalLists & WhoAsks>()

export const auditHandlers = {
  list: os.list.use(needs(AUDIT.read)).handler(async ({ input: { after, ...filter }, context }) => {
    const { order, isAfter } = placeIn({ id: 'id', direction: 'desc' }, after)
    const found = await auditRows(context.db, context.permission, filter)
      .where(isAfter)
      .orderBy(order)
      .limit(PAGE + 1)
      .execute()
    const { page, next } = pageOf(found, PAGE)
    return { rows: page.map(asRow), next }
  }),

  export: os.export
    .use(needs(AUDIT.export))
    .use(needsSecondFactor)
    .handler(async ({ input, context }) => {
      const { sessionId } = context.signedIn
      const found = await auditRows(context.db, context.permission, input)
        .orderBy('id', 'desc')
        .limit(MOST_EXPORTED)
        .execute()
      const rows = found.map(asRow)
      await context.db.transaction().execute((trx) =>
        recordAudit(trx, {
          actor: context.actor,
          action: 'audit.export',
          entity: 'audit',
          entityId: rows.length,
          after: { ...input },
          sessionId,
        }),
      )
      return { csv: csvOf(rows), rows: rows.length }
    }),

  startExport: os.startExport
    .use(needsToRead)
    .use(needsSecondFactor)
    .handler(async ({ input: { list, search }, context }) => {
      const { sessionId } = context.signedIn
      await context.db.transaction().execute((trx) =>
        recordAudit(trx, {
          actor: context.actor,
          action: 'list.export',
          entity: 'list',
          entityId: list,
          after: { search },
          sessionId,
        }),
      )
      return { allowed: true as const }
    }),

  state: os.state.use(needs(AUDIT.read)).handler(async ({ context }) => {
    const last = await lastCheck(context.db)
    return {
      checkedAt: last?.checked_at.toISOString() ?? null,
      rows: last?.events ?? 0,
      broken: last?.broken.length ?? 0,
    }
  }),
}

function asRow(row: Awaited<ReturnType<ReturnType<typeof auditRows>['execute']>>[number]): AuditRow {
  const { id, at, actor_name, actor_role, actor_id, action, entity, entity_id, before, after, reason } = row
  return {
    id,
    at: at.toISOString(),
    actor: actor_role ? `${actor_name} (${actor_role})` : actor_name,
    actorId: actor_id,
    action,
    entity,
    entityId: entity_id,
    before,
    after,
    reason,
  }
}

const HEAD = ['time', 'person', 'account', 'action', 'subject', 'number', 'before', 'after', 'reason']

const csvOf = (rows: readonly AuditRow[]): string =>
  [
    csvRow(HEAD),
    ...rows.map((row) =>
      csvRow([
        row.at,
        row.actor,
        row.actorId,
        row.action,
        row.entity,
        row.entityId,
        row.before === null ? null : JSON.stringify(row.before),
        row.after === null ? null : JSON.stringify(row.after),
        row.reason,
      ]),
    ),
  ].join('\r\n')

const lastCheck = (db: Db) =>
  db.selectFrom('audit_check').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()

/** Checks the chains when the last check is a day old. Returns how many rows it checked. */
export async function checkAuditDaily(db: Db, now: Date): Promise<number> {
  const last = await lastCheck(db)
  if (last && now.getTime() - last.checked_at.getTime() < DAY_MS) return 0
  const { events, broken } = await verifyAudit(db)
  await db
    .insertInto('audit_check')
    .values({ checked_at: now, events, broken: JSON.stringify(broken) })
    .execute()
  return events
}

const security = implement(securityContract).$context<AccountsContext & WhoAsks>()

export const securityHandlers = {
  events: security.events
    .use(needs(SECURITY.read))
    .handler(async ({ input, context: { db, permission } }) => {
      const { page, next } = await listEvents(db, permission, input, PAGE)
      const events = page.map(({ happened_at, order_id, ...event }) => ({
        ...event,
        at: happened_at.toISOString(),
        orderID: order_id,
      }))
      return { events, next }
    }),
}
