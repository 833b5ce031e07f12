import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mailer, Message } from '#platform/mail/server/ports.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople } from '#tests/fixtures/portal/people.ts'
import { dearProduct, desk, HOMEOWNER, quoteContent } from '#tests/fixtures/portal/quotes.ts'
import { ledgerGateway } from '#tests/fixtures/providers/payment-ledger.ts'
import { customerOf } from '#tests/fixtures/quotes/customer.ts'
import { CONTACT, LINK_KEY, QUOTED, sendQuote, twoOptions } from '#tests/fixtures/quotes/sent-quote.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock, TAX_RATE } from '#tests/fixtures/shop/products.ts'
import { testApp } from '#tests/fixtures/store/app.ts'
import { shopperTexts } from '../../shopper-texts.ts'
import type { QuoteLinks } from '../guest-link.ts'
import { sendQuoteNotices } from '../mails.ts'
import { QUOTE_NEWS_TOPIC, sendQuoteNews } from './mails.ts'

let database: TestDatabase
const clock = movableClock()
beforeAll(async () => {
  database = await makeDatabase()
  await fillStock(database.db)
})
afterAll(() => database.drop())

const LINKS: QuoteLinks = {
  origin: 'https://store.test',
  secrets: ['a secret of the tests, long enough'],
}

/** A mailer that records the mails. */
const mailerInto = (mails: Message[]): Mailer => ({
  async send(mail) {
    mails.push(mail)
    return { kind: 'sent', messageId: 'one' }
  },
  close: () => {},
})

test('[E-QUOTE] the mail that a quote is ready names each option with its total, and opens it', async () => {
  const { id, number } = await sendQuote(database.db, { number: 'QL200002', now: clock.now() })
  const mails: Message[] = []
  const send = sendQuoteNotices({
    db: database.db,
    clock,
    mailer: mailerInto(mails),
    shop: { name: 'Alpine', phone: '' },
    links: LINKS,
  })

  await send({ kind: 'sent', quoteId: id, version: 1 }, 'one')

  const { html, text } = mails[0]!
  for (const part of ['Variable speed', 'Thermostat only', '$0.00', 'Marcus Bell']) {
    expect(html).toContain(part)
    expect(text).toContain(part)
  }
  expect(text).toContain(`https://store.test/view-quotes/${number}`)
  expect(text.match(/Delivered to \d{5}, tax included/g), 'for each of the two options').toHaveLength(2)
})

test('[F18] the mails of a contractor’s quote carry company, phone, license and logo', async () => {
  const { db, drop } = await makeDatabase()
  await fillStock(db)
  await demoPeople(db)
  const logo = 'a'.repeat(32)
  const brand = { license: 'Illinois 055-043210', logo_hash: logo, phone: '7735550117' }
  await db.updateTable('company').set(brand).where('id', '=', 1).execute()
  const consultant = { name: 'Sam Ortiz', phone: '', extension: '', email: 'sam@example.com' }
  const content = twoOptions({ consultant })
  const { id } = await sendQuote(db, { number: 'QL200003', content, now: clock.now() })
  await db.updateTable('quote').set({ company_id: 1 }).where('id', '=', id).execute()
  const mails: Message[] = []
  const shop = { name: 'Alpine', phone: '(800) 555-0142' }
  const send = sendQuoteNotices({ db, clock, mailer: mailerInto(mails), shop, links: LINKS })

  await send({ kind: 'sent', quoteId: id, version: 1 }, 'one')

  const { html, text } = mails[0]!
  for (const part of ['Northside Heating & Air', '(773) 555-0117', 'License Illinois 055-043210'])
    expect(text).toContain(part)
  expect(html).toContain(`https://store.test/v1/api/company-logos/${logo}`)
  expect(text).toContain('Alpine sells and ships the products')
  expect(text, 'the phone of the store beside a contractor').not.toContain(shop.phone)
  await drop()
})

test('[E-QUOTE] the mail about an acceptance names the products, not their numbers', async () => {
  const sent = await sendQuote(database.db, { number: 'QL200001', now: clock.now() })
  const customer = customerOf(openShop({ db: database.db, clock, gateway: ledgerGateway('') }))
  await customer.open(sent.number, `${LINK_KEY}-${sent.number}`)
  const total = Math.round(QUOTED.furnace + QUOTED.furnace * TAX_RATE) / 100
  await customer.accept({
    quoteNumber: sent.number,
    version: sent.version,
    versionHash: sent.hash,
    selection: { sectionKey: 'a', lines: [{ key: 'f', qty: 1 }] },
    total,
    name: 'Dana Reyes',
    consent: true,
  })
  const { name } = await database.db
    .selectFrom('product')
    .select('name')
    .where('id', '=', FURNACE)
    .executeTakeFirstOrThrow()
  const mails: Message[] = []
  const send = sendQuoteNews({
    db: database.db,
    clock,
    mailer: mailerInto(mails),
    ...{ shop: { name: 'Alpine', phone: '', portalOrigin: 'https://portal.test' }, links: LINKS },
  })

  await send({ quoteNumber: sent.number, kind: 'accepted', text: '', to: 'customer' }, 'one')

  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toContain(name)
  expect(mails[0]!.text).not.toContain(`\n${FURNACE}\n`)
  expect(mails[0]!.text, 'opens the quote in any browser').toContain(
    `https://store.test/view-quotes/${sent.number}?key=`,
  )
  expect(mails[0]!.text.match(/Nothing is charged until/g), 'said once, in the signed sentence').toHaveLength(
    1,
  )
})

test('[E-QUOTE] the mail about news tells the consultant what happened and whom to call', async () => {
  const sent = await sendQuote(database.db, { number: 'QL200003', now: clock.now() })
  const mails: Message[] = []
  const send = sendQuoteNews({
    db: database.db,
    clock,
    mailer: mailerInto(mails),
    ...{ shop: { name: 'Alpine', phone: '', portalOrigin: 'https://portal.test' }, links: LINKS },
  })

  const text = shopperTexts.news.declined
  await send({ quoteNumber: sent.number, kind: 'declined', text, to: 'consultant' }, 'one')

  for (const part of [text, CONTACT.name, CONTACT.phone, CONTACT.email])
    expect(mails[0]!.text).toContain(part)
  expect(mails[0]!.text, 'the store wrote the sentence, not the customer').not.toContain('wrote')
})

test('[E-QUOTE] an answer reaches the customer by mail, a note for the team does not', async () => {
  const app = await testApp()
  await demoPeople(app.database.db)
  const product = await dearProduct(app)
  const { quotes } = desk(app, 'sales')
  const made = await quotes.create({ contact: HOMEOWNER, content: quoteContent([{ id: product.id }]) })
  const waiting = async () => {
    const rows = await app.database.db
      .selectFrom('outbox')
      .select(['payload', 'dedupe_key'])
      .where('topic', '=', QUOTE_NEWS_TOPIC)
      .execute()
    return rows.map(({ payload }) => payload as { kind: string; text: string; to: string })
  }
  await quotes.comment({ id: made.id, text: 'Not sent yet' })
  const { quote } = await quotes.send({ id: made.id, revision: made.revision, by: 'link' })
  await quotes.comment({ id: quote.id, text: 'Costs us little', isInternal: true })
  expect(await waiting()).toEqual([])

  await quotes.comment({ id: quote.id, text: 'Yes, it fits the 17½ inch plenum.' })
  const [answer = {}] = await waiting()
  expect(answer).toMatchObject({ kind: 'answered', to: 'customer' })
  const mails: Message[] = []
  const { db, clock: now } = app.services
  const shop = { name: 'Alpine', phone: '', portalOrigin: 'https://portal.test' }
  await sendQuoteNews({ db, clock: now, mailer: mailerInto(mails), shop, links: LINKS })(answer, 'two')
  expect(mails).toMatchObject([
    { to: { address: HOMEOWNER.email }, replyTo: quoteContent().consultant.email },
  ])
  expect(mails[0]!.text).toContain('Yes, it fits the 17½ inch plenum.')
  expect(mails[0]!.text).toContain(`/view-quotes/${quote.number}?key=`)
  await app.close()
})
