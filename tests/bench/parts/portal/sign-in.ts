import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#db/connect.ts'
import { demoCode } from '#demo/accounts/code.ts'
import { DEMO_PEOPLE } from '#demo/accounts/people.ts'
import { DEMO_PASSWORD } from '#demo/accounts/secrets.ts'
import type { Bench } from '../../bench.ts'
import { atLeast, atMost, ms, perSecond } from '../../figures.ts'
import { loadApart } from '../../load-apart.ts'

const PEOPLE = 500
const AT_ONCE = 8
const TURNS = 15
const ROUNDS = 3
const LEAST_PER_SECOND = 15
const SLOWER = 1.1

/**
 * How many people a second can sign in with password and code, and what shop pages lose while as many sign in
 * as the first bar demands.
 */
export async function measureSignIn(bench: Bench): Promise<void> {
  const { store, note, seconds, pages, references } = bench
  const emails = await addPeople(bench.databaseUrl)
  const pageMs = async () =>
    (await loadApart({ url: store.url + pages.product, connections: 1, seconds })).p50Ms

  const began = performance.now()
  const atOnce = Array.from({ length: AT_ONCE }, async () => {
    for (let turn = 0; turn < TURNS; turn++) await signIn(store.portalUrl, next(emails))
  })
  await Promise.all(atOnce)
  const rate = (AT_ONCE * TURNS) / ((performance.now() - began) / 1_000)

  const without: number[] = []
  const during: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    without.push(await pageMs())
    let isMeasured = false
    const page = pageMs().finally(() => {
      isMeasured = true
    })
    const signIns: Promise<void>[] = []
    while (!isMeasured) {
      signIns.push(signIn(store.portalUrl, next(emails)))
      await sleep(1_000 / LEAST_PER_SECOND)
    }
    await Promise.all(signIns)
    during.push(await page)
  }
  const ratio = Math.min(...during) / Math.min(...without)
  note(
    atLeast(LEAST_PER_SECOND, {
      name: `sign-ins with password and code, ${AT_ONCE} at a time`,
      value: perSecond(rate),
      measured: rate,
      beside: references.cpu().shown,
      unit: '/s',
    }),
  )
  note(
    atMost(SLOWER, {
      name: `a product page while ${LEAST_PER_SECOND} people a second sign in, as a multiple of it without`,
      value: `${ratio.toFixed(2)} (${ms(Math.min(...without))} without)`,
      measured: ratio,
      beside: references.cpu().shown,
      unit: '',
    }),
  )
}

function next(emails: string[]): string {
  const email = emails.pop()
  if (email === undefined) throw new Error('The bench needs more people who can sign in')
  return email
}

/** People like the demo's salesperson; each of them can use the code of this half minute once. */
async function addPeople(databaseUrl: string): Promise<string[]> {
  const { db, close } = connect(databaseUrl, { poolSize: 1 })
  try {
    const sales = DEMO_PEOPLE.find(({ role }) => role === 'sales')!
    const like = await db
      .selectFrom('account')
      .select(['company_id', 'role', 'name', 'password_hash', 'totp_sealed', 'created_at'])
      .where('id', '=', sales.id)
      .executeTakeFirstOrThrow()
    const emails = Array.from({ length: PEOPLE }, (_, index) => `bench-${index}@example.com`)
    await db
      .insertInto('account')
      .values(emails.map((email) => ({ ...like, email })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return emails
  } finally {
    await close()
  }
}

async function signIn(url: string, email: string): Promise<void> {
  const password = await post(`${url}/v1/api/partner/sign-in`, { email, password: DEMO_PASSWORD })
  const step = password.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const code = await post(
    `${url}/v1/api/partner/sign-in/code`,
    { code: demoCode(new Date()) },
    step.join('; '),
  )
  if (!code.ok) throw new Error(`The sign-in of ${email} was answered with ${code.status}`)
}

async function post(url: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.arrayBuffer()
  return answer
}
