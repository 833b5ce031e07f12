import { expect, test } from 'vitest'
import { planRun, readSheet } from './bulk.ts'

test.each([
  ['AZ4T-4KPE-NPAT3\t1Z999', { AZ4T4KPENPAT3: '1Z999' }],
  ['Order\tTracking\r\naz4t4kpenpat3\t 1Z 999 ', { AZ4T4KPENPAT3: '1Z 999' }],
  ['"AZ4T4KPENPAT3","1Z999"', { AZ4T4KPENPAT3: '1Z999' }],
  ['AZ4T4KPENPAT3;1Z999\n\nAZ4T4KPENPAT4 9400 1118', { AZ4T4KPENPAT3: '1Z999', AZ4T4KPENPAT4: '9400 1118' }],
  ['AZ4T4KPENPAT3 1Z999\nAZ4T4KPENPAT3 1Z999', { AZ4T4KPENPAT3: '1Z999' }],
])('[29] a pasted sheet %j names the tracking number of each order', (text, tracking) => {
  expect(readSheet(text)).toEqual({ tracking: new Map(Object.entries(tracking)), problems: [] })
})

test('[29] a line without a tracking number, with a long one, or with a second one is named', () => {
  const { tracking, problems } = readSheet(`A1 T1\nA2\nA3 ${'9'.repeat(61)}\nA1 T2`)
  expect([...tracking]).toEqual([['A1', 'T1']])
  expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
    [2, 'no_tracking'],
    [3, 'too_long'],
    [4, 'named_twice'],
  ])
})

test('[29] a run ships what can ship and has a tracking number, and says what else the sheet names', () => {
  const orders = [
    { orderID: 'A1', whyNot: null },
    { orderID: 'A2', whyNot: null },
    { orderID: 'A3', whyNot: 'Nothing is left.' },
  ]
  const sheet = readSheet('A1 T1\nA3 T3\nA9 T9')
  const plan = planRun('ship', orders, sheet)
  expect(plan.ready.map(({ orderID, tracking }) => [orderID, tracking])).toEqual([['A1', 'T1']])
  expect(plan.untracked.map(({ orderID }) => orderID)).toEqual(['A2'])
  expect(plan.stuck.map(({ orderID }) => orderID)).toEqual(['A3'])
  expect(plan.unknown).toEqual(['A9'])
  expect(planRun('deliver', orders, sheet).ready).toHaveLength(2)
})
