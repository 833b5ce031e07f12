import type { Selectable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { isNoSuchThing } from '../../rules/provider-trouble.ts'
import type { TestAnswer, TestedProvider } from '../ports.ts'

/** Longer than each adapter's own deadline; for one that has none, or does not keep it. */
const TEST_DEADLINE_MS = 10_000

export type ProviderTest = Selectable<Tables['provider_test']>

interface Test {
  by: string
  now: Date
  /** TEST_DEADLINE_MS unless given */
  deadlineMs?: number | undefined
}

/** Calls a provider now, without changing anything there, and keeps the answer as its last one. */
export async function testProvider(
  db: Db,
  { id, call }: TestedProvider,
  { by, now, deadlineMs = TEST_DEADLINE_MS }: Test,
): Promise<ProviderTest> {
  const begun = performance.now()
  const answer = await answerOf(call, deadlineMs)
  const isRight = answer.kind === 'answered' || isNoSuchThing(answer.cause)
  const row = {
    tested_at: now,
    tested_by: by,
    ms: Math.round(performance.now() - begun),
    cause: isRight ? null : (answer as { cause: string }).cause,
    detail: (answer.kind === 'answered' && answer.detail) || null,
  }
  return db
    .insertInto('provider_test')
    .values({ provider: id, ...row })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The answer within the deadline. Of an error that is thrown only a short code is kept. */
async function answerOf(call: TestedProvider['call'], deadlineMs: number): Promise<TestAnswer> {
  const late = Promise.withResolvers<TestAnswer>()
  const timer = setTimeout(() => late.resolve({ kind: 'failed', cause: 'deadline' }), deadlineMs)
  try {
    return await Promise.race([call(), late.promise])
  } catch (error) {
    const code = (error as { code?: unknown } | null)?.code
    return { kind: 'failed', cause: typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : 'threw' }
  } finally {
    clearTimeout(timer)
  }
}

export const lastTests = async (db: Db): Promise<Map<string, ProviderTest>> => {
  const rows = await db.selectFrom('provider_test').selectAll().execute()
  return new Map(rows.map((row) => [row.provider, row]))
}
