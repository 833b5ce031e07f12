import type { AnyProcedure } from '@orpc/server'
import { expect, test } from 'vitest'
import { type Gate, gatesOf } from '#features/people/accounts/server/gates.ts'
import { portalContract, portalRouter } from '#server/http/router.ts'
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

test.each(endpoints)('$name declares its gate where it is written', ({ name, namespace, call }) => {
  const needed = PERMISSION_ROWS[name]?.needs
  if (OPEN.test(name)) expect([needed, gates(namespace, call)]).toEqual(['public', []])
  else expect(gates(namespace, call)).toContain(BY_INPUT.includes(name) ? 'by-input' : needed)
})
