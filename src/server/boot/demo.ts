import { type ChildProcess, fork } from 'node:child_process'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import type { LoadResult } from '#demo/catalogue/load.ts'
import type { NewEntry } from '#features/content/content/server/install.ts'
import type { CarrierTracking } from '#features/selling/fulfilment/server/ports.ts'
import type { Clock } from '#lib/clock.ts'
import { grouped } from '#lib/numbers.ts'
import type { Config } from '../config.ts'
import { demoAmazonKey } from '../providers/amazon.ts'
import type { Services } from '../services/services.ts'
import { type DemoAddresses, say, timed } from './console.ts'
import type { Stops } from './stops.ts'

/**
 * Starts the payment sandbox and the mail catcher (`file` of the build) in a child process, which ends with
 * this one.
 */
export function startDemo(config: Config, file: string, stops: Stops): Promise<DemoAddresses> {
  const { child, answer } = startChild<DemoAddresses>(file, 'the payment sandbox of the demo', {
    ...process.env,
    STORE_MODE: 'demo',
    SANDBOX_PORT: String(config.sandboxPort),
    MAIL_PORT: String(config.mailPort),
    AMAZON_PUBLIC_KEY: demoAmazonKey().publicKey,
    // The portal frames the store, and the store frames the provider's fields.
    STORE_ORIGINS: [
      config.portalOrigin,
      config.publicOrigin,
      `http://127.0.0.1:${config.port}`,
      `http://localhost:${config.port}`,
    ].join(),
  })
  stops.add(() => child.connected && child.disconnect())
  return answer
}

/**
 * Loads the demo catalog into a store without products, in a process of its own (`file` of the build): the
 * generator is large, and its memory would stay with the store.
 */
export async function loadDemoOnce(db: Db, databaseUrl: string, file: string): Promise<void> {
  const any = await db.selectFrom('product').select('id').limit(1).executeTakeFirst()
  if (any) return
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const { products, reviews } = await timed(
    'Loading the demo catalog (first start only)',
    () => startChild<LoadResult>(file, 'the loading of the demo catalog', env).answer,
  )
  say(`${grouped(products)} products, ${grouped(reviews)} reviews`)
}

/** Companies and people of the demo, when the store has no account yet. */
export const loadDemoPeopleOnce = (db: Db, now: Date, secrets: readonly [string, ...string[]]) =>
  loadOnce(db, 'account', async () => {
    const { loadDemoCredit, loadDemoPeople } = await import('#demo/accounts/people.ts')
    await db.transaction().execute(async (trx) => {
      await loadDemoPeople(trx, now, secrets)
      await loadDemoCredit(trx, now)
    })
  })

/** Customers and projects of the demo, when the store has none yet. */
export const loadDemoCustomersOnce = (db: Db, now: Date) =>
  loadOnce(db, 'customer', async () => {
    const { loadDemoCustomers } = await import('#demo/customers/load.ts')
    await db.transaction().execute((trx) => loadDemoCustomers(trx, now))
  })

/** Installers of the demo, when the store lists none yet. */
export const loadDemoContractorsOnce = (db: Db, now: Date) =>
  loadOnce(db, 'contractor_listing', async () => {
    const { loadDemoContractors } = await import('#demo/contractors/load.ts')
    await db.transaction().execute((trx) => loadDemoContractors(trx, now))
  })

/**
 * Work for the desks of the demo's portal, when the store has no quote yet. It is made by calls of the
 * store, each in its own transaction: a start that is ended in the middle leaves the rows that it has made.
 * A refused call ends the loading, and the store still starts.
 */
export const loadDemoDeskOnce = (db: Db, services: Services, now: Date) =>
  loadOnce(db, 'quote', async () => {
    const { loadDemoDesk } = await import('#demo/desk/load.ts')
    const task = 'Making quotes, leads and orders of the demo (first start only)'
    await timed(task, () => loadDemoDesk(services, now)).catch((error: unknown) =>
      say(`The portal of the demo lacks some of its work: ${error instanceof Error ? error.message : error}`),
    )
  })

/**
 * Fills an empty table. Processes that start at the same moment take turns, so one of them fills it. The lock
 * belongs to a connection and not to a transaction, which a database may end while it waits for the next
 * statement.
 */
export function loadOnce(db: Db, table: keyof Tables, load: () => Promise<void>): Promise<void> {
  return db.connection().execute(async (turn) => {
    await sql`select pg_advisory_lock(hashtext('demo data'))`.execute(turn)
    try {
      const any = await turn
        .selectFrom(table)
        .select(({ lit }) => lit(1).as('one'))
        .limit(1)
        .executeTakeFirst()
      if (!any) await load()
    } finally {
      await sql`select pg_advisory_unlock(hashtext('demo data'))`.execute(turn)
    }
  })
}

/** How the people of the demo sign in, as rows of the table that the start prints. */
export async function demoSignIns(): Promise<[name: string, value: string][]> {
  const [{ DEMO_PEOPLE }, { DEMO_CODE_SECRET, DEMO_PASSWORD }] = await Promise.all([
    import('#demo/accounts/people.ts'),
    import('#demo/accounts/secrets.ts'),
  ])
  return [
    ...DEMO_PEOPLE.map(({ role, email }): [string, string] => [`  ${role}`, email]),
    ['  password', DEMO_PASSWORD],
    ['  code app', `${DEMO_CODE_SECRET} (or run: npm run accounts -- demo-code)`],
  ]
}

export const demoContent = async (): Promise<readonly NewEntry[]> =>
  (await import('#demo/content/content.ts')).DEMO_CONTENT

/** An imitated carrier that delivers every shipment. */
export const demoCarrier = async (clock: Clock): Promise<CarrierTracking> =>
  (await import('#demo/carrier/carrier.ts')).demoCarrier(clock)

/** The code that the authenticator app of the demo's people shows now. */
export const demoCodeNow = async (now: Date): Promise<string> =>
  (await import('#demo/accounts/code.ts')).demoCode(now)

/** Enough for the error of a process, with its stack. */
const LAST_CHARACTERS = 8_000

/**
 * Starts a file of the build as a process of its own. `answer` is its first message; it rejects with what the
 * process printed last when it ends without one. Until then its errors stay off the screen.
 */
function startChild<T>(
  file: string,
  what: string,
  env: NodeJS.ProcessEnv,
): { child: ChildProcess; answer: Promise<T> } {
  const child = fork(file, { env, stdio: ['inherit', 'inherit', 'pipe', 'ipc'] })
  let printed = ''
  let hasAnswered = false
  child.stderr?.on('data', (chunk: Buffer) => {
    if (hasAnswered) process.stderr.write(chunk)
    else printed = `${printed}${chunk}`.slice(-LAST_CHARACTERS)
  })
  const answer = new Promise<T>((resolve, reject) => {
    child.once('message', (message) => {
      hasAnswered = true
      resolve(message as T)
    })
    child.once('error', reject)
    child.once('close', (code, signal) =>
      reject(new Error(`${what} ended by ${signal ?? `code ${code}`}\n${printed}`)),
    )
  })
  return { child, answer }
}
