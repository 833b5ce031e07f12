import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { WantedItem } from '#tests/fixtures/shop/bodies.ts'
import type { Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock, issueCoupon, LIFTGATE, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import type { ProviderStage } from '../stage/provider-stage.ts'
import type { DeskPress } from './desk-acts.ts'
import type { Method } from './steps.ts'

/** Code with one mistake that replaces the product's code: a control for the histories. */
export interface Naive {
  notice?(db: Db, body: string): Promise<unknown>
  payByCard?(shop: Shop, orderID: string): Promise<unknown>
  desk?(db: Db, press: DeskPress, really: () => Promise<unknown>): Promise<unknown>
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

/** Empties the shop, then adds these numbers of units and coupons. */
export async function begin(
  stage: ProviderStage,
  {
    coupons,
    mailboxes,
    ...units
  }: { furnaces: number; thermostats: number; coupons: number; mailboxes: number },
  naive: Naive = {},
): Promise<Play> {
  const { db } = stage.database
  await sql`truncate ${sql.join(TABLES.map((name) => sql.table(name)))} cascade`.execute(db)
  stage.sandbox.control.reset()
  stage.mails.length = 0
  stage.restart()
  await fillStock(db, units)
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
  }
}

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
