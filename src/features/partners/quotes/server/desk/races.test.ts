import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, later } from '#lib/dates.ts'
import { meeting, whenWaiting } from '#tests/fixtures/database/waits.ts'
import { demoPeople } from '#tests/fixtures/portal/people.ts'
import { dearProduct, desk, HOMEOWNER, outcomes, quoteContent } from '#tests/fixtures/portal/quotes.ts'
import { customerOf } from '#tests/fixtures/quotes/customer.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
let product: { id: string; price: number }

beforeAll(async () => {
  app = await testApp()
  await demoPeople(app.database.db)
  product = await dearProduct(app, 0.25)
})
afterAll(() => app.close())

const dana = () => desk(app, 'sales').quotes
const ada = () => desk(app, 'admin').quotes
const seen = ({ id, revision }: { id: number; revision: number }) => ({ id, revision })
const priceAt = (share: number) => Math.round(product.price * share * 100) / 100
const offer = (share: number) => quoteContent([{ id: product.id, price: priceAt(share) }])

/** A quote at 80% of its price that waits for an approval. */
async function asked() {
  const quote = await dana().create({ contact: HOMEOWNER, content: offer(0.8) })
  return dana().submit(seen(quote))
}

/** Each version that a customer could have received: its price, and whether it was approved. */
async function versionsOf(id: number) {
  const rows = await app.database.db
    .selectFrom('quote_version')
    .innerJoin('quote', 'quote.id', 'quote_version.quote_id')
    .select([
      'quote_version.approval',
      'content',
      'quote.state',
      'quote.sent_version',
      'quote_version.version',
    ])
    .where('quote_id', '=', id)
    .execute()
  return rows.map(({ approval, content, state, sent_version, version }) => ({
    approval,
    isSent: sent_version === version && state === 'sent',
    price: (content.sections[0]?.lines[0]?.price ?? 0) / 100,
  }))
}

/** A sent version was approved, and at the price that its approver saw. */
const isSound = (versions: Awaited<ReturnType<typeof versionsOf>>): boolean =>
  versions.every(
    ({ approval, isSent, price }) =>
      (!isSent || approval === 'granted') && (approval !== 'granted' || price === priceAt(0.8)),
  )

test('an approval that races with sending is carried out first, or the quote is not sent', async () => {
  const ends = new Set<string>()
  for (let round = 0; round < 8; round++) {
    const quote = await asked()
    const works = [
      () => ada().approve(seen(quote)),
      () => dana().send(seen(quote)),
      // A person who knows the next revision before the approval is written.
      () => dana().send({ id: quote.id, revision: quote.revision + 1 }),
    ]
    const results = await outcomes((round % 2 === 0 ? works : works.toReversed()).map((work) => work()))
    expect(isSound(await versionsOf(quote.id))).toBe(true)
    ends.add((await dana().get({ id: quote.id })).state)
    expect(results).toContain('done')
  }
  for (const end of ends) expect(['approved', 'sent']).toContain(end)
})

test('an approval that races with a lower price never covers it', async () => {
  for (let round = 0; round < 8; round++) {
    const quote = await asked()
    const lower = async () => {
      const { id, revision } = await dana().revise(seen(quote))
      const saved = await dana().save({
        ...{ id, revision, contact: HOMEOWNER, content: offer(0.5) },
        offeredUntil: later(app.services.clock.now(), 20 * DAY_MS).toISOString(),
      })
      return dana().send(seen(saved))
    }
    const works = [() => ada().approve(seen(quote)), lower]
    await outcomes((round % 2 === 0 ? works : works.toReversed()).map((work) => work()))
    expect(isSound(await versionsOf(quote.id))).toBe(true)
  }
})

test('control: writers that read first and write later send a price that was never approved', async () => {
  const { db } = app.database
  const { id } = await asked()
  const reads = [0, 1].map(() =>
    db.selectFrom('quote').select('state').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  const ofQuote = db.updateTable('quote_version').where('quote_id', '=', id)
  const change = async () => {
    if ((await Promise.all(reads))[0]?.state !== 'in_review') return
    await ofQuote.set({ content: JSON.stringify(offerInCents()) }).execute()
  }
  const approve = async () => {
    if ((await Promise.all(reads))[1]?.state !== 'in_review') return
    await ofQuote.set({ approval: 'granted' }).execute()
    await db.updateTable('quote').set({ state: 'sent', sent_version: 1 }).where('id', '=', id).execute()
  }
  await Promise.all([change(), approve()])

  const versions = await versionsOf(id)
  expect(versions).toEqual([{ approval: 'granted', isSent: true, price: priceAt(0.5) }])
  expect(isSound(versions)).toBe(false)
})

/** What an author who lowers the price once more writes. */
const offerInCents = () => {
  const content = offer(0.5)
  const price = Math.round(priceAt(0.5) * 100)
  return {
    ...content,
    sections: content.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) => ({ ...line, price, listPrice: Math.round(product.price * 100) })),
    })),
  }
}

/** A quote that was sent and opened, with a way to accept it and a way to withdraw it. */
async function opened() {
  const made = await dana().create({ contact: HOMEOWNER, content: quoteContent([{ id: product.id }]) })
  const { quote, link } = await dana().send({ id: made.id, revision: made.revision })
  const number = quote.number
  const customer = customerOf(app)
  await customer.open(number, new URL(link).searchParams.get('key') ?? '')
  const shown = await customer.view(number)
  const { revision } = await dana().get({ id: quote.id })
  return {
    id: quote.id,
    accept: () =>
      customer.accept({
        quoteNumber: number,
        version: shown.version,
        versionHash: shown.versionHash,
        selection: { sectionKey: shown.activeTab, lines: shown.selectedItems },
        total: shown.finalTotal,
        name: HOMEOWNER.name,
        consent: true,
      }),
    withdraw: () => dana().withdraw({ id: quote.id, revision, reason: 'Sold elsewhere' }),
  }
}

/** Both transactions wait for the locked quote, the first one before the second, until it is free again. */
async function raced(id: number, [first, second]: readonly (() => Promise<unknown>)[]) {
  const { db } = app.database
  const held = await db.startTransaction().execute()
  await held.selectFrom('quote').select('id').where('id', '=', id).forUpdate().execute()
  const ends = [outcomes([first!()])]
  await whenWaiting(db, 1)
  ends.push(outcomes([second!()]))
  await whenWaiting(db, 2)
  await held.commit().execute()
  return (await Promise.all(ends)).flat()
}

/** The state, and the number of signatures. */
async function quoteNow(id: number) {
  const { db } = app.database
  const { state } = await db
    .selectFrom('quote')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const signed = await db
    .selectFrom('quote_acceptance')
    .select('typed_name')
    .where('quote_id', '=', id)
    .execute()
  return { state, signatures: signed.length }
}

describe('[E-QUOTE] an acceptance raced with a withdrawal has one winner', () => {
  test('the acceptance came first', async () => {
    const { id, accept, withdraw } = await opened()
    expect(await raced(id, [accept, withdraw])).toEqual(['done', 'quote_changed'])
    expect(await quoteNow(id)).toEqual({ state: 'accepted', signatures: 1 })
  })

  test('the withdrawal came first', async () => {
    const { id, accept, withdraw } = await opened()
    expect(await raced(id, [withdraw, accept])).toEqual(['done', 'quote_changed'])
    expect(await quoteNow(id)).toEqual({ state: 'withdrawn', signatures: 0 })
  })

  test('control: two writers that read first and write later both win', async () => {
    const { id } = await opened()
    const { db } = app.database
    const bothHaveRead = meeting(2)
    const naive = async (state: 'accepted' | 'withdrawn') => {
      const read = await db.selectFrom('quote').select('state').where('id', '=', id).executeTakeFirstOrThrow()
      await bothHaveRead()
      if (read.state !== 'viewed') throw Object.assign(new Error('late'), { code: 'quote_changed' })
      await db.updateTable('quote').set({ state }).where('id', '=', id).execute()
    }

    expect(await outcomes([naive('accepted'), naive('withdrawn')])).toEqual(['done', 'done'])
  })
})
