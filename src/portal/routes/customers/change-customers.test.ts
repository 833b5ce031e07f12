import { expect, test } from 'vitest'
import { asAssigned } from './customer-list.tsx'

const ROWS = [
  { id: 1, assigneeID: null },
  { id: 2, assigneeID: 7 },
]

const form = (...fields: readonly (readonly [string, string])[]) => {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

test.each([
  ['no form is being sent', undefined, ROWS],
  ['a search', form(['search', 'ana']), ROWS],
  ['an undo', form(['intent', 'undo'], ['undo', '[]']), ROWS],
  [
    'an assignment of both',
    form(['intent', 'assign'], ['id', '1'], ['id', '2'], ['assignee', '9']),
    ROWS.map((row) => ({ ...row, assigneeID: 9 })),
  ],
  [
    'no person any more',
    form(['intent', 'assign'], ['id', '2'], ['assignee', '']),
    [ROWS[0], { ...ROWS[1], assigneeID: null }],
  ],
])('rows while a form is being sent: %s', (_, sent, rows) => {
  expect(asAssigned(ROWS, sent)).toEqual(rows)
})
