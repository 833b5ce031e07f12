import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstAdmin } from '#features/people/sign-in/server/first-admin.ts'
import { accountOfLink } from '#features/people/sign-in/server/links.ts'
import { LINK_MS } from '#features/people/sign-in/server/mails.ts'
import { hashPassword } from '#features/people/sign-in/server/passwords.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.drop())

const NOW = new Date('2026-11-23T08:00:00Z')
const EMAIL = 'owner@alpine.example'

const invite = async (email: string) => {
  const made = await firstAdmin(database.db, email, NOW)
  if (made.kind !== 'invited') throw new Error(`refused: ${made.reason}`)
  return made.token
}

const holderOf = (token: string, now = NOW) => accountOfLink(database.db, token, 'invitation', now)

test('[A-AUTH] the command for the first administrator works until that person can sign in', async () => {
  const { db } = database
  await db
    .insertInto('account')
    .values({ email: 'sam@alpine.example', name: 'Sam', role: 'sales', company_id: null, created_at: NOW })
    .execute()
  // A salesperson is not made an administrator, and gets no link.
  expect(await firstAdmin(db, 'sam@alpine.example', NOW)).toEqual({ kind: 'refused', reason: 'email_taken' })

  const lost = await invite(EMAIL)
  const token = await invite(EMAIL)
  await expect(holderOf(lost)).rejects.toMatchObject({ code: 'link_over' })
  expect(await holderOf(token)).toMatchObject({ email: EMAIL, role: 'admin' })
  await expect(holderOf(token, later(NOW, LINK_MS.invitation + DAY_MS))).rejects.toMatchObject({
    code: 'link_over',
  })
  const admins = db.selectFrom('account').select('id').where('role', '=', 'admin')
  expect(await admins.execute()).toHaveLength(1)

  await db
    .updateTable('account')
    .set({ password_hash: await hashPassword('basement boiler by the lake') })
    .where('email', '=', EMAIL)
    .execute()
  for (const email of [EMAIL, 'second@alpine.example'])
    expect(await firstAdmin(db, email, NOW)).toEqual({ kind: 'refused', reason: 'has_admin' })
  expect(await admins.execute()).toHaveLength(1)
  // Both links, and nothing that was refused, stand in the audit log.
  const written = await db
    .selectFrom('audit_event')
    .select(['action', 'actor_name'])
    .where('action', '=', 'users.first-admin')
    .execute()
  expect(written.map(({ actor_name }) => actor_name)).toEqual(['command line', 'command line'])
})
