import { expect, test } from 'vitest'
import { sortCharges } from './credit.tsx'

const charge = (orderID: string, owed: number, dueOn: string | null) => ({
  orderID,
  state: dueOn === null ? ('authorized' as const) : ('captured' as const),
  billed: 100,
  refunded: 0,
  received: 100 - owed,
  owed,
  placedAt: '2026-03-01T12:00:00.000Z',
  dueOn,
  isOverdue: false,
})

test('[S-PARTNER] open invoices by due date, apart from paid ones and orders not shipped', () => {
  const { open, notShipped, settled } = sortCharges([
    charge('D', 100, null),
    charge('C', 40, '2026-05-02'),
    charge('B', 0, '2026-03-20'),
    charge('A', 100, '2026-04-09'),
  ])
  const ids = (charges: readonly { orderID: string }[]) => charges.map(({ orderID }) => orderID)

  expect([ids(open), ids(notShipped), ids(settled)]).toEqual([['A', 'C'], ['D'], ['B']])
})
