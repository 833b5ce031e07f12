import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { ApiError } from '#lib/api-error.ts'
import { type Action, scopeOf } from '../rules/actions.ts'
import type { Actor } from '../rules/actor.ts'
import { texts } from '../texts.ts'

// Not exported: no other file can write a value of the type `Authorized`.
declare const checked: unique symbol

/** The rows that belong to an actor. At most one of the three is set; none: every row. */
interface OwnRows {
  /** the only order that the permission covers */
  readonly onlyOrder: string | undefined
  /** the only company whose rows the permission covers */
  readonly onlyCompany: number | undefined
  /** the only account whose rows the permission covers */
  readonly onlyAccount: number | undefined
}

/**
 * Proof that an actor was checked for an action. Functions that read or write take it as an argument, so code
 * that forgot the check does not compile.
 */
export interface Authorized<Name extends string = string> extends OwnRows {
  readonly [checked]: Name
  readonly action: Action<Name>
  readonly actor: Actor
}

const EVERY_ROW: OwnRows = { onlyOrder: undefined, onlyCompany: undefined, onlyAccount: undefined }

/**
 * The gate: checks whether an actor may carry out an action. Throws ApiError 401 sign_in_needed for a
 * stranger and 403 forbidden.
 */
export function requirePermission<Name extends string>(actor: Actor, action: Action<Name>): Authorized<Name> {
  const scope = scopeOf(actor, action)
  const rows = scope === 'all' ? EVERY_ROW : scope === 'own' ? ownRowsOf(actor) : undefined
  if (rows) return { action, actor, ...rows } as Authorized<Name>
  if (scope === 'none' && actor.kind === 'shopper' && actor.recognized === undefined)
    throw new ApiError('sign_in_needed', texts.signInNeeded, { status: 401 })
  throw new ApiError('forbidden', texts.forbidden, { status: 403 })
}

/** Undefined when nothing can belong to the actor. */
function ownRowsOf(actor: Actor): OwnRows | undefined {
  switch (actor.kind) {
    case 'shopper':
      return actor.recognized && { ...EVERY_ROW, onlyOrder: actor.recognized.orderId }
    case 'contractor':
      return { ...EVERY_ROW, onlyCompany: actor.companyId }
    case 'staff':
      return actor.id === undefined ? undefined : { ...EVERY_ROW, onlyAccount: actor.id }
  }
}

/** Whether a permission covers every row. */
export const coversAll = ({ onlyOrder, onlyCompany, onlyAccount }: OwnRows): boolean =>
  onlyOrder === undefined && onlyCompany === undefined && onlyAccount === undefined

/**
 * For rows that belong to no company and no person, such as leads. Throws ApiError 403 forbidden unless the
 * permission covers every row: a role that gets a narrower one later must not read them all.
 */
export function requireAllRows(permission: Authorized): void {
  if (!coversAll(permission)) throw new ApiError('forbidden', texts.forbidden, { status: 403 })
}

/** Whether a permission covers this order: every order, the one of a buyer, or one of their own company. */
export const covers = (
  permission: Authorized,
  { id, company_id }: { id: string; company_id: number | null },
): boolean =>
  coversAll(permission) ||
  permission.onlyOrder === id ||
  (permission.onlyCompany !== undefined && permission.onlyCompany === company_id)

/**
 * The condition that keeps a query to the rows of a permission:
 * `db.selectFrom('customer').where(inCompany(permission, 'customer.company_id'))`. Every query of rows that
 * belong to a company has it, so that a row of another company is not found (404).
 */
export function inCompany(permission: Authorized, column: string): RawBuilder<SqlBool> {
  if (coversAll(permission)) return sql<SqlBool>`true`
  if (permission.onlyCompany === undefined) return sql<SqlBool>`false`
  return sql<SqlBool>`${sql.ref(column)} = ${permission.onlyCompany}`
}

/** Answers 404 for a row that does not exist or belongs to another company. Throws ApiError not_found. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw new ApiError('not_found', texts.notFound, { status: 404 })
  return row
}
