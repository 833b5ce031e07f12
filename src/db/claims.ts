import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Clock } from '#lib/clock.ts'
import type { Db } from './connect.ts'
import type { Tables } from './tables.ts'

export type Row<T extends keyof Tables> = Selectable<Tables[T]>
type Column<T extends keyof Tables> = Extract<keyof Tables[T], string>

/** A table whose rows wait for a call to another system: the columns of a claim, and the rows that wait. */
export interface Queue<T extends keyof Tables> {
  table: T
  key: Column<T>
  /** when the row may be claimed; a claim moves it ahead to its own end */
  due: Column<T>
  /** a row without a due time may be claimed at once; otherwise it never is */
  nullIsDue?: boolean
  /** counts the claims of a row: the number of a claim */
  number: Column<T>
  /** counts successive claims without an answer; with it, rows that may end their process run last */
  unanswered?: Column<T>
  open(now: Date): RawBuilder<SqlBool>
  /** further assignments of a claim, e.g. sql`claimed_at = ${now}` */
  set?(now: Date): RawBuilder<unknown>
}

/** One process's right to work on a row until the claim ends. */
export interface Claim<R> {
  row: R
  /** a row with another number belongs to a later claim */
  number: number
  until: Date
}

/** The work on each claimed row. */
export interface ClaimWork<R, Answer> {
  /** the lease of a claim: other processes take over the rows of a dead process after it */
  leaseMs: number
  /** an answer that takes longer counts as failed; shorter than the lease: calls must not overlap */
  deadlineMs?: number
  /** rows claimed at once, default 20 */
  batch?: number
  /** called after each claim of at least one row and after each answer: the places of crash points */
  onClaimed?(): void
  onAnswered?(): void
  /** Calls the other system, without an open transaction. */
  ask(row: R, claim: Claim<R>): Promise<Answer>
  /** Writes the answer by compare-and-set (see `heldBy`). True when the row's work is finished. */
  settle(claim: Claim<R>, answer: Answer): Promise<boolean>
  /** Records a failure and the next due time. Without it, the claim expires and the failure is thrown. */
  failed?(claim: Claim<R>, error: unknown): Promise<unknown>
}

interface Services {
  db: Db
  clock: Clock
}

const BATCH = 20
/** After this many claims in a row without an answer, a row waits for a person. */
export const MAX_UNANSWERED = 5

/**
 * Processes every row that is due: claims a batch, calls the other system for each row, and settles each row
 * under its claim, until no row is due. No lock is held during the calls. A row whose last claim got no
 * answer may have ended its process, so such rows come last, one at a time, with a lease that doubles.
 * Returns how many rows were finished.
 */
export async function processDue<T extends keyof Tables, Answer>(
  services: Services,
  queue: Queue<T>,
  work: ClaimWork<Row<T>, Answer>,
): Promise<number> {
  let finished = 0
  for (const isSuspect of queue.unanswered ? [false, true] : [false]) {
    const claim = () =>
      claimDue(services, queue, {
        leaseMs: work.leaseMs,
        limit: isSuspect ? 1 : (work.batch ?? BATCH),
        isSuspect,
      })
    for (let claims = await claim(); claims.length > 0; claims = await claim()) {
      work.onClaimed?.()
      finished += await answerAll(services, claims, work)
    }
  }
  return finished
}

interface ClaimOptions {
  leaseMs: number
  limit: number
  isSuspect?: boolean
}

/** Claims rows that are due. Rows that another process is claiming at this moment are skipped. */
export async function claimDue<T extends keyof Tables>(
  { db, clock }: Services,
  queue: Queue<T>,
  options: ClaimOptions,
): Promise<Claim<Row<T>>[]> {
  const { rows } = await claimedRows(queue, options, clock.now()).execute(db)
  return rows.map((row) => ({
    row,
    number: Reflect.get(row, queue.number) as number,
    until: Reflect.get(row, queue.due) as Date,
  }))
}

export function claimedRows<T extends keyof Tables>(queue: Queue<T>, options: ClaimOptions, now: Date) {
  const [table, key, due, number] = [
    sql.table(queue.table),
    sql.ref(queue.key),
    sql.ref(queue.due),
    sql.ref(queue.number),
  ]
  const unanswered = queue.unanswered ? sql.ref(queue.unanswered) : undefined
  const lease = unanswered ? sql`${options.leaseMs} * power(2, ${unanswered})` : sql`${options.leaseMs}`
  return sql<Row<T>>`
    update ${table}
    set ${number} = ${number} + 1,
        ${due} = ${now}::timestamptz + ${lease} * interval '1 millisecond'
        ${unanswered ? sql`, ${unanswered} = ${unanswered} + 1` : sql``}
        ${queue.set ? sql`, ${queue.set(now)}` : sql``}
    where ${key} in (
      select ${key}
      from ${table}
      where ${queue.open(now)}
        and (${due} <= ${now} ${queue.nullIsDue ? sql`or ${due} is null` : sql``})
        ${unanswered ? suspects(unanswered, options.isSuspect ?? false) : sql``}
      order by ${due}, ${key}
      limit ${options.limit}
      for update skip locked
    )
    returning *`
}

const suspects = (unanswered: RawBuilder<unknown>, isSuspect: boolean) =>
  isSuspect ? sql`and ${unanswered} > 0 and ${unanswered} < ${MAX_UNANSWERED}` : sql`and ${unanswered} = 0`

/**
 * The condition that a row still belongs to this claim, for the statement that settles it. A later claim
 * has another number, and then the statement changes nothing.
 */
export const heldBy = <T extends keyof Tables>(queue: Queue<T>, claim: Claim<Row<T>>): RawBuilder<SqlBool> =>
  sql<SqlBool>`
    ${sql.ref(queue.key)} = ${Reflect.get(claim.row, queue.key)}
    and ${sql.ref(queue.number)} = ${claim.number}`

async function answerAll<R, Answer>(
  { clock }: Services,
  claims: readonly Claim<R>[],
  work: ClaimWork<R, Answer>,
): Promise<number> {
  const results = await Promise.allSettled(claims.map((claim) => answerOne(clock, claim, work)))
  const failure = results.find((result) => result.status === 'rejected')
  if (failure) throw failure.reason
  return results.filter((result) => result.status === 'fulfilled' && result.value).length
}

async function answerOne<R, Answer>(
  clock: Clock,
  claim: Claim<R>,
  work: ClaimWork<R, Answer>,
): Promise<boolean> {
  // The claim expired while the process was suspended: another process may be making the call already.
  if (clock.now() >= claim.until) return false
  let answer: Answer
  try {
    const asked = work.ask(claim.row, claim)
    answer = await (work.deadlineMs === undefined ? asked : within(work.deadlineMs, asked))
  } catch (error) {
    if (!work.failed) throw error
    await work.failed(claim, error)
    return false
  }
  work.onAnswered?.()
  return work.settle(claim, answer)
}

async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${Math.round(ms / 1000)} s`)), ms)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
