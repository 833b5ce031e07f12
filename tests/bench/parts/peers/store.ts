import type { Goods, PeerProduct, Question } from './goods.ts'

/** What is asked of every store, 16 at a time; orders are placed beside that, 8 at a time. */
export const TASKS = {
  search: 'search with two filters and all facets',
  product: 'data of a product page',
  list: 'a page of a category',
  cart: 'a product into the cart',
} as const
export type Task = keyof typeof TASKS

/** One request of a task, and what must be true of its answer. */
export interface Call {
  path: string
  /** sent by POST; made anew for each request, so that no answer is kept */
  body?: () => string
  headers?: Record<string, string>
  /** whether an answer in JSON is a good one */
  isGood(answer: unknown): boolean
}

/** Sends a request and answers its JSON. Throws when the status is not 2xx. */
export type Send = (step: Step) => Promise<Sent>
interface Sent {
  answer: unknown
  headers: Readonly<Record<string, unknown>>
  /** of the body as it came, compressed or not */
  bytes: number
}
interface Step {
  path: string
  /** sent by POST */
  body?: object | string
  headers?: Record<string, string>
}

/** One unit of a product for a guest whom the store does not know. */
export interface Wanted {
  product: PeerProduct
  /** each order has a number of its own */
  guest: number
}

/** A running store that is measured. */
export interface PeerStore {
  /** with its version */
  name: string
  url: string
  /** the processes that belong to it, without the database */
  processes: readonly number[]
  calls: Readonly<Record<Task, readonly Call[]>>
  /** Places one order as a guest, paid later. Throws when it is refused. */
  order(wanted: Wanted, send: Send): Promise<void>
  /** the same with one call for the price and one for the order, where a store can place one so */
  shortOrder?(wanted: Wanted, send: Send): Promise<void>
  stop(): Promise<void>
}

/** A value of an answer in JSON by its path; undefined where there is none. */
export const at = (answer: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], answer)

/** What a peer needs to start. */
export interface PeerInput {
  /** where the peers are installed */
  home: string
  goods: Goods
  questions: readonly Question[]
  /** a database of its own */
  database: PeerDatabase
}

export interface PeerDatabase {
  url: string
  /** drops what it has and makes it empty */
  renew(): Promise<void>
  query<Row extends object>(sql: string): Promise<Row[]>
}
