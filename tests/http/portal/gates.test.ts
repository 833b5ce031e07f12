import type { AnyProcedure } from '@orpc/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Gate, gatesOf } from '#features/people/accounts/server/gates.ts'
import { portalContract, portalRouter, storeContract, storeRouter } from '#server/http/router.ts'
import { PERMISSION_ROWS } from './permission-rows.ts'

const endpoints = Object.entries(portalContract).flatMap(([namespace, calls]) =>
  Object.keys(calls).map((call) => ({ name: `${namespace}.${call}`, namespace, call })),
)

const gates = (namespace: string, call: string): Gate[] =>
  gatesOf(Reflect.get(Reflect.get(portalRouter, namespace), call) as AnyProcedure)

/** People sign in here: their proof is in the call, and each step checks it. */
const OPEN = /^signIn\./
/** Who may read a list may export it and save views of it. */
const BY_INPUT = ['audit.startExport', 'customers.views', 'customers.saveView']

/** Calls about an order that its buyer proves in another way. */
const PAYS = 'only the browser that placed the order pays it (`mayOpen`)'
const OPTIONAL = 'the order is optional, and a wrong one is refused as by the gate'
const OTHERWISE: Readonly<Record<string, string>> = {
  'bankDebit.achDebit': PAYS,
  'payments.affirm': PAYS,
  'payments.applepay': PAYS,
  'payments.beginAffirm': PAYS,
  'payments.creditCard': PAYS,
  'payments.googlepay': PAYS,
  'contractors.list': OPTIONAL,
  'contractors.sendFeedback': OPTIONAL,
}

const ofOneOrder = Object.entries(storeContract).flatMap(([namespace, calls]) =>
  Object.entries(calls).flatMap(([call, contract]) => {
    const schema: unknown = Reflect.get(contract, '~orpc')?.inputSchema
    return schema instanceof z.ZodObject && 'orderID' in schema.shape ? [`${namespace}.${call}`] : []
  }),
)

test('a call of the store about one order declares the gate of its buyer, or has a reason', () => {
  const without = ofOneOrder.filter((name) => {
    const [namespace = '', call = ''] = name.split('.')
    const procedure = Reflect.get(Reflect.get(storeRouter, namespace), call) as AnyProcedure
    return !gatesOf(procedure).includes('order')
  })
  expect(ofOneOrder.length).toBeGreaterThan(10)
  expect(without.sort()).toEqual(Object.keys(OTHERWISE).sort())
})

test.each(endpoints)('$name declares its gate where it is written', ({ name, namespace, call }) => {
  const needed = PERMISSION_ROWS[name]?.needs
  if (OPEN.test(name)) expect([needed, gates(namespace, call)]).toEqual(['public', []])
  else expect(gates(namespace, call)).toContain(BY_INPUT.includes(name) ? 'by-input' : needed)
})
