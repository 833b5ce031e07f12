import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { clockAt } from '#lib/clock.ts'
import { HOUR_MS, later, MINUTE_MS } from '#lib/dates.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { accountIdOf, actorFor, demoPeople, PERSONS, type Person } from '#tests/fixtures/portal/people.ts'
import { BEARER_SECONDS } from '../rules/session-limits.ts'
import { signBearer } from './bearer.ts'
import { endSession, startSession } from './sessions.ts'
import { whoAsksPortal, whoAsksStore } from './who-asks.ts'

const NOW = new Date('2026-11-22T16:00:00Z')
const SECRETS = ['a secret of the tests, long enough'] as const
const HOME = { device: 'a phone', network: '192.0.2.1' }

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await makeDatabase()
  db = database.db
  await demoPeople(db)
})
afterAll(() => database.drop())

const contextAt = (now: Date) => ({
  db,
  clock: clockAt(now.toISOString()),
  accounts: { secrets: SECRETS, secure: false, origin: 'http://localhost:3001' },
})
const askPortal = async (token: string, now: Date) =>
  (await whoAsksPortal(contextAt(now), { 'alpine.portal': token })).actor
const begin = (person: Person) => startSession(db, accountIdOf(person), HOME, NOW)
const STRANGER_ACTOR = { kind: 'shopper' }

test.each(PERSONS)(
  '%s: the token of a session says who asks, and the database keeps no token',
  async (person) => {
    const { token } = await begin(person)
    const rows = await db.selectFrom('session').selectAll().execute()

    expect(await askPortal(token, NOW)).toMatchObject(actorFor(person))
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await askPortal(`${token}x`, NOW)).toEqual(STRANGER_ACTOR)
  },
)

describe('a session ends', () => {
  const limits = [
    ['contractor', 8 * HOUR_MS, 30 * 24 * HOUR_MS],
    ['sales', HOUR_MS, 12 * HOUR_MS],
    ['operations', HOUR_MS, 12 * HOUR_MS],
    ['admin', HOUR_MS, 12 * HOUR_MS],
  ] as const

  test.each(limits)('%s: when nothing was asked for its idle time', async (person, idleMs) => {
    const { token } = await begin(person)

    expect(await askPortal(token, later(NOW, idleMs - MINUTE_MS))).toMatchObject(actorFor(person))
    // That request restarted the idle time.
    expect(await askPortal(token, later(NOW, 2 * idleMs - 2 * MINUTE_MS))).toMatchObject(actorFor(person))
    expect(await askPortal(token, later(NOW, 3 * idleMs))).toEqual(STRANGER_ACTOR)
  })

  test.each(limits)(
    '%s: at its absolute limit, however often it is used',
    async (person, idleMs, absoluteMs) => {
      const { token } = await begin(person)
      for (let at = 0; at < absoluteMs; at += idleMs / 2)
        expect(await askPortal(token, later(NOW, at))).toMatchObject(actorFor(person))

      expect(await askPortal(token, later(NOW, absoluteMs))).toEqual(STRANGER_ACTOR)
    },
  )

  const causes: [string, (sessionId: number) => Promise<unknown>, () => Promise<unknown>][] = [
    ['when it is ended', (id) => endSession(db, id, NOW), async () => {}],
    ['when its account is disabled', () => change({ disabled_at: NOW }), () => change({ disabled_at: null })],
    [
      'when the rights of its account change',
      () => change({ rights_version: 2 }),
      () => change({ rights_version: 1 }),
    ],
    [
      'when its company is disabled',
      () => db.updateTable('company').set({ disabled_at: NOW }).where('id', '=', 1).execute(),
      () => db.updateTable('company').set({ disabled_at: null }).where('id', '=', 1).execute(),
    ],
  ]
  const change = (values: { disabled_at: Date | null } | { rights_version: number }) =>
    db.updateTable('account').set(values).where('id', '=', accountIdOf('contractor')).execute()

  test.each(causes)('%s, and so do the bearer tokens that it gave', async (_, cause, undo) => {
    const { token, sessionId } = await begin('contractor')
    const jwt = await signBearer(SECRETS, { accountId: accountIdOf('contractor'), sessionId }, NOW)
    const askStore = () => whoAsksStore(contextAt(NOW), `Bearer ${jwt}`)

    expect((await askStore()).actor).toMatchObject(actorFor('contractor'))
    await cause(sessionId)
    expect(await askPortal(token, NOW)).toEqual(STRANGER_ACTOR)
    await expect(askStore()).rejects.toMatchObject({ code: 'sign_in_needed', status: 401 })
    await undo()
  })
})

test('[C-AUTHZ] a bearer token that is forged, expired or of another account is refused', async () => {
  const { sessionId } = await begin('contractor')
  const accountId = accountIdOf('contractor')
  const good = await signBearer(SECRETS, { accountId, sessionId }, NOW)
  const [head, body = ''] = good.split('.')
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  const ask = (jwt: string, now = NOW) => whoAsksStore(contextAt(now), `Bearer ${jwt}`)

  expect((await ask(good)).signedIn).toMatchObject({ accountId, sessionId })
  for (const [jwt, now] of [
    [`${none}.${body}.`, NOW],
    [`${head}.${body}.${'A'.repeat(43)}`, NOW],
    [await signBearer(['another secret of the tests, long'], { accountId, sessionId }, NOW), NOW],
    [await signBearer(SECRETS, { accountId: accountIdOf('admin'), sessionId }, NOW), NOW],
    [await signBearer(SECRETS, { accountId, sessionId: 999_999 }, NOW), NOW],
    [good, later(NOW, BEARER_SECONDS * 1_000 + 1_000)],
    ['x'.repeat(5_000), NOW],
  ] as const)
    await expect(ask(jwt, now)).rejects.toMatchObject({ code: 'sign_in_needed', status: 401 })
})
