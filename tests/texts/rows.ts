import { CONSENT_VERSION } from '#features/partners/photo-quotes/rules/form.ts'
import { guestLink } from '#features/partners/quotes/server/guest-link.ts'
import { signedIn } from '#tests/fixtures/portal/people.ts'
import { desk, quoteContent } from '#tests/fixtures/portal/quotes.ts'
import type { TestApp } from '#tests/fixtures/store/app.ts'

/** One row of each kind that the demo has none of, so that the page of each opens. */
export async function addRows(app: TestApp) {
  const { db } = app.database
  const now = app.services.clock.now()
  // The session of the calls below.
  await signedIn(app, 'admin')
  const admin = desk(app, 'admin')
  const { id: product } = await db.selectFrom('product').select('id').executeTakeFirstOrThrow()
  const template = await admin.quotes.createTemplate({
    name: 'Service',
    content: quoteContent([{ id: product }]),
  })
  const priceList = await admin.priceLists.create({ companyID: 2, name: 'Prices', startsOn: '2026-01-01' })
  const issue = await db
    .insertInto('page_issue')
    .values({
      ...{ company_id: 1, importance: 'low', team: 'sales', description: 'x', page_url: '/' },
      ...{ reporter_id: null, reporter_name: 'Lee', reporter_email: 'lee@example.com' },
      ...{ includes_reporter: false, screenshot: null, reported_at: now },
      ...{ assigned_id: null, assigned_name: null, closed_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const photoQuote = await db
    .insertInto('photo_quote')
    .values({
      ...{ token_hash: Buffer.alloc(32), consent_version: CONSENT_VERSION, lead_id: null, quote_id: null },
      ...{ created_at: now, changed_at: now, sent_at: now, promised_at: now, delete_on: '2030-01-01' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { template, priceList, issue, photoQuote }
}

/** The path of a quote that its shopper may read, with its key. */
export async function shopperQuote({ database: { db }, services }: TestApp): Promise<string> {
  const quote = await db
    .selectFrom('quote')
    .select(['id', 'number', 'link_number', 'guest_token_hash'])
    .where('state', 'in', ['sent', 'viewed'])
    .executeTakeFirstOrThrow()
  return guestLink({ ...services.quoteLinks, origin: '' }, quote)
}
