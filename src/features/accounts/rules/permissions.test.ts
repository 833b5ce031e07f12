import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { type Action, PERMISSIONS, type Scope, scopeOf } from './permissions.ts'

const ACTORS: readonly Actor[] = [
  { kind: 'shopper' },
  { kind: 'contractor', id: '17' },
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
  'orders.call-off': ['none', 'none', 'none', 'all', 'all'],
  'orders.refund': ['none', 'none', 'none', 'all', 'none'],
  'returns.request': ['own', 'own', 'all', 'all', 'all'],
  'returns.decide': ['none', 'none', 'none', 'all', 'all'],
  'returns.receive': ['none', 'none', 'none', 'all', 'all'],
  'damage.report': ['own', 'own', 'all', 'all', 'all'],
  'damage.settle': ['none', 'none', 'none', 'all', 'all'],
  'reviews.decide': ['none', 'none', 'none', 'all', 'all'],
  'catalogue.export': ['none', 'none', 'all', 'all', 'all'],
  'catalogue.import': ['none', 'none', 'none', 'all', 'all'],
  'tax.import': ['none', 'none', 'none', 'all', 'all'],
  'search.import': ['none', 'none', 'none', 'all', 'all'],
  'worklist.read': ['none', 'none', 'none', 'all', 'all'],
  'payments.reconcile': ['none', 'none', 'none', 'all', 'all'],
}

const actions = Object.keys(PERMISSIONS) as Action[]

test.each(actions)('%s: each role has the expected permission', (action) => {
  expect(ACTORS.map((actor) => scopeOf(actor, action))).toEqual(EXPECTED[action])
})

test('sales may not move money or goods', () => {
  const open = actions.filter((action) => PERMISSIONS[action].sales !== 'none')
  expect(open).toEqual(['orders.read', 'returns.request', 'damage.report', 'catalogue.export'])
})
