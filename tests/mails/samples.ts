import { DEMO_PEOPLE } from '#demo/accounts/people.ts'
import { CART_MAIL_TOPIC } from '#features/cart/server/index.ts'
import { CHAT_MAIL_TOPIC } from '#features/chat/server/index.ts'
import { FEEDBACK_MAIL_TOPIC } from '#features/contractors/server/index.ts'
import { NOTICE_TOPIC as ORDER_NOTICE_TOPIC, shipOrder } from '#features/fulfilment/server/index.ts'
import { noticeSchema } from '#features/fulfilment/server/mail/notices.ts'
import { LEAD_MAIL_TOPIC } from '#features/leads/server/index.ts'
import { confirmationMail } from '#features/orders/server/index.ts'
import { ISSUE_MAIL_TOPIC } from '#features/page-issues/server/index.ts'
import { PHOTO_QUOTE_MAIL_TOPIC } from '#features/photo-quotes/server/index.ts'
import { WATCH_MAIL_TOPIC } from '#features/product-watches/server/index.ts'
import { QUOTE_NEWS_TOPIC, QUOTE_NOTICE_TOPIC } from '#features/quotes/server/index.ts'
import { NOTICE_TOPIC as REVIEW_NOTICE_TOPIC } from '#features/reviews/server/index.ts'
import { ACCOUNT_MAIL_TOPIC } from '#features/sign-in/server/index.ts'
import { SIZING_MAIL_TOPIC } from '#features/sizing/server/index.ts'
import { STORY_MAIL_TOPIC } from '#features/stories/server/index.ts'
import { SURVEY_MAIL_TOPIC, UNHAPPY_MAIL_TOPIC } from '#features/surveys/server/index.ts'
import { QUESTION_MAIL_TOPIC, QUOTE_MAIL_TOPIC } from '#features/system-selector/server/index.ts'
import { WARRANTY_MAIL_TOPIC, WARRANTY_REMINDER_TOPIC } from '#features/warranties/server/index.ts'
import { sellingJobs } from '#server/jobs/list.ts'
import { demoPeople, whoAsks } from '#tests/fixtures/portal/people.ts'
import { customerOf } from '#tests/fixtures/quotes/customer.ts'
import { LINK_KEY, sendQuote } from '#tests/fixtures/quotes/sent-quote.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import type { Shop } from '#tests/fixtures/shop/open-shop.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'

const EMAIL = 'ann@example.com'
const ONE = [{ id: FURNACE, qty: 1 }]

/** A message of the outbox that makes one mail of the gallery. */
export interface Sample {
  topic: string
  /** which of the topic's mails it is */
  kind: string
  payload: Record<string, unknown>
}

/** Rows of a store in which everything happened that it writes mails about, and a message for each mail. */
export async function sampleMails(shop: Shop): Promise<Sample[]> {
  await demoPeople(shop.db)
  return [
    ...(await orderSamples(shop)),
    ...(await quoteSamples(shop)),
    ...(await warrantySamples(shop)),
    ...(await watchSamples(shop)),
    ...(await writtenSamples(shop)),
    ...(await chatSamples(shop)),
    ...accountSamples(),
    ...ownSamples(shop.clock.now()),
  ]
}

/** An order by card that was shipped and came back in part, one on net terms that is overdue. */
async function orderSamples(shop: Shop): Promise<Sample[]> {
  const { db, clock } = shop
  const now = clock.now()
  const account = { company_id: 1, limit_cents: 100_000_00, terms_days: 30, status: 'open' as const }
  await db
    .insertInto('credit_account')
    .values({ ...account, changed_by: 'test', changed_at: now })
    .execute()
  const { orderID } = await shop.checkout(makeCardBody(ONE))
  const { orderID: onTerms } = await shop.checkout(
    makeBody(ONE, {}, 'terms'),
    undefined,
    {},
    whoAsks('contractor'),
  )
  for (const orderId of [orderID, onTerms])
    await shipOrder(db, may('orders.ship'), { orderId, now, carrier: 'UPS', tracking: '1Z999AA10123456784' })
  const { id: shipmentID } = await db
    .updateTable('shipment')
    .set({ appointment_on: '2026-12-02' })
    .where('order_id', '=', orderID)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('order_line').set({ called_off: 1 }).where('order_id', '=', orderID).execute()
  // The shipped orders are charged and invoiced.
  await sellingJobs({ payments: shop.payments, confirm: async () => undefined })
    .find(({ name }) => name === 'move-money')!
    .run()
  const { id: movementID } = await db
    .selectFrom('money_movement')
    .select('id')
    .where('order_id', '=', orderID)
    .executeTakeFirstOrThrow()
  const rma = 'R000000000001'
  await db
    .insertInto('goods_return')
    .values({
      ...{ rma, order_id: orderID, state: 'refused', why: 'not_needed', actor: 'shopper' },
      ...{ decision: 'The furnace was installed.', asked_at: now, decided_at: now },
    })
    .execute()
  const facts = { shipmentID, movementID, at: now.toISOString(), rma }
  const notices = ORDER_NOTICES.map((kind) => ({
    topic: ORDER_NOTICE_TOPIC,
    kind,
    payload: { kind, orderID: kind === 'terms_overdue' ? onTerms : orderID, ...facts },
  }))
  const placed = { topic: confirmationMail.topic, kind: 'placed', payload: { orderID } }
  return [placed, ...notices]
}

/** Every kind of mail after the confirmation, from the list that the mail job reads. */
export const ORDER_NOTICES = noticeSchema.options.flatMap(({ shape: { kind } }): string[] =>
  'values' in kind ? [...kind.values].map(String) : [...kind.options],
)

async function quoteSamples(shop: Shop): Promise<Sample[]> {
  const { db, clock } = shop
  const open = await sendQuote(db, { number: 'QL700001', now: clock.now() })
  const signed = await sendQuote(db, { number: 'QL700002', now: clock.now() })
  const customer = customerOf(shop)
  await customer.open(signed.number, `${LINK_KEY}-${signed.number}`)
  const { activeTab, selectedItems, finalTotal } = await customer.view(signed.number)
  await customer.accept({
    ...{ quoteNumber: signed.number, version: signed.version, versionHash: signed.hash },
    ...{ selection: { sectionKey: activeTab, lines: selectedItems }, total: finalTotal },
    ...{ name: 'Ann Reyes', consent: true },
  })
  const news = (kind: string, to: 'consultant' | 'customer' = 'consultant') => ({
    topic: QUOTE_NEWS_TOPIC,
    kind: `${kind}, to the ${to}`,
    payload: { quoteNumber: signed.number, kind, to, text: 'Does the price include the transition?' },
  })
  return [
    ...['sent', 'reminder'].map((kind) => ({
      ...{ topic: QUOTE_NOTICE_TOPIC, kind, payload: { kind, quoteId: open.id, version: open.version } },
    })),
    ...['accepted', 'declined', 'commented', 'asked-again'].map((kind) => news(kind)),
    news('accepted', 'customer'),
  ]
}

type Rows = Pick<Shop, 'db' | 'clock'>

const of = (topic: string, kind: string, id: number, more = {}): Sample => ({
  ...{ topic, kind, payload: { kind, id, ...more } },
})

async function warrantySamples({ db, clock }: Rows): Promise<Sample[]> {
  const { id: orderId } = await db.selectFrom('orders').select('id').limit(1).executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('warranty_registration')
    .values({
      ...{
        order_id: orderId,
        slot: `${FURNACE}/0/0`,
        product_id: FURNACE,
        product: 'Summit 96% gas furnace',
      },
      ...{ unit: 'Gas furnace', sku: 'SF96-80', brand: 'Summit', serial: '2311A00412', photo: null },
      ...{ installed_on: '2026-11-20', registered_years: 10, unregistered_years: 5, core_years: 20 },
      ...{ within_days: 60, maker_reference: 'SUM-88120', registered_at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return [
    of(WARRANTY_MAIL_TOPIC, 'registered', id),
    of(WARRANTY_MAIL_TOPIC, 'filed', id),
    {
      ...{ topic: WARRANTY_REMINDER_TOPIC, kind: 'reminder' },
      payload: { orderId, units: ['Gas furnace'], days: 14 },
    },
  ]
}

async function watchSamples({ db, clock }: Rows): Promise<Sample[]> {
  const watch = async (about: 'price' | 'stock') => {
    const row = { product_id: FURNACE, email: EMAIL, about, price_cents: 129_999 }
    const { id } = await db
      .insertInto('product_watch')
      .values({ ...row, token: about.padEnd(32, 'a'), asked_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const [price, stock] = [await watch('price'), await watch('stock')]
  const cents = { before: 129_999, now: 119_999 }
  return [
    of(WATCH_MAIL_TOPIC, 'confirm', price),
    { ...of(WATCH_MAIL_TOPIC, 'news', price, cents), kind: 'news of the price' },
    { ...of(WATCH_MAIL_TOPIC, 'news', stock, cents), kind: 'news of the stock' },
  ]
}

/** What shoppers wrote: a story, feedback about an installer, a review, a question. */
async function writtenSamples({ db, clock }: Rows): Promise<Sample[]> {
  const received_at = clock.now()
  const { id: story } = await db
    .insertInto('customer_story')
    .values({
      ...{ author: 'Ann', place: 'Duluth, MN', system: 'Heat pump', title: 'Warm at last', body: 'Quiet.' },
      ...{ email: EMAIL, photo: null, photo_width: null, photo_height: null, consent_text: null },
      ...{ consented_at: null, reason: 'It names a neighbor.', received_at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('contractor_listing')
    .values({
      ...{ company_id: 1, epa608_type: 'universal', base_zip: '60614', lat: 41.92, lng: -87.65 },
      ...{ radius_miles: 30, prices: '[]', changed_by: 'test', changed_at: received_at },
    })
    .execute()
  const { id: feedback } = await db
    .insertInto('contractor_feedback')
    .values({
      ...{ company_id: 1, order_id: null, rating: 5, kept_price: 'yes', body: 'On time.', author: 'Ann' },
      ...{ email: EMAIL, mailbox: EMAIL, consent_text: null, reason: 'It names a person.', received_at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const written = { product_id: FURNACE, author: 'Ann', email: EMAIL, received_at }
  const { id: review } = await db
    .insertInto('review')
    .values({ ...written, rating: 5, title: 'Quiet', body: 'It runs all night.', written_on: '2026-11-20' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: question } = await db
    .insertInto('question')
    .values({
      ...{ ...written, body: 'Does it fit a 17.5 in plenum?', asked_on: '2026-11-20' },
      ...{ answer: 'Yes, its cabinet is 17.5 in wide.', answered_by: 'Dana', answered_on: '2026-11-21' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return [
    ...['published', 'refused'].map((kind) => of(STORY_MAIL_TOPIC, kind, story)),
    ...['published', 'refused'].map((kind) => of(FEEDBACK_MAIL_TOPIC, kind, feedback)),
    of(REVIEW_NOTICE_TOPIC, 'review', review),
    of(REVIEW_NOTICE_TOPIC, 'question', question),
    of(REVIEW_NOTICE_TOPIC, 'answer', question),
  ]
}

async function chatSamples({ db, clock }: Rows): Promise<Sample[]> {
  const at = clock.now()
  const { id: chat } = await db
    .insertInto('chat_conversation')
    .values({
      ...{ visitor_hash: new Uint8Array(32), state: 'closed', name: 'Ann', email: EMAIL, owner_id: null },
      ...{ owner_name: 'Dana Reyes', started_at: at, changed_at: at, closed_at: at, rating: null },
      delete_on: '2027-11-23',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const says = { conversation_id: chat, account_id: null, kind: 'text' as const, file: null, written_at: at }
  await db
    .insertInto('chat_entry')
    .values([
      { ...says, id: 1, client_id: 'a', author: 'shopper', author_name: 'Ann', text: 'Will it fit?' },
      { ...says, id: 2, client_id: 'b', author: 'agent', author_name: 'Dana', text: 'Yes, send a photo.' },
    ])
    .execute()
  return [{ topic: CHAT_MAIL_TOPIC, kind: 'transcript', payload: { chat, to: EMAIL } }]
}

const accountSamples = (): Sample[] => {
  const { id: accountId, email } = DEMO_PEOPLE[0]!
  return [
    { topic: ACCOUNT_MAIL_TOPIC, kind: 'invitation', payload: { kind: 'invitation', accountId } },
    { topic: ACCOUNT_MAIL_TOPIC, kind: 'reset', payload: { kind: 'reset', email } },
    ...['password', 'passkey', 'code-app', 'recovery-codes'].map((change) => ({
      ...{ topic: ACCOUNT_MAIL_TOPIC, kind: `changed: ${change}` },
      payload: { kind: 'changed', accountId, change },
    })),
  ]
}

const LINE = { id: FURNACE, sku: 'SF96-80', name: 'Summit 96% gas furnace', qty: 1, price: 129_999 }

/** Mails whose message holds all that they say. */
function ownSamples(now: Date): Sample[] {
  const at = now.toISOString()
  const lead = {
    ...{
      id: 12,
      name: 'Ann Reyes',
      phone: '3125550119',
      email: EMAIL,
      kind: 'expert',
      comments: 'Which size?',
    },
    ...{ pageUrl: '/sizing-estimator', promisedAt: at, writtenAt: at, claimedBy: null },
  }
  const issue = {
    ...{ id: 7, importance: 'high', team: 'product-management', text: 'The picture shows another unit.' },
    ...{ pageURL: '/product/x/450000001', reporterName: 'Dana Reyes', to: null, notedBy: null },
  }
  const answers = { recommend: 3 }
  return [
    { topic: LEAD_MAIL_TOPIC, kind: 'new', payload: { ...lead, isWarning: false } },
    { topic: LEAD_MAIL_TOPIC, kind: 'warning', payload: { ...lead, isWarning: true } },
    { topic: ISSUE_MAIL_TOPIC, kind: 'issue', payload: issue },
    { topic: ISSUE_MAIL_TOPIC, kind: 'note', payload: { ...issue, to: EMAIL, notedBy: 'Ada King' } },
    {
      ...{ topic: PHOTO_QUOTE_MAIL_TOPIC, kind: 'received' },
      payload: {
        ...{ id: 3, reference: 'PQ000003', to: EMAIL, promise: 'today by 5 PM CT', photos: 4 },
        ...{ wishes: 'Quieter, lower bills.', key: 'a-key-of-a-photo-quote' },
      },
    },
    {
      ...{ topic: CART_MAIL_TOPIC, kind: 'cart' },
      payload: { email: EMAIL, name: 'Basement', at, lines: [LINE] },
    },
    {
      ...{ topic: QUOTE_MAIL_TOPIC, kind: 'results' },
      payload: {
        ...{ reference: 'SQ000004', email: EMAIL, zip: '60614', at },
        kits: [
          {
            ...{ id: 'a', title: 'Furnace and air conditioner', path: '/system-selector/results' },
            ...{ lines: [LINE], goods: 129_999, total: 143_324 },
          },
        ],
      },
    },
    {
      ...{ topic: QUESTION_MAIL_TOPIC, kind: 'question' },
      payload: {
        ...{ reference: 'SQ000004', name: 'Ann', email: EMAIL, phone: '', message: 'Which one is quieter?' },
        answers: [{ step: 'Fuel', answer: 'Natural gas' }],
      },
    },
    {
      ...{ topic: SIZING_MAIL_TOPIC, kind: 'result' },
      payload: {
        ...{
          email: EMAIL,
          by: 'whole',
          home: '1,800 sq ft',
          place: 'Chicago, IL 60614',
          winterF: 4,
          summerF: 89,
        },
        need: { heatingBtu: 47_200, heatingBtuRounded: 47_000, coolingBtu: 27_500, tons: 2.5, systems: 1 },
        ...{ climateDate: '2021', search: '?zipCode=60614&squareFeet=1800' },
      },
    },
    {
      ...{ topic: SURVEY_MAIL_TOPIC, kind: 'invitation' },
      payload: { id: 7, email: EMAIL, name: 'Ann', until: '2026-12-23' },
    },
    { topic: UNHAPPY_MAIL_TOPIC, kind: 'unhappy', payload: { orderId: 'A000000000001', answers } },
  ]
}
