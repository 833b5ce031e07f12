import type { Actor, StaffRole } from './actor.ts'

export type Role = 'shopper' | 'contractor' | StaffRole

/** `own`: only what belongs to the actor. `all`: everything. `none`: refused. */
export type Scope = 'none' | 'own' | 'all'

type Scopes = Readonly<Record<Role, Scope>>

/** Something that a person may do or not, as `LEAD.read` of a capability's rules/access.ts. */
export interface Action<Name extends string = string> {
  readonly name: Name
  readonly scopes: Scopes
}

/**
 * The actions of an area, named "area.key", each with the roles that may carry it out. A row that lacks a
 * role does not compile. The feature.ts of the capability declares them.
 */
// @__NO_SIDE_EFFECTS__
export const actions = <const Area extends string, const Rows extends Readonly<Record<string, Scopes>>>(
  area: Area,
  rows: Rows,
) =>
  Object.fromEntries(
    Object.entries(rows).map(([key, scopes]) => [key, { name: `${area}.${key}`, scopes }]),
  ) as { readonly [Key in keyof Rows & string]: Action<`${Area}.${Key}`> }

export const roleOf = (actor: Actor): Role => (actor.kind === 'staff' ? actor.role : actor.kind)

/** How far an actor may go with an action. */
export const scopeOf = (actor: Actor, action: Action): Scope => action.scopes[roleOf(actor)]

/** Whether a role may do something at all. */
export const mayDo = (role: Role, action: Action): boolean => action.scopes[role] !== 'none'

// Groups of roles that several actions share. A contractor's own rows are those of the company; a member of
// staff's own are those they made.
const NOBODY: Scopes = {
  shopper: 'none',
  contractor: 'none',
  sales: 'none',
  operations: 'none',
  admin: 'none',
}
/** Administrators alone. */
export const ADMINS: Scopes = { ...NOBODY, admin: 'all' }
/** Operations and administrators. */
export const OPERATIONS: Scopes = { ...ADMINS, operations: 'all' }
/** Those who sell to customers. */
export const SELLERS: Scopes = { ...ADMINS, sales: 'all' }
/** Every member of staff. */
export const STAFF: Scopes = { ...OPERATIONS, sales: 'all' }
/** Contractors alone, for their own company. */
export const ONLY_CONTRACTORS: Scopes = { ...NOBODY, contractor: 'own' }
/** A contractor for their own company, and administrators. */
export const CONTRACTORS_AND_ADMINS: Scopes = { ...ADMINS, contractor: 'own' }
/** Those who work for customers; operations does not. */
export const PARTNERS: Scopes = { ...SELLERS, contractor: 'own' }
/** A contractor for their own company, and every member of staff. */
export const PARTNERS_AND_STAFF: Scopes = { ...STAFF, contractor: 'own' }
/** A buyer for their own order, a contractor for their own company, and every member of staff. */
export const BUYERS_AND_STAFF: Scopes = { ...PARTNERS_AND_STAFF, shopper: 'own' }
