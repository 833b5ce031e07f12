import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'

/** A project as saved carts need it, with its customer. */
export interface CartProject {
  id: number
  name: string
  /** null: the customer is our own, not a contractor's */
  companyId: number | null
  customerId: number
  customerName: string
  /** '' when it is not known */
  shipZip: string
}

/** The projects that carts are saved for. */
export interface CartProjects {
  /** The projects with these ids; those that do not exist are missing. */
  find(ids: readonly number[]): Promise<readonly CartProject[]>
  /** Writes a saved cart into the history of the project's customer, in the transaction that saves it. */
  addToHistory(trx: Transaction<Tables>, cart: SavedCartNews): Promise<void>
}

interface SavedCartNews {
  id: number
  name: string
  lines: number
  project: CartProject
  actor: Actor
  now: Date
}
