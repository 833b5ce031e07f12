import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deletionDay } from '#features/service/chat/rules/bounds.ts'
import { type EventReader, readEvents } from '#tests/fixtures/chat/read-events.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { whenWaiting } from '#tests/fixtures/database/waits.ts'
import { openStage, type Stage } from '#tests/fixtures/store/replicas.ts'
import type { RunningStore } from '#tests/fixtures/store/running-store.ts'

// Two processes of the built store serve one chat. One is killed while a visitor writes and reads there.
let database: TestDatabase
let stage: Stage
let dying: RunningStore
let staying: RunningStore
let chat: { id: number; cookie: string }
const readers: EventReader[] = []

beforeEach(async () => {
  database = await makeDatabase()
  stage = await openStage(database)
  dying = await stage.start()
  staying = await stage.start()
  chat = await openChat()
})
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.stop()
  await stage.close()
  await database.drop()
})

/** A chat as a first message in business hours makes it; tests run at any hour. */
async function openChat() {
  const token = randomBytes(32).toString('base64url')
  const now = new Date()
  const { id } = await database.db
    .insertInto('chat_conversation')
    .values({
      visitor_hash: createHash('sha256').update(token).digest(),
      state: 'waiting',
      owner_id: null,
      owner_name: null,
      seen_page: 'null',
      seen_cart: 'null',
      rating: null,
      started_at: now,
      changed_at: now,
      delete_on: deletionDay(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, cookie: `alpine.chat=${token}` }
}

/** True when the process has answered that it has the message. */
async function says(store: RunningStore, text: string, clientId: string): Promise<boolean> {
  try {
    const answer = await fetch(`${store.url}/v1/api/chat/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: chat.cookie },
      body: JSON.stringify({ clientId, text }),
    })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

function readsAt(store: RunningStore, after?: number): EventReader {
  const query = after === undefined ? '' : `?after=${after}`
  const reader = readEvents(fetch(`${store.url}/chat-events${query}`, { headers: { cookie: chat.cookie } }))
  readers.push(reader)
  return reader
}

const entriesIn = (reader: EventReader) =>
  reader.events.flatMap(({ name, data }) => (name === 'entry' ? [data as { id: number; text: string }] : []))
const textsIn = (reader: EventReader) => entriesIn(reader).map(({ text }) => text)

const kept = async () =>
  (
    await database.db
      .selectFrom('chat_entry')
      .select('text')
      .where('conversation_id', '=', chat.id)
      .orderBy('id')
      .execute()
  ).map(({ text }) => text)

async function kill(): Promise<void> {
  dying.process.kill('SIGKILL')
  await once(dying.process, 'exit')
}

/** Kills the process while it waits to write this message. Answers whether the sender was told "kept". */
async function killWhileWriting(text: string, clientId: string): Promise<boolean> {
  let answered: Promise<boolean> | undefined
  await database.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('chat_conversation')
      .select('id')
      .where('id', '=', chat.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    answered = says(dying, text, clientId)
    await whenWaiting(database.db, 1)
    await kill()
  })
  return (await answered) ?? false
}

describe('F-CHAT: a process is killed in the middle of a chat', () => {
  test('a message that is sent again is there once; a window goes on where it was', async () => {
    const reader = readsAt(dying)
    expect(await says(dying, 'one', randomUUID())).toBe(true)
    await expect.poll(() => textsIn(reader), { timeout: 20_000 }).toEqual(['one'])
    const [two, three] = [randomUUID(), randomUUID()]
    // The message is kept, and its answer gets lost: the browser repeats it.
    expect(await says(dying, 'two', two)).toBe(true)
    expect(await killWhileWriting('three', three)).toBe(false)
    await expect.poll(() => reader.hasEnded(), { timeout: 20_000 }).toBe(true)
    expect(await says(staying, 'two', two)).toBe(true)
    expect(await says(staying, 'three', three)).toBe(true)
    const again = readsAt(staying, entriesIn(reader).at(-1)!.id)
    expect(await says(staying, 'four', randomUUID())).toBe(true)

    await expect
      .poll(() => [...textsIn(reader), ...textsIn(again)], { timeout: 20_000 })
      .toEqual(['one', 'two', 'three', 'four'])
    expect(await kept()).toEqual(['one', 'two', 'three', 'four'])
  })

  test('control: without a repetition a message is lost, with a new id it is doubled', async () => {
    expect(await says(dying, 'kept, answer lost', randomUUID())).toBe(true)
    expect(await killWhileWriting('never answered', randomUUID())).toBe(false)
    await says(staying, 'kept, answer lost', randomUUID())

    expect(await kept()).toEqual(['kept, answer lost', 'kept, answer lost'])
  })
})
