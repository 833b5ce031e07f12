import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { type Action, PERMISSIONS, type Scope, scopeOf } from './permissions.ts'

const ACTORS: readonly Actor[] = [
  { kind: 'shopper' },
  { kind: 'contractor', id: 17, companyId: 3, name: 'Cora' },
  { kind: 'staff', role: 'sales', name: 'sam' },
  { kind: 'staff', role: 'operations', name: 'ann' },
  { kind: 'staff', role: 'admin', name: 'ada' },
]

// In the order of ACTORS: shopper, contractor, sales, operations, admin.
const EXPECTED: Readonly<Record<Action, readonly Scope[]>> = {
  'orders.read': ['own', 'own', 'all', 'all', 'all'],
  'orders.receive-payment': ['none', 'none', 'none', 'all', 'all'],
  'orders.approve': ['none', 'none', 'none', 'all', 'all'],
  'certificates.decide': ['none', 'none', 'none', 'all', 'all'],
  'security.read': ['none', 'none', 'none', 'all', 'all'],
  'orders.ship': ['none', 'none', 'none', 'all', 'all'],
  'orders.deliver': ['none', 'none', 'none', 'all', 'all'],
  'orders.cancel': ['own', 'none', 'none', 'all', 'all'],
  'orders.ask-cancel': ['none', 'own', 'all', 'all', 'all'],
  'orders.call-off': ['none', 'none', 'none', 'all', 'all'],
  'orders.refund': ['none', 'none', 'none', 'all', 'none'],
  'returns.request': ['own', 'own', 'all', 'all', 'all'],
  'returns.decide': ['none', 'none', 'none', 'all', 'all'],
  'returns.receive': ['none', 'none', 'none', 'all', 'all'],
  'damage.report': ['own', 'own', 'all', 'all', 'all'],
  'damage.settle': ['none', 'none', 'none', 'all', 'all'],
  'reviews.read': ['none', 'none', 'all', 'all', 'all'],
  'reviews.decide': ['none', 'none', 'none', 'all', 'all'],
  'surveys.read': ['none', 'none', 'all', 'all', 'all'],
  'mails.read': ['none', 'none', 'all', 'all', 'all'],
  'stories.read': ['none', 'none', 'all', 'all', 'all'],
  'stories.decide': ['none', 'none', 'none', 'all', 'all'],
  'content.edit': ['none', 'none', 'none', 'all', 'all'],
  'content.publish': ['none', 'none', 'none', 'all', 'all'],
  'contractors.read': ['none', 'none', 'all', 'all', 'all'],
  'contractors.write': ['none', 'none', 'none', 'all', 'all'],
  'contractors.write-own': ['none', 'own', 'none', 'none', 'none'],
  'contractors.decide': ['none', 'none', 'none', 'all', 'all'],
  'warranties.read': ['none', 'none', 'all', 'all', 'all'],
  'warranties.file': ['none', 'none', 'none', 'all', 'all'],
  'catalogue.export': ['none', 'none', 'all', 'all', 'all'],
  'catalogue.import': ['none', 'none', 'none', 'all', 'all'],
  'tax.import': ['none', 'none', 'none', 'all', 'all'],
  'search.import': ['none', 'none', 'none', 'all', 'all'],
  'store-facts.change': ['none', 'none', 'none', 'all', 'all'],
  'worklist.read': ['none', 'none', 'none', 'all', 'all'],
  'payments.reconcile': ['none', 'none', 'none', 'all', 'all'],
  'customers.read': ['none', 'own', 'all', 'all', 'all'],
  'customers.write': ['none', 'own', 'all', 'none', 'all'],
  'projects.read': ['none', 'own', 'all', 'all', 'all'],
  'projects.write': ['none', 'own', 'all', 'none', 'all'],
  'carts.read': ['none', 'own', 'all', 'none', 'all'],
  'carts.write': ['none', 'own', 'all', 'none', 'all'],
  'partner-orders.place': ['none', 'own', 'all', 'none', 'all'],
  'quotes.read': ['none', 'own', 'all', 'all', 'all'],
  'quotes.write': ['none', 'own', 'all', 'none', 'all'],
  'quotes.send': ['none', 'own', 'all', 'none', 'all'],
  'quotes.approve': ['none', 'none', 'none', 'none', 'all'],
  'quotes.honor': ['none', 'none', 'all', 'none', 'all'],
  'photo-quotes.read': ['none', 'none', 'all', 'all', 'all'],
  'photo-quotes.work': ['none', 'none', 'all', 'none', 'all'],
  'orders.reprice': ['none', 'none', 'all', 'none', 'all'],
  'orders.approve-price': ['none', 'none', 'none', 'none', 'all'],
  'orders.tax-override': ['none', 'none', 'all', 'none', 'all'],
  'orders.shipping-override': ['none', 'none', 'all', 'none', 'all'],
  'cart.internal-figures': ['none', 'none', 'all', 'all', 'all'],
  'issues.report': ['none', 'own', 'all', 'all', 'all'],
  'issues.read': ['none', 'own', 'all', 'all', 'all'],
  'issues.work': ['none', 'none', 'all', 'all', 'all'],
  'chat.read': ['none', 'none', 'all', 'all', 'all'],
  'chat.answer': ['none', 'none', 'all', 'all', 'all'],
  'leads.read': ['none', 'none', 'all', 'all', 'all'],
  'leads.work': ['none', 'none', 'all', 'none', 'all'],
  'company.read': ['none', 'own', 'all', 'all', 'all'],
  'company.write': ['none', 'own', 'none', 'none', 'all'],
  'companies.write': ['none', 'none', 'none', 'none', 'all'],
  'users.read': ['none', 'own', 'none', 'none', 'all'],
  'users.write': ['none', 'own', 'none', 'none', 'all'],
  'price-lists.read': ['none', 'none', 'all', 'all', 'all'],
  'price-lists.write': ['none', 'none', 'none', 'all', 'all'],
  'credit.write': ['none', 'none', 'none', 'all', 'all'],
  'certificates-tax.decide': ['none', 'none', 'none', 'all', 'all'],
  'audit.read': ['none', 'own', 'own', 'all', 'all'],
  'audit.export': ['none', 'none', 'none', 'none', 'all'],
  'own-account.manage': ['none', 'own', 'own', 'own', 'own'],
}

const actions = Object.keys(PERMISSIONS) as Action[]

test.each(actions)('%s: each role has the expected permission', (action) => {
  expect(ACTORS.map((actor) => scopeOf(actor, action))).toEqual(EXPECTED[action])
})

test('sales may not move money or goods', () => {
  const money = /^orders\.(receive-payment|approve|approve-price|ship|deliver|cancel|call-off|refund)$/
  const closed = actions.filter(
    (action) => money.test(action) || /^(payments|credit|price-lists)\.(?!read)/.test(action),
  )
  expect(closed.length).toBeGreaterThan(8)
  expect(closed.filter((action) => PERMISSIONS[action].sales !== 'none')).toEqual([])
})
