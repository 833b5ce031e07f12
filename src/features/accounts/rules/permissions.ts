import type { Actor, StaffRole } from './actor.ts'

export type Role = 'shopper' | 'contractor' | StaffRole

/** `own`: only what belongs to the actor. `all`: everything. `none`: refused. */
export type Scope = 'none' | 'own' | 'all'

/** The permissions of each role. A new action is a new row; a row that lacks a role does not compile. */
export const PERMISSIONS = {
  'orders.read': { shopper: 'own', contractor: 'own', sales: 'all', operations: 'all', admin: 'all' },
  'orders.receive-payment': {
    shopper: 'none',
    contractor: 'none',
    sales: 'none',
    operations: 'all',
    admin: 'all',
  },
  'orders.approve': { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  'certificates.decide': {
    shopper: 'none',
    contractor: 'none',
    sales: 'none',
    operations: 'all',
    admin: 'all',
  },
  'security.read': { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  'orders.ship': { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  'orders.deliver': { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  'orders.cancel': { shopper: 'own', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  'orders.call-off': { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  // An administrator approves large refunds of others and makes none, so that one person alone never can.
  'orders.refund': { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'none' },
  'returns.request': { shopper: 'own', contractor: 'own', sales: 'all', operations: 'all', admin: 'all' },
  'returns.decide': { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  'returns.receive': { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  'damage.report': { shopper: 'own', contractor: 'own', sales: 'all', operations: 'all', admin: 'all' },
  'damage.settle': { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  'reviews.decide': { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  'catalogue.export': { shopper: 'none', contractor: 'none', sales: 'all', operations: 'all', admin: 'all' },
  'catalogue.import': { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  'tax.import': { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  'search.import': { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  'worklist.read': { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  'payments.reconcile': {
    shopper: 'none',
    contractor: 'none',
    sales: 'none',
    operations: 'all',
    admin: 'all',
  },
  // Partners. A contractor's own rows are those of the company; a member of staff's own are those they made.
  'customers.read': { shopper: 'none', contractor: 'own', sales: 'all', operations: 'all', admin: 'all' },
  'customers.write': { shopper: 'none', contractor: 'own', sales: 'all', operations: 'none', admin: 'all' },
  'projects.read': { shopper: 'none', contractor: 'own', sales: 'all', operations: 'all', admin: 'all' },
  'projects.write': { shopper: 'none', contractor: 'own', sales: 'all', operations: 'none', admin: 'all' },
  'carts.read': { shopper: 'none', contractor: 'own', sales: 'all', operations: 'none', admin: 'all' },
  'carts.write': { shopper: 'none', contractor: 'own', sales: 'all', operations: 'none', admin: 'all' },
  'partner-orders.place': {
    shopper: 'none',
    contractor: 'own',
    sales: 'all',
    operations: 'none',
    admin: 'all',
  },
  'orders.reprice': { shopper: 'none', contractor: 'none', sales: 'all', operations: 'none', admin: 'all' },
  'orders.approve-price': {
    shopper: 'none',
    contractor: 'none',
    sales: 'none',
    operations: 'none',
    admin: 'all',
  },
  'orders.tax-override': {
    shopper: 'none',
    contractor: 'none',
    sales: 'all',
    operations: 'none',
    admin: 'all',
  },
  'orders.shipping-override': {
    shopper: 'none',
    contractor: 'none',
    sales: 'all',
    operations: 'none',
    admin: 'all',
  },
  'cart.internal-figures': {
    shopper: 'none',
    contractor: 'none',
    sales: 'all',
    operations: 'all',
    admin: 'all',
  },
  'issues.report': { shopper: 'none', contractor: 'own', sales: 'all', operations: 'all', admin: 'all' },
  'issues.read': { shopper: 'none', contractor: 'own', sales: 'all', operations: 'all', admin: 'all' },
  'issues.work': { shopper: 'none', contractor: 'none', sales: 'all', operations: 'all', admin: 'all' },
  'company.read': { shopper: 'none', contractor: 'own', sales: 'all', operations: 'all', admin: 'all' },
  'company.write': { shopper: 'none', contractor: 'own', sales: 'none', operations: 'none', admin: 'all' },
  'users.read': { shopper: 'none', contractor: 'own', sales: 'none', operations: 'none', admin: 'all' },
  'users.write': { shopper: 'none', contractor: 'own', sales: 'none', operations: 'none', admin: 'all' },
  'price-lists.write': {
    shopper: 'none',
    contractor: 'none',
    sales: 'none',
    operations: 'all',
    admin: 'all',
  },
  'credit.write': { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  'certificates-tax.decide': {
    shopper: 'none',
    contractor: 'none',
    sales: 'none',
    operations: 'all',
    admin: 'all',
  },
  'audit.read': { shopper: 'none', contractor: 'own', sales: 'own', operations: 'all', admin: 'all' },
  'audit.export': { shopper: 'none', contractor: 'none', sales: 'none', operations: 'none', admin: 'all' },
  'own-account.manage': { shopper: 'none', contractor: 'own', sales: 'own', operations: 'own', admin: 'own' },
} as const satisfies Readonly<Record<string, Readonly<Record<Role, Scope>>>>

export type Action = keyof typeof PERMISSIONS

export const roleOf = (actor: Actor): Role => (actor.kind === 'staff' ? actor.role : actor.kind)

/** How far an actor may go with an action. */
export const scopeOf = (actor: Actor, action: Action): Scope => PERMISSIONS[action][roleOf(actor)]
