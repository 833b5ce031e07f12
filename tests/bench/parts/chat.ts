import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type Db } from '#db/connect.ts'
import { startSession } from '#features/people/accounts/server/index.ts'
import { deletionDay } from '#features/service/chat/rules/bounds.ts'
import { type EventReader, readEvents } from '../../fixtures/chat/read-events.ts'
import type { Bench } from '../bench.ts'
import { atMost, ms } from '../figures.ts'
import { loadApart } from '../load-apart.ts'

const CHATS = 200
const MESSAGES = 400
const BETWEEN_MS = 25
const ARRIVES_P95_MS = 150
const SLOWER = 1.1
const ROUNDS = 5

interface OpenChat {
  id: number
  token: string
}

/** 200 chats that are open in one process: how long a message takes to arrive, and what shop pages lose. */
export async function measureChat({
  store,
  databaseUrl,
  note,
  seconds,
  pages,
  references,
}: Bench): Promise<void> {
  const { db, close } = connect(databaseUrl, { poolSize: 2 })
  const { cookie, chats } = await prepare(db)
  await close()
  const pageMs = async () =>
    (await loadApart({ url: store.url + pages.product, connections: 1, seconds })).p50Ms
  const without: number[] = []
  const during: number[] = []
  let arrivals: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    without.push(await pageMs())
    const arrivedAt = new Map<string, number>()
    const readers = chats.map((chat) => eventsOf(store.url, chat, arrivedAt))
    await sleep(1_000)
    const [times, page] = await Promise.all([say(store.portalUrl, cookie, chats, arrivedAt), pageMs()])
    during.push(page)
    arrivals = [...arrivals, ...times]
    for (const reader of readers) reader.stop()
    await sleep(500)
  }
  const sorted = arrivals.sort((one, other) => one - other)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.POSITIVE_INFINITY
  note(
    atMost(ARRIVES_P95_MS, {
      name: `a message arrives, ${CHATS} open chats in one process`,
      value: `p50 ${ms(sorted[Math.floor(sorted.length / 2)] ?? 0)}, p95 ${ms(p95)}`,
      measured: p95,
      beside: references.cpu().shown,
      unit: 'ms',
      correct: sorted.length === MESSAGES * ROUNDS,
    }),
  )
  const ratio = Math.min(...during) / Math.min(...without)
  note(
    atMost(SLOWER, {
      name: `a product page while ${CHATS} chats run, as a multiple of it without them`,
      value: `${ratio.toFixed(2)} (${ms(Math.min(...without))} without)`,
      measured: ratio,
      beside: references.cpu().shown,
      unit: '',
      correct: true,
    }),
  )
}

/** Open chats of one agent, and the Cookie header of the agent's session. */
async function prepare(db: Db): Promise<{ cookie: string; chats: OpenChat[] }> {
  const now = new Date()
  const { id: owner, name } = await db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('role', '=', 'sales')
    .executeTakeFirstOrThrow()
  const { token } = await startSession(db, owner, { device: 'bench', network: '' }, now)
  const chats: OpenChat[] = []
  for (let made = 0; made < CHATS; made++) {
    const visitor = randomBytes(32).toString('base64url')
    const { id } = await db
      .insertInto('chat_conversation')
      .values({
        visitor_hash: createHash('sha256').update(visitor).digest(),
        state: 'open',
        owner_id: owner,
        owner_name: name,
        seen_page: 'null',
        seen_cart: 'null',
        rating: null,
        started_at: now,
        changed_at: now,
        delete_on: deletionDay(now),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    chats.push({ id, token: visitor })
  }
  return { cookie: `alpine.portal=${token}`, chats }
}

const eventsOf = (url: string, { token }: OpenChat, arrivedAt: Map<string, number>): EventReader =>
  readEvents(fetch(`${url}/chat-events`, { headers: { cookie: `alpine.chat=${token}` } }), (event) => {
    if (event.name !== 'entry') return
    const { clientId } = event.data as { clientId: string }
    if (!arrivedAt.has(clientId)) arrivedAt.set(clientId, performance.now())
  })

/** Writes to one chat after the other. Answers how long each message took from the press to the visitor. */
async function say(
  url: string,
  cookie: string,
  chats: readonly OpenChat[],
  arrivedAt: ReadonlyMap<string, number>,
): Promise<number[]> {
  const sentAt = new Map<string, number>()
  const calls: Promise<unknown>[] = []
  for (let sent = 0; sent < MESSAGES; sent++) {
    const clientId = randomBytes(12).toString('hex')
    sentAt.set(clientId, performance.now())
    calls.push(
      send(`${url}/v1/api/partner/chats/${chats[sent % chats.length]!.id}/messages`, cookie, {
        clientId,
        text: `Message ${sent}`,
      }),
    )
    await sleep(BETWEEN_MS)
  }
  await Promise.all(calls)
  await sleep(1_000)
  return [...sentAt].flatMap(([clientId, began]) => {
    const arrived = arrivedAt.get(clientId)
    return arrived === undefined ? [] : [arrived - began]
  })
}

/** Sends a message; a connection that breaks is tried again, as browsers do, with the same client id. */
async function send(url: string, cookie: string, body: object, tries = 3): Promise<void> {
  const headers = { 'content-type': 'application/json', cookie }
  try {
    await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).arrayBuffer()
  } catch (error) {
    if (tries <= 1) throw error
    await send(url, cookie, body, tries - 1)
  }
}
