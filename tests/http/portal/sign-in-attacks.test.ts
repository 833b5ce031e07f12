import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountIdOf, demoPeople, signedIn } from '#tests/fixtures/portal/people.ts'
import { codeAt, emailOf, typePassword, visitor } from '#tests/fixtures/portal/visitor.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { prove } from '#tests/fixtures/shop/prove.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
const clock = movableClock()
const DAY = 24 * 3_600_000

beforeAll(async () => {
  app = await testApp({ clock, realLimits: true })
  await demoPeople(app.database.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  // Each test has its own steps of codes and its own counts.
  clock.advance(120_000)
  await app.database.db.deleteFrom('use_count').execute()
})

const me = async (browser: ReturnType<typeof visitor>) => (await browser.get('/v1/api/partner/me')).status
const signIn = async (person: Parameters<typeof emailOf>[0]) => {
  const browser = visitor(app)
  await typePassword(browser, person)
  await browser.post('/partner/sign-in/code', { code: codeAt(clock.now()) })
  expect(await me(browser)).toBe(200)
  return browser
}

describe('signing in', () => {
  test('takes a password and a code, and each opens nothing alone', async () => {
    const browser = visitor(app)

    expect(await browser.post('/partner/sign-in/code', { code: codeAt(clock.now()) })).toMatchObject({
      status: 401,
      body: { errorType: 'sign_in_over' },
    })
    expect(await typePassword(browser, 'sales')).toEqual({
      status: 200,
      body: { code: true, passkey: false },
    })
    expect(await me(browser)).toBe(401)
    await browser.post('/partner/sign-in/code', { code: codeAt(clock.now()) })
    expect(await me(browser)).toBe(200)
  })

  test('a second factor in another browser does not go on', async () => {
    await typePassword(visitor(app), 'sales')

    const other = await visitor(app).post('/partner/sign-in/code', { code: codeAt(clock.now()) })
    expect(other).toMatchObject({ status: 401, body: { errorType: 'sign_in_over' } })
  })

  test('a code works once, also when it arrives twice at once, and so does every earlier one', async () => {
    const code = codeAt(clock.now())
    const earlier = codeAt(new Date(clock.now().getTime() - 30_000))
    const browsers = [visitor(app), visitor(app), visitor(app)]
    for (const browser of browsers) await typePassword(browser, 'operations')
    const answers = await Promise.all(browsers.map((each) => each.post('/partner/sign-in/code', { code })))
    const late = await browsers
      .find((_, index) => answers[index]!.status !== 200)!
      .post('/partner/sign-in/code', { code: earlier })

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect(late).toMatchObject({ status: 401, body: { errorType: 'code_refused' } })
  })

  test('control: a code of the step before is good when no later one was used', async () => {
    clock.advance(60_000)
    const browser = visitor(app)
    await typePassword(browser, 'operations')
    const code = codeAt(new Date(clock.now().getTime() - 30_000))

    expect((await browser.post('/partner/sign-in/code', { code })).status).toBe(200)
  })

  test('five wrong codes make the account wait, and a right one does not help then', async () => {
    const browser = visitor(app)
    await typePassword(browser, 'admin')
    for (let n = 0; n < 5; n++)
      expect((await browser.post('/partner/sign-in/code', { code: '000000' })).status).toBe(401)

    const right = await browser.post('/partner/sign-in/code', { code: codeAt(clock.now()) })
    expect(right).toMatchObject({ status: 429, body: { errorType: 'too_many' } })
  })
})

describe('session fixation', () => {
  test('a cookie that was planted before the sign-in is worth nothing after it', async () => {
    const browser = visitor(app)
    browser.cookies.set('alpine.portal', 'planted-by-an-attacker-0123456789abcdef')
    await typePassword(browser, 'contractor')
    await browser.post('/partner/sign-in/code', { code: codeAt(clock.now()) })
    const thief = visitor(app)
    thief.cookies.set('alpine.portal', 'planted-by-an-attacker-0123456789abcdef')

    expect([await me(browser), await me(thief)]).toEqual([200, 401])
  })

  test('sign-in and step-up each give a new token, and the old one ends', async () => {
    const browser = await signIn('contractor')
    const first = browser.cookies.get('alpine.portal')!
    clock.advance(60_000)
    await browser.post('/partner/step-up', { code: codeAt(clock.now()) })
    const thief = visitor(app)
    thief.cookies.set('alpine.portal', first)

    expect(browser.cookies.get('alpine.portal')).not.toBe(first)
    expect([await me(browser), await me(thief)]).toEqual([200, 401])
  })

  test('signing in again ends the session of the same browser', async () => {
    const browser = await signIn('contractor')
    const thief = visitor(app)
    thief.cookies.set('alpine.portal', browser.cookies.get('alpine.portal')!)
    clock.advance(60_000)
    await typePassword(browser, 'contractor')
    await browser.post('/partner/sign-in/code', { code: codeAt(clock.now()) })

    expect([await me(browser), await me(thief)]).toEqual([200, 401])
  })
})

describe('enumeration', () => {
  const ask = (email: string) =>
    visitor(app).post('/partner/sign-in', { email, password: 'wrong horse battery' })

  test('an unknown address, a wrong password and a disabled account get the same answer', async () => {
    const { db } = app.database
    const disable = (disabled_at: Date | null) =>
      db.updateTable('account').set({ disabled_at }).where('id', '=', accountIdOf('sales')).execute()
    const [known, unknown] = [await ask(emailOf('admin')), await ask('nobody@northside-hvac.example')]
    await disable(clock.now())
    const closed = await ask(emailOf('sales'))
    const closedRight = await typePassword(visitor(app), 'sales')
    await disable(null)

    expect(known.status).toBe(401)
    for (const answer of [unknown, closed, closedRight]) expect(answer).toEqual(known)
  })

  test('an unknown address takes the time of a known one, counted in time of a processor', async () => {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    for (let n = 0; n < 4; n++)
      for (const kind of ['known', 'unknown'] as const) {
        const before = process.cpuUsage()
        await ask(kind === 'known' ? emailOf('admin') : `nobody-${n}@alpine.example`)
        const { user, system } = process.cpuUsage(before)
        times[kind].push(user + system)
      }
    // The hash takes tens of milliseconds; without it an answer takes two or three.
    const quickest = { known: Math.min(...times.known), unknown: Math.min(...times.unknown) }
    expect(quickest.unknown).toBeGreaterThan(quickest.known / 2)
    expect(quickest.known).toBeGreaterThan(quickest.unknown / 2)
  })

  test('a request for a new password is answered the same for every address', async () => {
    const reset = (email: string) => visitor(app).post('/partner/reset', { email })

    expect(await reset('nobody@alpine.example')).toEqual(await reset(emailOf('admin')))
  })
})

describe('stuffing', () => {
  test('wrong passwords for one address need a proof of work, and the owner gets in with one', async () => {
    const wrong = () => typePassword(visitor(app), 'contractor', 'wrong horse battery')
    for (let n = 0; n < 5; n++) expect((await wrong()).status).toBe(401)
    const refusal = await wrong()
    const owner = visitor(app)
    const asked = await typePassword(owner, 'contractor')

    expect(refusal).toMatchObject({ status: 429, body: { errorType: 'proof_needed' } })
    expect(asked.status).toBe(429)
    const proof = await prove({ details: asked.body })
    const body = { email: emailOf('contractor'), password: 'demo-only-basement-boiler', proof }
    expect((await owner.post('/partner/sign-in', body)).status).toBe(200)
  })

  test('one network that tries many addresses needs a proof for each, known or not', async () => {
    const tries = []
    for (let n = 0; n < 22; n++)
      tries.push(
        (await visitor(app).post('/partner/sign-in', { email: `a${n}@alpine.example`, password: 'x' }))
          .status,
      )

    expect(tries.slice(0, 20).every((status) => status === 401)).toBe(true)
    expect(tries.slice(20)).toEqual([429, 429])
  })
})

describe('rights that end while their holder acts', () => {
  test('a session that was ended opens nothing from that moment', async () => {
    const admin = await signedIn(app, 'admin', { steppedUp: true })
    expect((await admin.fetch('/v1/api/partner/users')).status).toBe(200)
    await app.database.db
      .updateTable('session')
      .set({ ended_at: clock.now() })
      .where('id', '=', admin.sessionId)
      .execute()

    expect((await admin.fetch('/v1/api/partner/users')).status).toBe(401)
    expect((await admin.post('/partner/users/disable', { id: 1, disabled: true })).status).toBe(401)
  })

  test('a role that is taken away ends the sessions and the tokens of the store at once', async () => {
    const boss = await signedIn(app, 'admin', { steppedUp: true })
    const dana = await signedIn(app, 'sales')
    const { jwt } = (await (await dana.post('/partner/token')).json()) as { jwt: string }
    const store = async () =>
      (await app.fetch('/v1/api/business-hours', { headers: { authorization: `Bearer ${jwt}` } })).status
    expect(await store()).toBe(200)
    const id = accountIdOf('sales')
    expect((await boss.post('/partner/users/role', { id, role: 'operations' })).status).toBe(200)

    expect((await dana.fetch('/v1/api/partner/me')).status).toBe(401)
    expect(await store()).toBe(401)
    expect((await boss.post('/partner/users/role', { id, role: 'sales' })).status).toBe(200)
  })

  test('a step-up lasts five minutes', async () => {
    const admin = await signedIn(app, 'admin', { steppedUp: true })
    const change = async () =>
      (await admin.post('/partner/users/end-sessions', { id: accountIdOf('sales') })).status
    clock.advance(5 * 60_000 - 1_000)
    expect(await change()).toBe(200)
    clock.advance(1_000)

    expect(await change()).toBe(403)
  })

  test('a contractor cannot reach a person of another company, nor give a role of staff', async () => {
    const sam = await signedIn(app, 'contractor', { steppedUp: true })
    const foreign = accountIdOf('foreignContractor')
    const list = (await (await sam.fetch('/v1/api/partner/users')).json()) as { users: { id: number }[] }

    expect(list.users.map(({ id }) => id)).toEqual([accountIdOf('contractor')])
    expect((await sam.fetch(`/v1/api/partner/users/${foreign}`)).status).toBe(404)
    for (const path of ['end-sessions', 'reset-factors', 'invite-again'])
      expect((await sam.post(`/partner/users/${path}`, { id: foreign })).status).toBe(404)
    expect((await sam.post('/partner/users/disable', { id: foreign, disabled: true })).status).toBe(404)
    const admin = { email: 'new@northside-hvac.example', name: 'New', role: 'admin' }
    expect((await sam.post('/partner/users', admin)).status).toBe(400)
    const other = { email: 'new@northside-hvac.example', name: 'New', role: 'contractor', company: 2 }
    expect((await sam.post('/partner/users', other)).status).toBe(404)
  })
})

test('a session of last month is over', async () => {
  const browser = await signIn('contractor')
  clock.advance(31 * DAY)
  expect(await me(browser)).toBe(401)
})
