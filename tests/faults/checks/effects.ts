import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { foldEvents, type OrderState } from '#features/selling/orders/rules/order-state.ts'
import { HOUR_MS } from '#lib/dates.ts'
import { firstKeyOf } from '#platform/outbox/server/outbox.ts'
import { allOrders, type Check } from './database-facts.ts'

/** I9: replaying an order's events gives its state, in allowed steps and without a gap. */
export const historyIsTrue: Check = async ({ db }) => {
  const events = Map.groupBy(
    await db.selectFrom('order_event').selectAll().execute(),
    ({ order_id }) => order_id,
  )
  return (await allOrders(db)).flatMap((order) => {
    const own = (events.get(order.id) ?? []).map((event) => ({
      version: event.version,
      from: event.from_state as OrderState | null,
      to: event.to_state as OrderState,
    }))
    return foldEvents(own) === order.state && own.length === order.version
      ? []
      : [`I9: the events of ${order.id} do not make ${order.state} version ${order.version}`]
  })
}

const ORDER_ID = /^[AN][0-9A-Za-z]{9,}$/

/**
 * I10: each committed effect was carried out, and a mail that was sent twice has one Message-ID, unless staff
 * sent it again.
 */
export const outboxIsEmpty: Check = async ({ db, mails }) => {
  if (mails === undefined) return []
  const rows = await db.selectFrom('outbox').select(['dedupe_key', 'sent_at']).execute()
  const keys = new Set(rows.map((row) => row.dedupe_key))
  const placed = (await allOrders(db)).filter((order) => order.placed_at !== null)
  // "order-confirmation:A…", "order:shipped:A…:1": which order a mail is about
  const about = Map.groupBy(new Set(mails), (id) => id.split(':').find((part) => ORDER_ID.test(part)))
  const confirmations = (orderId: string) =>
    (about.get(orderId) ?? []).filter((id) => id.startsWith('order-confirmation:') && id === firstKeyOf(id))
      .length
  return [
    ...rows.filter((row) => row.sent_at === null).map((row) => `I10: ${row.dedupe_key} was not carried out`),
    ...placed.filter((order) => !about.has(order.id)).map((order) => `I10: no mail was sent for ${order.id}`),
    ...placed.flatMap(({ id }) =>
      confirmations(id) > 1 ? [`I10: ${id} was confirmed under ${confirmations(id)} Message-IDs`] : [],
    ),
    ...[...new Set(mails)]
      .filter((id) => !keys.has(id))
      .map((id) => `I10: ${id} was sent without an outbox row`),
  ]
}

const LEASE_MS = 60_000
/** After five tries an effect waits for staff on their work list. */
const TRIES = 5

/**
 * I11: every claim belongs to a running process, and every overdue row was processed or waits for a person.
 */
export const nothingIsStuck: Check = async ({ db, now }) => {
  if (now === undefined) return []
  const late = new Date(now.getTime() - LEASE_MS)
  const outbox = await db
    .selectFrom('outbox')
    .select('dedupe_key as what')
    .where('sent_at', 'is', null)
    .where('due_at', '<', late)
    .where('tries', '<', TRIES)
    .where('unanswered', '<', TRIES)
    .execute()
  const movements = await db
    .selectFrom('money_movement')
    .select('id as what')
    .where('status', 'in', ['requested', 'sending', 'unknown'])
    .where('due_at', '<', late)
    .execute()
  const attempts = await db
    .selectFrom('payment_attempt')
    .select('id as what')
    .where('status', 'in', ['processing', 'unknown'])
    .where('next_check_at', '<', late)
    .execute()
  return [...outbox, ...movements, ...attempts, ...(await deadWorkers(db))].map(
    ({ what }) => `I11: ${what} is due and no worker takes it`,
  )
}

// The scheduler's table exists only where the store has run with a scheduler.
async function deadWorkers(db: Parameters<Check>[0]['db']): Promise<{ what: string }[]> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('pgboss.job') is not null as is`.execute(db)
  if (rows[0]?.is !== true) return []
  return (
    await sql<{ what: string }>`
      select name as what
      from pgboss.job
      where state = 'active'
        and started_on + make_interval(secs => expire_seconds) < now() - interval '1 minute'`.execute(db)
  ).rows
}

/**
 * I16: each product picture and each photo of a damage report is stored under its hash, and no partly written
 * file is older than an hour.
 */
export const filesAreThere: Check = async ({ db, files }) => {
  if (files === undefined) return []
  const named = await db.selectFrom('product_image').select(['hash', 'width']).distinct().execute()
  const lost = await Promise.all(
    named.map(async ({ hash, width }) =>
      (await isStored(files, hash, width)) ? [] : [`I16: picture ${hash} is named and not stored`],
    ),
  )
  const photos = await db.selectFrom('damage_photo').select('hash').distinct().execute()
  const without = await Promise.all(
    photos.map(async ({ hash }) =>
      (await isPhoto(files, hash)) ? [] : [`I16: photo ${hash} is named and not stored`],
    ),
  )
  const stored = await readdir(files, { recursive: true })
  const halves = await Promise.all(
    stored
      .filter((path) => HALF.test(path))
      .map(async (path) => ({ path, age: Date.now() - (await stat(join(files, path))).mtimeMs })),
  )
  return [
    ...lost.flat(),
    ...without.flat(),
    ...halves.filter(({ age }) => age > HOUR_MS).map(({ path }) => `I16: ${path} was left half written`),
  ]
}

/** The temporary names under which the file store writes before it renames a file. */
const HALF = /(\.|^\.half\/)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function isStored(files: string, hash: string, width: number): Promise<boolean> {
  const folder = join(files, 'product-images', hash)
  try {
    const facts = JSON.parse(await readFile(join(folder, 'picture.json'), 'utf8')) as {
      hash?: unknown
      width?: unknown
    }
    const pictures = await readdir(folder)
    return (
      facts.hash === hash && facts.width === width && pictures.some((name) => name.startsWith(`${width}.`))
    )
  } catch {
    return false
  }
}

async function isPhoto(files: string, hash: string): Promise<boolean> {
  const bytes = await readFile(join(files, 'damage-photos', `${hash}.jpg`)).catch(() => undefined)
  return bytes !== undefined && createHash('sha256').update(bytes).digest('hex').startsWith(hash)
}
