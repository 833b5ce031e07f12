import { createHash } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

type Changed = Readonly<Record<string, unknown>>

/** Who changes something: a person, or a job or provider that acts for none. */
interface Doer {
  kind: 'shopper' | 'contractor' | 'staff' | 'system'
  /** the account */
  id?: number
  name?: string
  role?: 'sales' | 'operations' | 'admin'
  /** of a contractor */
  companyId?: number
}

export interface AuditEntry {
  actor: Doer
  /** what was done, e.g. "users.disable" */
  action: string
  /** what it was done to, e.g. "account" */
  entity: string
  entityId: string | number
  /** the fields that changed, as they were; no password, secret or card data */
  before?: Changed | undefined
  /** the same fields as they are now */
  after?: Changed | undefined
  reason?: string | undefined
  /** the company that the changed row belongs to; a contractor's own unless given */
  companyId?: number | undefined
  sessionId?: number | undefined
}

const NO_HASH = Buffer.alloc(32)

/** The chain of rows that belong to no company. */
const STORE_CHAIN = 'store'

/**
 * Writes one row of the audit log, in the transaction of the change itself. The rows of a company form a
 * chain: each holds the hash of the row before it. The head of the chain stays locked until the transaction
 * ends, so this is the last statement of a transaction where that is possible.
 */
export async function recordAudit(trx: Transaction<Tables>, entry: AuditEntry): Promise<void> {
  const { actor } = entry
  const companyId = entry.companyId ?? actor.companyId ?? null
  const chain = companyId === null ? STORE_CHAIN : `company ${companyId}`
  const head = await trx
    .insertInto('audit_chain')
    .values({ chain, length: 1, hash: NO_HASH })
    .onConflict((conflict) =>
      conflict.column('chain').doUpdateSet((eb) => ({ length: eb('audit_chain.length', '+', 1) })),
    )
    .returning((eb) => [
      'length',
      'hash',
      eb.fn<Date>('date_trunc', [eb.val('milliseconds'), eb.fn('clock_timestamp')]).as('at'),
    ])
    .executeTakeFirstOrThrow()
  const facts: AuditFacts = {
    chain,
    position: head.length,
    at: head.at,
    actor_kind: actor.kind,
    actor_id: actor.id ?? null,
    actor_role: actor.kind === 'system' ? null : (actor.role ?? actor.kind),
    actor_name: actor.name ?? '',
    company_id: companyId,
    session_id: entry.sessionId ?? null,
    action: entry.action,
    entity: entry.entity,
    entity_id: String(entry.entityId),
    before: plain(entry.before),
    after: plain(entry.after),
    reason: entry.reason ?? null,
  }
  const hash = hashOfRow(head.hash, facts)
  await trx
    .insertInto('audit_event')
    .values({
      ...facts,
      before: asJson(facts.before),
      after: asJson(facts.after),
      previous_hash: head.hash,
      hash,
    })
    .execute()
  await trx.updateTable('audit_chain').set({ hash }).where('chain', '=', chain).execute()
}

/** The columns of a row that its hash covers. */
export type AuditFacts = Omit<Selectable<Tables['audit_event']>, 'id' | 'previous_hash' | 'hash'>

/**
 * The hash of a row: SHA-256 over the hash before it and its columns in this order. Each column is written
 * with its length before it, so that no text can move from one column into the next.
 */
export function hashOfRow(previous: Uint8Array, facts: AuditFacts): Buffer {
  const hash = createHash('sha256').update(previous)
  for (const value of [
    facts.chain,
    String(facts.position),
    facts.at.toISOString(),
    facts.actor_kind,
    textOf(facts.actor_id),
    textOf(facts.actor_role),
    facts.actor_name,
    textOf(facts.company_id),
    textOf(facts.session_id),
    facts.action,
    facts.entity,
    facts.entity_id,
    canonical(facts.before),
    canonical(facts.after),
    textOf(facts.reason),
  ]) {
    const bytes = Buffer.from(value, 'utf8')
    hash.update(`${bytes.length}:`).update(bytes)
  }
  return hash.digest()
}

// An absent value and an empty text have different hashes.
const textOf = (value: string | number | null): string => (value === null ? '' : `=${value}`)

const asJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** The value as JSON gives it back: dates as texts, nothing undefined. */
const plain = (value: Changed | undefined): unknown =>
  value === undefined ? null : JSON.parse(JSON.stringify(value))

/** JSON with sorted keys, because the database does not keep the order of an object's keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}
