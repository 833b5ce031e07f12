import { SIZING_MAIL_TOPIC } from '#features/choosing/sizing/server/index.ts'
import { QUESTION_MAIL_TOPIC, QUOTE_MAIL_TOPIC } from '#features/choosing/system-selector/server/index.ts'
import { ISSUE_MAIL_TOPIC } from '#features/desk/page-issues/server/index.ts'
import { LEAD_MAIL_TOPIC } from '#features/partners/leads/server/index.ts'
import { PHOTO_QUOTE_MAIL_TOPIC } from '#features/partners/photo-quotes/server/index.ts'
import { CART_MAIL_TOPIC, CART_REMINDER_TOPIC } from '#features/selling/cart/server/index.ts'
import { SURVEY_MAIL_TOPIC, UNHAPPY_MAIL_TOPIC } from '#features/service/surveys/server/index.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { EMAIL, type Sample } from './sample.ts'

const LINE = { id: FURNACE, sku: 'SF96-80', name: 'Summit 96% gas furnace', qty: 1, price: 129_999 }

/** Mails whose message holds all that they say. */
export function ownSamples(now: Date): Sample[] {
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
        ...{ key: 'a-key-of-a-photo-quote' },
      },
    },
    {
      ...{ topic: CART_MAIL_TOPIC, kind: 'cart' },
      payload: { email: EMAIL, name: 'Basement', at, lines: [LINE] },
    },
    {
      ...{ topic: CART_REMINDER_TOPIC, kind: 'reminder' },
      payload: {
        email: 'new@example.com',
        name: 'Basement',
        at: later(now, -DAY_MS).toISOString(),
        lines: [LINE],
      },
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
        ...{ climateDate: '2021', search: 'zipCode=60614&squareFeet=1800' },
      },
    },
    {
      ...{ topic: SURVEY_MAIL_TOPIC, kind: 'invitation' },
      payload: { id: 7, email: EMAIL, name: 'Ann', until: '2026-12-23', products: [LINE] },
    },
    { topic: UNHAPPY_MAIL_TOPIC, kind: 'unhappy', payload: { orderId: 'A000000000001', answers } },
  ]
}
