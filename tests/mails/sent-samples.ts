import { dirname } from 'node:path'
import type { Message } from '#platform/mail/server/ports.ts'
import { parseConfig } from '#server/config.ts'
import { mailHandlers } from '#server/jobs/mails.ts'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop } from '#tests/fixtures/shop/open-shop.ts'
import { fillStock } from '#tests/fixtures/shop/products.ts'
import { openWorld, type Sample, type Samples } from './sample.ts'

/** The samples of each feature, which lie beside its mails. */
export const SAMPLES = Object.entries(
  import.meta.glob<Samples>('/src/features/*/*/server/mail-samples.ts', { eager: true, import: 'samples' }),
).map(([file, samples]) => ({ folder: dirname(dirname(file)).slice(1), samples }))

export interface SentSample extends Sample {
  /** the folder of its feature */
  folder: string
  messages: Message[]
}

export type SampleMails = Awaited<ReturnType<typeof openSampleMails>>

/** A store in which everything happened that it writes mails about, and each of these mails. */
export async function openSampleMails() {
  const config = parseConfig({
    ...{ NODE_ENV: 'test', SESSION_SECRET: 'a secret that signs the links of examples' },
    ...{ PUBLIC_ORIGIN: 'https://store.example.com', PORTAL_ORIGIN: 'https://portal.example.com' },
  })
  const database = await makeDatabase()
  const ledger = await startLedger()
  await fillStock(database.db)
  const shop = openShop({ db: database.db, clock: movableClock(), gateway: ledgerGateway(ledger.url) })
  let sent: Message[] = []
  const mailer = {
    send: async (message: Message) => {
      sent.push(message)
      return { kind: 'sent' as const, messageId: 'x' }
    },
    close: () => undefined,
  }
  const handlers = mailHandlers(config, { ...shop.services, mailer })
  const messagesOf = async ({ topic, kind, payload }: Sample): Promise<Message[]> => {
    sent = []
    await handlers[topic]!(payload, `${topic}:${kind}`)
    return sent
  }
  const world = await openWorld(shop)
  const written: Omit<SentSample, 'messages'>[] = []
  for (const { folder, samples } of SAMPLES)
    written.push(...(await samples(world)).map((sample) => ({ ...sample, folder })))
  const all: SentSample[] = []
  for (const sample of written) all.push({ ...sample, messages: await messagesOf(sample) })
  return {
    db: database.db,
    all,
    messagesOf,
    ourMailbox: config.contact.email,
    async close() {
      await ledger.close()
      await database.drop()
    },
  }
}
