import { expect, expectTypeOf, test } from 'vitest'
import { CUSTOMER } from '#features/partners/customers/rules/access.ts'
import { LEAD } from '#features/partners/leads/rules/access.ts'
import { OWN_ACCOUNT } from '#features/people/sign-in/rules/access.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { REPRICING } from '#features/selling/repricing/rules/access.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Contractor, Shopper, Staff } from '../rules/actor.ts'
import { type Authorized, covers, requireAllRows, requirePermission } from './require-permission.ts'

const operations: Staff = { kind: 'staff', role: 'operations', name: 'ann' }
const sales: Staff = { kind: 'staff', role: 'sales', name: 'sam' }
const buyer: Shopper = { kind: 'shopper', recognized: { orderId: 'A1', by: 'cookie' } }

const contractor: Contractor = { kind: 'contractor', id: 17, companyId: 3, name: 'Cora' }

const order = (id: string, company: number | null = null) => ({ id, company_id: company })

const ship = (permission: Authorized<'orders.ship'>) => permission.actor

test('staff with the permission get one for every order', () => {
  const permission = requirePermission(operations, ORDER.ship)

  expect(permission.actor).toEqual(operations)
  expect([covers(permission, order('A1')), covers(permission, order('A2', 3))]).toEqual([true, true])
})

test('a buyer gets one only for the order that they proved to be theirs', () => {
  const permission = requirePermission(buyer, ORDER.cancel)

  expect([covers(permission, order('A1')), covers(permission, order('A2'))]).toEqual([true, false])
})

test('a contractor gets one for the orders of their own company only', () => {
  const permission = requirePermission(contractor, ORDER['ask-cancel'])

  expect([order('A1', 3), order('A2', 4), order('A3')].map((each) => covers(permission, each))).toEqual([
    true,
    false,
    false,
  ])
})

test.each([
  ['sales may not ship', sales, ORDER.ship],
  ['a buyer may not ship, not even their own order', buyer, ORDER.ship],
  ['a buyer without an order owns nothing', { kind: 'shopper' }, ORDER.cancel],
  ['a contractor sets no price', contractor, REPRICING.reprice],
  ['staff at the command line have no account of their own', sales, OWN_ACCOUNT.manage],
] as const)('%s: 403 forbidden', (_, actor, action) => {
  expect(() => requirePermission(actor, action)).toThrow(
    expect.objectContaining({ code: 'forbidden', status: 403 }),
  )
})

test('a function that demands a permission cannot be called without the check', () => {
  expect(ship(requirePermission(operations, ORDER.ship))).toEqual(operations)

  // @ts-expect-error an actor is not a permission
  ship(operations)
  // @ts-expect-error a permission for something else
  ship(requirePermission(operations, ORDER.refund))
  // @ts-expect-error a permission cannot be written by hand
  ship({ actor: operations, onlyOrder: undefined })

  expectTypeOf<Authorized<'orders.refund'>>().not.toExtend<Authorized<'orders.ship'>>()
})

test('[28] rows that belong to no company are read with a permission for every row only', () => {
  expect(() => requireAllRows(requirePermission(sales, LEAD.read))).not.toThrow()
  expect(() => requireAllRows(requirePermission(contractor, CUSTOMER.read))).toThrow(ApiError)
})
