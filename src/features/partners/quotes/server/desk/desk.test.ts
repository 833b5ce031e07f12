import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, later } from '#lib/dates.ts'
import { demoPeople } from '#tests/fixtures/portal/people.ts'
import { dearProduct, desk, HOMEOWNER, outcomes, quoteContent } from '#tests/fixtures/portal/quotes.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'
import { quoteNumber } from '../../rules/quote-number.ts'
import { expireQuotes, remindOfQuotes } from '../expiry.ts'
import { forgetContacts } from '../forget.ts'
import { freeNumber } from '../guest-link.ts'
import { versionHash } from './step-parts.ts'

let app: TestApp
let product: { id: string; price: number }
const clock = movableClock('2026-11-23T16:00:00Z')

beforeAll(async () => {
  app = await testApp({ clock })
  await demoPeople(app.database.db)
  product = await dearProduct(app, 0.5)
})
afterAll(() => app.close())

const dana = () => desk(app, 'sales')
const ada = () => desk(app, 'admin')
const inDays = (days: number) => later(clock.now(), days * DAY_MS).toISOString()

/** A draft of one line at this share of its price. */
const draft = async (share = 1, person: 'sales' | 'contractor' = 'sales') =>
  desk(app, person).quotes.create({ contact: HOMEOWNER, content: offer(share) })
const offer = (share = 1) =>
  quoteContent([{ id: product.id, price: Math.round(product.price * share * 100) / 100 }])
const seen = ({ id, revision }: { id: number; revision: number }) => ({ id, revision })
const saved = (quote: { id: number; revision: number }, share: number) => ({
  ...seen(quote),
  contact: HOMEOWNER,
  content: offer(share),
  offeredUntil: inDays(20),
})

describe('a draft', () => {
  test('has a number, its totals, what may be done with it, and its place in the list', async () => {
    const quote = await draft()

    expect(quote.number).toMatch(/^QL\d{6}$/)
    expect(quote.priced.totals[0]).toMatchObject({ selected: product.price, withdrawn: [] })
    expect(quote.total).toBe(quote.priced.totals[0]!.total)
    expect(quote.allowedActions).toContain('send')
    const { quotes } = await dana().quotes.list({ search: quote.number })
    expect(quotes).toMatchObject([{ id: quote.id, state: 'draft', customerName: 'Pat Homeowner' }])
    expect((await dana().quotes.list({ search: 'homeow' })).quotes.length).toBeGreaterThan(0)
  })

  test('is not sent without an option, a customer, or a product that we sell', async () => {
    const empty = await dana().quotes.create({})
    await expect(dana().quotes.send(seen(empty))).rejects.toMatchObject({ code: 'incomplete', status: 422 })
    expect(empty.priced.missing.map(({ problem }) => problem)).toEqual(['no_section', 'no_contact'])
    const unknown = dana().quotes.create({ content: quoteContent([{ id: '999999999' }]) })
    await expect(unknown).rejects.toMatchObject({ code: 'unknown_products', status: 404 })
  })

  test('keeps what the second of two people did not see', async () => {
    const quote = await draft()
    const results = await outcomes([
      dana().quotes.save(saved(quote, 0.95)),
      ada().quotes.save(saved(quote, 0.97)),
    ])

    expect(results.toSorted()).toEqual(['done', 'quote_changed'])
    const { revision, events } = await dana().quotes.get({ id: quote.id })
    expect([revision, events.filter(({ kind }) => kind === 'edited').length]).toEqual([quote.revision + 1, 1])
  })

  test('control: reading first and writing later loses one of two saves', async () => {
    const { db } = app.database
    const { id } = await draft()
    const read = [0, 1].map(() =>
      db.selectFrom('quote').select('revision').where('id', '=', id).executeTakeFirstOrThrow(),
    )
    const naive = async (name: string) => {
      const [{ revision } = { revision: 0 }] = await Promise.all(read)
      await db
        .updateTable('quote')
        .set({ contact_name: name, revision: revision + 1 })
        .where('id', '=', id)
        .execute()
      return revision
    }
    // Both writes succeeded, and one change is lost.
    expect(await Promise.all([naive('A'), naive('B')])).toEqual([1, 1])
  })
})

describe('prices beyond the limit', () => {
  test('are approved by another person, changed, approved again, and sent', async () => {
    const quote = await draft(0.8)
    expect(quote.priced.verdict).toMatchObject({ kind: 'approval', largestCut: 0.2 })
    await expect(dana().quotes.send(seen(quote))).rejects.toMatchObject({ code: 'approval_needed' })
    const asked = await dana().quotes.submit({ ...seen(quote), note: 'Two more homes in the street' })
    await expect(dana().quotes.save(saved(asked, 0.5))).rejects.toMatchObject({ code: 'not_allowed_now' })

    const first = await ada().quotes.approve({ ...seen(asked), note: 'Once' })
    const revised = await dana().quotes.revise(seen(first))
    const changed = await dana().quotes.save(saved(revised, 0.75))
    await expect(dana().quotes.send(seen(changed))).rejects.toMatchObject({ code: 'approval_needed' })
    const again = await dana().quotes.submit(seen(changed))
    const second = await ada().quotes.approve(seen(again))
    const { quote: sent, link } = await dana().quotes.send(seen(second))

    expect([sent.state, sent.version, sent.sentVersion]).toEqual(['sent', 2, 2])
    expect(link).toMatch(new RegExp(`/view-quotes/${quote.number}\\?key=[\\w-]{43}$`))
    expect(sent.versions.map(({ version, approval }) => [version, approval.state])).toEqual([
      [1, 'granted'],
      [2, 'granted'],
    ])
  })

  test('are not approved by the person who wrote or asked', async () => {
    const quote = await ada().quotes.create({ contact: HOMEOWNER, content: offer(0.8) })
    const asked = await ada().quotes.submit(seen(quote))
    await expect(ada().quotes.approve(seen(asked))).rejects.toMatchObject({ code: 'own_quote', status: 403 })
    const later = await dana().quotes.create({ contact: HOMEOWNER, content: offer(0.8) })
    const edited = await ada().quotes.save(saved(later, 0.79))
    const submitted = await dana().quotes.submit(seen(edited))
    await expect(ada().quotes.approve(seen(submitted))).rejects.toMatchObject({ code: 'own_quote' })
  })

  test('below the cost are refused, also with an approval', async () => {
    const quote = await draft(0.4)
    expect(quote.priced.verdict.problems).toMatchObject([{ problem: 'below_cost' }])
    await expect(dana().quotes.submit(seen(quote))).rejects.toMatchObject({ code: 'price_refused' })
  })

  test('[S3] below the cost need an approval for a contractor, and the approval is refused', async () => {
    const quote = await draft(0.4, 'contractor')
    expect(quote.priced.verdict).toMatchObject({ kind: 'approval', problems: [] })
    const asked = await desk(app, 'contractor').quotes.submit(seen(quote))
    const shown = await ada().quotes.get({ id: quote.id })
    expect(shown.allowedActions).not.toContain('approve')
    expect(shown.priced.verdict.problems).toMatchObject([{ problem: 'below_cost' }])
    await expect(ada().quotes.approve(seen(asked))).rejects.toMatchObject({ code: 'price_refused' })
    const back = await ada().quotes.refuse({ ...seen(asked), note: 'Too low' })
    expect(back.state).toBe('draft')
  })

  test('need an approval for every cut of a contractor', async () => {
    const quote = await draft(0.95, 'contractor')
    expect(quote.priced.verdict.kind).toBe('approval')
    expect([quote.priced.costs, quote.priced.verdict.grossProfit[0]?.amount]).toEqual([null, null])
    const whole = await draft(1, 'contractor')
    expect(whole.priced.verdict.kind).toBe('alone')
  })

  test('an approval that races with taking the quote back has one winner', async () => {
    const quote = await draft(0.8)
    const asked = await dana().quotes.submit(seen(quote))
    const results = await outcomes([
      ada().quotes.approve(seen(asked)),
      dana().quotes.revise(seen(asked)),
      dana().quotes.send(seen(asked)),
    ])

    expect(results.filter((each) => each === 'done')).toHaveLength(1)
    const { state, sentVersion } = await dana().quotes.get({ id: quote.id })
    expect(['approved', 'draft']).toContain(state)
    expect(sentVersion).toBeNull()
  })
})

describe('a sent version', () => {
  test('never changes: the database refuses, and its hash is that of its content', async () => {
    const { db } = app.database
    const quote = await draft()
    const { quote: sent } = await dana().quotes.send(seen(quote))
    const stored = await db
      .selectFrom('quote_version')
      .selectAll()
      .where('quote_id', '=', quote.id)
      .executeTakeFirstOrThrow()

    const { content, valid_until: validUntil, version, hash } = stored
    expect(hash).toBe(versionHash({ number: sent.number, version, content, validUntil }))
    const change = db.updateTable('quote_version').set({ author_name: 'x' }).where('quote_id', '=', quote.id)
    await expect(change.execute()).rejects.toThrow('a frozen version never changes')
    await expect(db.deleteFrom('quote_version').where('quote_id', '=', quote.id).execute()).rejects.toThrow(
      'a frozen version never changes',
    )
  })

  test('stays open behind the next draft when its author says so, and goes out by mail once', async () => {
    const { db } = app.database
    const quote = await draft()
    const { quote: sent } = await dana().quotes.send(seen(quote))
    const open = await dana().quotes.revise({ ...seen(sent), keepsOpen: true })
    expect([open.state, open.version, open.isOpen]).toEqual(['draft', 2, true])
    const closed = await dana().quotes.withdraw({ ...seen(open), reason: 'Sold elsewhere' })
    expect([closed.state, closed.isOpen]).toEqual(['withdrawn', false])
    const mails = await db
      .selectFrom('outbox')
      .select('dedupe_key')
      .where('dedupe_key', 'like', `quote-sent:${quote.id}:%`)
      .execute()
    expect(mails).toHaveLength(1)
  })

  test('has a new link when someone asks for one', async () => {
    const { quote, link } = await dana().quotes.send(seen(await draft()))
    const renewed = await dana().quotes.link(seen(quote))
    expect(renewed.link).not.toBe(link)
    expect(renewed.link).toContain(`/view-quotes/${quote.number}?key=`)
  })

  test('reminds before its last day, expires, and is honored with a reason', async () => {
    const { db } = app.database
    const kept = await dana().quotes.save(saved(await draft(), 1))
    const { quote: sent } = await dana().quotes.send(seen(kept))
    expect(await remindOfQuotes(db, later(clock.now(), 10 * DAY_MS))).toBe(0)
    const remindAt = later(clock.now(), 18 * DAY_MS)
    await remindOfQuotes(db, remindAt)
    expect(await remindOfQuotes(db, remindAt)).toBe(0)
    const { events } = await dana().quotes.get({ id: sent.id })
    expect(events.filter(({ kind }) => kind === 'reminded')).toHaveLength(1)
    clock.advance(20 * DAY_MS)

    const over = await dana().quotes.get({ id: sent.id })
    expect([over.state, over.allowedActions.includes('honor')]).toEqual(['expired', true])
    expect(await expireQuotes(db, clock.now())).toBeGreaterThan(0)
    const expired = await dana().quotes.get({ id: sent.id })
    expect(expired.state).toBe('expired')
    // The page was opened before the job wrote the expiry down.
    const honored = { ...seen(over), reason: 'Her furnace failed', validUntil: inDays(5) }
    await expect(desk(app, 'contractor').quotes.honor(honored)).rejects.toMatchObject({ status: 403 })
    const opened = await dana().quotes.honor(honored)
    const mails = await db
      .selectFrom('outbox')
      .select('dedupe_key')
      .where('topic', '=', 'mail.quote')
      .execute()
    expect(mails.map((each) => each.dedupe_key)).toContain(
      `quote-honored:${sent.id}:1:${new Date(inDays(5)).toISOString()}`,
    )

    expect([opened.state, opened.validUntil, opened.sentVersion]).toEqual(['sent', inDays(5), 1])
    expect(opened.priced.totals).toEqual(sent.priced.totals.map((each) => ({ ...each, ...anyDays })))
    const audit = await db
      .selectFrom('audit_event')
      .select('reason')
      .where('action', '=', 'quotes.honor')
      .where('entity_id', '=', sent.number)
      .execute()
    expect(audit).toEqual([{ reason: 'Her furnace failed' }])
  })
})

/** Delivery days move with the clock. */
const anyDays = { shippingOptions: expect.any(Array) }

describe('around a quote', () => {
  test('a duplicate leaves behind what belongs to the first customer', async () => {
    const first = await draft(0.95)
    const copy = await dana().quotes.duplicate({ id: first.id, contact: { ...HOMEOWNER, name: 'Next' } })
    expect([copy.state, copy.source, copy.contact.name]).toEqual(['draft', 'duplicate', 'Next'])
    expect(copy.content.sections).toEqual(first.content.sections)
    expect(copy.number).not.toBe(first.number)
  })

  test('a tax exemption needs a certificate, or our own staff with a reason', async () => {
    const exempt = { ...offer(), isTaxExempt: true }
    const sam = desk(app, 'contractor').quotes.create({ contact: HOMEOWNER, content: exempt })
    await expect(sam).rejects.toMatchObject({ code: 'no_exemption' })
    const silent = dana().quotes.create({ contact: HOMEOWNER, content: exempt })
    await expect(silent).rejects.toMatchObject({ code: 'reason_needed' })
    const discount = { reason: 'A school', responsibleParty: 'Dana', comments: '' }
    const quote = await dana().quotes.create({ contact: HOMEOWNER, content: { ...exempt, discount } })
    expect(quote.priced.totals[0]?.tax).toBe(0)
  })

  test('a discount that names one half is kept, and is no reason yet', async () => {
    const discount = { reason: 'A school', responsibleParty: '', comments: '' }
    const half = { ...offer(), discount }
    const { id } = await dana().quotes.create({ contact: HOMEOWNER, content: half })
    expect((await dana().quotes.get({ id })).content.discount).toEqual(discount)
    const exempt = dana().quotes.create({ contact: HOMEOWNER, content: { ...half, isTaxExempt: true } })
    await expect(exempt).rejects.toMatchObject({ code: 'reason_needed' })
  })

  test('a contractor finds the quotes of the own company alone', async () => {
    const own = await draft(1, 'contractor')
    const { quotes } = await desk(app, 'foreignContractor').quotes.list({ limit: 200 })
    expect(quotes.map(({ id }) => id)).not.toContain(own.id)
    expect((await desk(app, 'contractor').quotes.list({})).quotes.map(({ id }) => id)).toContain(own.id)
  })

  test('pages follow each other without a gap, by change and by total', async () => {
    for (const sort of ['changed', 'total'] as const) {
      const whole = (await dana().quotes.list({ sort, limit: 200 })).quotes.map(({ id }) => id)
      const paged: number[] = []
      for (let after: string | null | undefined; after !== null; ) {
        const page = await dana().quotes.list({ sort, limit: 3, ...(after ? { after } : {}) })
        paged.push(...page.quotes.map(({ id }) => id))
        after = page.next
      }
      expect(paged).toEqual(whole)
    }
  })

  test('comments, files and the history belong to the quote', async () => {
    const quote = await draft()
    await dana().quotes.comment({ id: quote.id, text: 'Call after six', isInternal: true })
    const pdf = new File(['%PDF-1.4\n%%EOF'], 'load.pdf', { type: 'text/html' })
    const kept = await dana().quotes.attach({ id: quote.id, kind: 'document', name: 'Load', file: pdf })
    const opened = await dana().quotes.get({ id: quote.id })
    expect(opened.comments).toMatchObject([{ text: 'Call after six', isInternal: true }])
    expect(opened.files).toMatchObject([{ id: kept.id, type: 'application/pdf', isShared: false }])
    const lie = new File(['<script>'], 'photo.jpg', { type: 'image/jpeg' })
    const refused = dana().quotes.attach({ id: quote.id, kind: 'photo', name: 'x', file: lie })
    await expect(refused).rejects.toMatchObject({ code: 'file_refused', status: 422 })
    await dana().quotes.removeFile({ id: quote.id, file: kept.id })
    expect((await dana().quotes.get({ id: quote.id })).files).toEqual([])
  })
})

test('who a quote was for is deleted after two years without a change', async () => {
  const { db } = app.database
  const quote = await draft()
  await dana().quotes.comment({ id: quote.id, text: 'Call Pat' })
  const pdf = new File(['%PDF-1.4\n%%EOF'], 'load.pdf')
  await dana().quotes.attach({ id: quote.id, kind: 'document', name: 'Load', file: pdf })
  const removed: string[] = []
  const files = { remove: async (key: string) => void removed.push(key) }
  const forget = (days: number) => forgetContacts({ db, files }, later(clock.now(), days * DAY_MS))
  await forget(729)
  expect((await dana().quotes.get({ id: quote.id })).contact).toEqual(HOMEOWNER)
  expect(removed).toEqual([])
  await forget(731)
  const { contact, comments } = await dana().quotes.get({ id: quote.id })
  expect([contact, comments]).toEqual([{ name: '', phone: '', email: '', zip: '' }, []])
  expect(removed).toContainEqual(expect.stringMatching(new RegExp(`^quote-files/${quote.id}/[0-9a-f]+$`)))
})

test('the number of a quote is drawn again while another quote has it, and not forever', async () => {
  const { db } = app.database
  const { number } = await dana().quotes.get({ id: (await draft()).id })
  const taken = Number(number.slice(2))
  const drawn = [taken, taken, taken + 1]

  expect(await freeNumber(db, () => drawn.shift() ?? taken)).toBe(quoteNumber(taken + 1))
  expect(drawn).toEqual([])
  await expect(freeNumber(db, () => taken)).rejects.toMatchObject({ code: 'busy', status: 503 })
})
