import { DEMO_PEOPLE } from '#demo/accounts/people.ts'
import { WATCH_MAIL_TOPIC } from '#features/catalog/product-watches/server/index.ts'
import { STORY_MAIL_TOPIC } from '#features/content/stories/server/index.ts'
import { ACCOUNT_MAIL_TOPIC } from '#features/people/sign-in/server/index.ts'
import { CHAT_MAIL_TOPIC } from '#features/service/chat/server/index.ts'
import { FEEDBACK_MAIL_TOPIC } from '#features/service/contractors/server/index.ts'
import { CARE_MAIL_TOPIC } from '#features/service/owned-equipment/server/index.ts'
import { NOTICE_TOPIC as REVIEW_NOTICE_TOPIC } from '#features/service/reviews/server/index.ts'
import { WARRANTY_MAIL_TOPIC, WARRANTY_REMINDER_TOPIC } from '#features/service/warranties/server/index.ts'
import type { Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { EMAIL, type Sample } from './sample.ts'

type Rows = Pick<Shop, 'db' | 'clock'>

const of = (topic: string, kind: string, id: number, more = {}): Sample => ({
  ...{ topic, kind, payload: { kind, id, ...more } },
})

export async function warrantySamples({ db, clock }: Rows): Promise<Sample[]> {
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

/** The mails before summer and before winter, to an owner of a furnace. */
export async function careSamples({ db }: Rows): Promise<Sample[]> {
  await db.updateTable('product').set({ type: 'gas-furnace' }).where('id', '=', FURNACE).execute()
  const { id: orderId } = await db
    .selectFrom('orders')
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .select('orders.id')
    .where('order_line.product_id', '=', FURNACE)
    .where('orders.state', 'not in', ['cancelled', 'refunded', 'returned'])
    .limit(1)
    .executeTakeFirstOrThrow()
  return (['spring', 'fall'] as const).map((season) => ({
    topic: CARE_MAIL_TOPIC,
    kind: season,
    payload: { orderId, season, askedOn: '2026-11-25' },
  }))
}

export async function watchSamples({ db, clock }: Rows): Promise<Sample[]> {
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
export async function writtenSamples({ db, clock }: Rows): Promise<Sample[]> {
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

export async function chatSamples({ db, clock }: Rows): Promise<Sample[]> {
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

const CHANGES = [
  'password',
  'passkey',
  'passkey-removed',
  'code-app',
  'code-app-removed',
  'recovery-codes',
] as const

export const accountSamples = (): Sample[] => {
  const { id: accountId, email } = DEMO_PEOPLE[0]!
  return [
    { topic: ACCOUNT_MAIL_TOPIC, kind: 'invitation', payload: { kind: 'invitation', accountId } },
    { topic: ACCOUNT_MAIL_TOPIC, kind: 'reset', payload: { kind: 'reset', email } },
    ...CHANGES.map((change) => ({
      ...{ topic: ACCOUNT_MAIL_TOPIC, kind: `changed: ${change}` },
      payload: { kind: 'changed', accountId, change },
    })),
  ]
}
