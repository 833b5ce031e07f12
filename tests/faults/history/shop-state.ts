import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { FIRST_MERCHANT, setMerchant } from '#lib/merchant/merchant.ts'
import type { Person } from '#tests/fixtures/portal/people.ts'
import type { WantedItem } from '#tests/fixtures/shop/bodies.ts'
import type { Shop } from '#tests/fixtures/shop/open-shop.ts'
import {
  addRefrigerant,
  FURNACE,
  fillStock,
  issueCoupon,
  LIFTGATE,
  THERMOSTAT,
} from '#tests/fixtures/shop/products.ts'
import type { ProviderStage } from '../stage/provider-stage.ts'
import type { DeskPress, StoreAct } from './desk-acts.ts'
import type { DeskPage } from './desk-forms.ts'
import type { Method } from './steps.ts'

/** Code with one mistake that replaces the product's code: a control for the histories. */
export interface Naive {
  notice?(db: Db, body: string): Promise<unknown>
  payByCard?(shop: Shop, orderID: string): Promise<unknown>
  desk?(db: Db, press: DeskPress, really: () => Promise<unknown>): Promise<unknown>
  store?(db: Db, act: StoreAct, really: () => Promise<unknown>): Promise<unknown>
}

/** A form that was sent, with all answers to it. */
export interface SentForm {
  press: DeskPress
  answers: unknown[]
  /** how often it was sent */
  times: number
  /** the process that took it was killed */
  hasDied: boolean
  /** what the page showed when the form was filled in */
  page: DeskPage['order']
}

interface Attempt {
  key: string
  items: WantedItem[]
  method: Method
  coupon: boolean
  /** the prices that the buyer saw */
  prices: Record<string, number>
  orderID?: string
  /** the provider's id of what the buyer approved */
  reference?: string
}

/** The state of one history: the shop and what its clients received. */
export interface Play {
  stage: ProviderStage
  naive: Naive
  attempts: (Attempt | undefined)[]
  /** how many mail addresses the buyers share */
  mailboxes: number
  prices: Record<string, number>
  keys: number
  reported: Set<string>
  answers: { to: string; body: string }[]
  offers: Record<string, number>[]
  /** the version of each order that a person at the desk saw last */
  versions: Map<string, number>
  /** every form that was sent at the desk, in order */
  forms: SentForm[]
  /** days that staff wanted to close or to open again, and how many presses did */
  books: { act: 'close' | 'reopen'; day: string; person: Person; done: number }[]
  /** the last line of the audit log before this history: no line can be removed */
  auditedBefore: number
  /** versions of the settings before each change of staff */
  settings: number[]
  /** what staff switched off, such as `pay check` */
  off: Set<string>
  /** what broke an invariant while the history went on */
  found: string[]
}

export const NAMES = [
  'Ada Quill',
  'Ben Ode',
  'Cleo Marsh',
  'Dov Arden',
  'Eve Lund',
  'Fay Wren',
  'Gil Stone',
  'Ida Frost',
] as const
export const nameOf = (buyer: number): string => NAMES[buyer % NAMES.length]!

export interface Units {
  furnaces: number
  thermostats: number
}

/** Empties the shop, then adds these numbers of units and coupons. */
export async function begin(
  stage: ProviderStage,
  { coupons, mailboxes, ...units }: Units & { coupons: number; mailboxes: number },
  naive: Naive = {},
): Promise<Play> {
  const { db } = stage.database
  await sql`truncate ${sql.join(TABLES.map((name) => sql.table(name)))} cascade`.execute(db)
  stage.sandbox.control.reset()
  stage.mails.length = 0
  stage.restart()
  setMerchant(FIRST_MERCHANT)
  await fillStock(db, units)
  await addRefrigerant(db, 9)
  // A machine has a serial number.
  await db.updateTable('product').set({ type: 'gas-furnace' }).where('id', '=', FURNACE).execute()
  await db
    .insertInto('zip_place')
    .values({ zip: '61602', ...PEORIA })
    .execute()
  await issueCoupon(db, { usage: coupons, perEmail: 1 })
  return {
    stage,
    naive,
    attempts: [],
    mailboxes,
    prices: { [FURNACE]: 1299.99, [THERMOSTAT]: 149.5, [LIFTGATE]: 25 },
    keys: 0,
    reported: new Set(),
    answers: [],
    offers: [],
    versions: new Map(),
    forms: [],
    books: [],
    auditedBefore: await lastAudited(db),
    settings: [],
    off: new Set(),
    found: [],
  }
}

const lastAudited = async (db: Db): Promise<number> =>
  (await db.selectFrom('audit_event').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0

/** A place of another tax rate than Chicago. */
const PEORIA = { city: 'Peoria', state: 'IL', county: 'Peoria', county_fips: '17143', lat: 40.7, lng: -89.6 }

const TABLES = [
  'orders',
  'outbox',
  'idempotency_record',
  'payment_event',
  'coupon',
  'product_price',
  'stock',
  'product',
  'category',
  'zip_place',
  'tax_rate',
  'local_tax_rate',
  'store_facts',
  'day_close',
  'work_owner',
  'bulk_run',
]

const note = (own: Play, buyer: number, answer: unknown): void => {
  const { orderID, details } = (answer ?? {}) as { orderID?: unknown; details?: { orderID?: unknown } }
  for (const id of [orderID, details?.orderID]) if (typeof id === 'string') own.reported.add(id)
  own.answers.push({
    to: nameOf(buyer),
    body: answer instanceof Error ? answer.message + JSON.stringify(details ?? {}) : JSON.stringify(answer),
  })
}

/** Sends a buyer's request and notes the answer. A refusal is an answer too. */
export async function ask<T>(own: Play, buyer: number, request: () => Promise<T>): Promise<T | undefined> {
  const answer = await answerOf(request)
  note(own, buyer, answer)
  return answer instanceof Error ? undefined : answer
}

/** The answer to a request, or its refusal. Throws what is a fault of the shop. */
export async function answerOf<T>(request: () => Promise<T>): Promise<T | Error> {
  try {
    return await request()
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !('status' in error)) throw error
    if (error.status === 500) throw error
    return error
  }
}
