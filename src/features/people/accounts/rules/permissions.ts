import type { Actor, StaffRole } from './actor.ts'

export type Role = 'shopper' | 'contractor' | StaffRole

/** `own`: only what belongs to the actor. `all`: everything. `none`: refused. */
export type Scope = 'none' | 'own' | 'all'

type Scopes = Readonly<Record<Role, Scope>>

// Groups of roles that several actions share.
/** Operations and administrators. */
const OPERATIONS = {
  shopper: 'none',
  contractor: 'none',
  sales: 'none',
  operations: 'all',
  admin: 'all',
} as const
/** Every member of staff. */
const STAFF = { shopper: 'none', contractor: 'none', sales: 'all', operations: 'all', admin: 'all' } as const
/** Those who sell to customers. */
const SELLERS = {
  shopper: 'none',
  contractor: 'none',
  sales: 'all',
  operations: 'none',
  admin: 'all',
} as const
/** Administrators alone. */
const ADMINS = {
  shopper: 'none',
  contractor: 'none',
  sales: 'none',
  operations: 'none',
  admin: 'all',
} as const
/** Those who work for customers; operations does not. */
const PARTNERS = {
  shopper: 'none',
  contractor: 'own',
  sales: 'all',
  operations: 'none',
  admin: 'all',
} as const
/** A contractor for their own company, and every member of staff. */
const PARTNERS_AND_STAFF = {
  shopper: 'none',
  contractor: 'own',
  sales: 'all',
  operations: 'all',
  admin: 'all',
} as const
/** A buyer for their own order, a contractor for their own company, and every member of staff. */
const BUYERS_AND_STAFF = {
  shopper: 'own',
  contractor: 'own',
  sales: 'all',
  operations: 'all',
  admin: 'all',
} as const
/** Contractors alone, for their own company. */
const CONTRACTORS = {
  shopper: 'none',
  contractor: 'own',
  sales: 'none',
  operations: 'none',
  admin: 'none',
} as const
/** A contractor for their own company, and administrators. */
const COMPANIES = {
  shopper: 'none',
  contractor: 'own',
  sales: 'none',
  operations: 'none',
  admin: 'all',
} as const

/** The permissions of each role. A new action is a new row; a row that lacks a role does not compile. */
export const PERMISSIONS = {
  'orders.read': BUYERS_AND_STAFF,
  'orders.receive-payment': OPERATIONS,
  'orders.approve': OPERATIONS,
  'certificates.decide': OPERATIONS,
  'security.read': OPERATIONS,
  'orders.ship': OPERATIONS,
  'orders.deliver': OPERATIONS,
  'orders.cancel': { shopper: 'own', contractor: 'none', sales: 'none', operations: 'all', admin: 'all' },
  // People who may not cancel an order ask operations to do it.
  'orders.ask-cancel': PARTNERS_AND_STAFF,
  'orders.call-off': OPERATIONS,
  // An administrator approves large refunds of others but makes no refund: a large refund takes two people.
  'orders.refund': { shopper: 'none', contractor: 'none', sales: 'none', operations: 'all', admin: 'none' },
  'returns.request': BUYERS_AND_STAFF,
  'returns.decide': OPERATIONS,
  'returns.receive': OPERATIONS,
  'damage.report': BUYERS_AND_STAFF,
  'damage.settle': OPERATIONS,
  'reviews.read': STAFF,
  'reviews.decide': OPERATIONS,
  // What buyers answered after their delivery.
  'surveys.read': STAFF,
  // Examples of the mails that the store sends.
  'mails.read': STAFF,
  'stories.read': STAFF,
  'stories.decide': OPERATIONS,
  // Announcements, articles, brochures and other words of the store.
  'content.edit': OPERATIONS,
  'content.publish': OPERATIONS,
  // What homeowners read of installers, and their feedback.
  'contractors.read': STAFF,
  'contractors.write': OPERATIONS,
  // What a company says of itself; staff check it before homeowners see it.
  'contractors.write-own': CONTRACTORS,
  'contractors.decide': OPERATIONS,
  'warranties.read': STAFF,
  'warranties.file': OPERATIONS,
  'catalogue.export': STAFF,
  'catalogue.import': OPERATIONS,
  'tax.import': OPERATIONS,
  'search.import': OPERATIONS,
  'store-facts.change': OPERATIONS,
  'worklist.read': OPERATIONS,
  'payments.reconcile': OPERATIONS,
  // Partners. A contractor's own rows are those of the company; a member of staff's own are those they made.
  'customers.read': PARTNERS_AND_STAFF,
  'customers.write': PARTNERS,
  'projects.read': PARTNERS_AND_STAFF,
  'projects.write': PARTNERS,
  'carts.read': PARTNERS,
  'carts.write': PARTNERS,
  'partner-orders.place': PARTNERS,
  'quotes.read': PARTNERS_AND_STAFF,
  'quotes.write': PARTNERS,
  'quotes.send': PARTNERS,
  // Another person than the author: see features/quotes.
  'quotes.approve': ADMINS,
  'quotes.honor': SELLERS,
  // Photos of homes are for the store's own staff.
  'photo-quotes.read': STAFF,
  'photo-quotes.work': SELLERS,
  'orders.reprice': SELLERS,
  'orders.approve-price': ADMINS,
  'orders.tax-override': SELLERS,
  'orders.shipping-override': SELLERS,
  'cart.internal-figures': STAFF,
  'issues.report': PARTNERS_AND_STAFF,
  'issues.read': PARTNERS_AND_STAFF,
  'issues.work': STAFF,
  'chat.read': STAFF,
  'chat.answer': STAFF,
  // Leads of our own shop: people who asked to be called.
  'leads.read': STAFF,
  'leads.work': SELLERS,
  'company.read': PARTNERS_AND_STAFF,
  'company.write': COMPANIES,
  // To make a company, or to close one.
  'companies.write': ADMINS,
  'users.read': COMPANIES,
  'users.write': COMPANIES,
  'price-lists.read': STAFF,
  'price-lists.write': OPERATIONS,
  'credit.write': OPERATIONS,
  'certificates-tax.decide': OPERATIONS,
  'audit.read': { shopper: 'none', contractor: 'own', sales: 'own', operations: 'all', admin: 'all' },
  'audit.export': ADMINS,
  'own-account.manage': { shopper: 'none', contractor: 'own', sales: 'own', operations: 'own', admin: 'own' },
} as const satisfies Readonly<Record<string, Scopes>>

export type Action = keyof typeof PERMISSIONS

export const roleOf = (actor: Actor): Role => (actor.kind === 'staff' ? actor.role : actor.kind)

/** How far an actor may go with an action. */
export const scopeOf = (actor: Actor, action: Action): Scope => PERMISSIONS[action][roleOf(actor)]
