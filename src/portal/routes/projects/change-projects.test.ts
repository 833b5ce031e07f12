import { expect, test } from 'vitest'
import { asSent } from './change-projects.ts'

const ROWS = [
  { id: 1, stage: 'lead' as const, assigneeID: null },
  { id: 2, stage: 'quoted' as const, assigneeID: 7 },
]

const form = (fields: readonly (readonly [string, string])[]) => {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

test.each([
  ['no form is being sent', undefined, ROWS],
  [
    'a move',
    form([
      ['id', '1'],
      ['stage', 'visited'],
    ]),
    [{ ...ROWS[0], stage: 'visited' }, ROWS[1]],
  ],
  [
    'an unknown stage',
    form([
      ['id', '1'],
      ['stage', 'nowhere'],
    ]),
    ROWS,
  ],
  [
    'an assignment of both',
    form([
      ['intent', 'assign'],
      ['id', '1'],
      ['id', '2'],
      ['assignee', '9'],
    ]),
    ROWS.map((row) => ({ ...row, assigneeID: 9 })),
  ],
  [
    'nobody',
    form([
      ['intent', 'assign'],
      ['id', '2'],
      ['assignee', ''],
    ]),
    [ROWS[0], { ...ROWS[1], assigneeID: null }],
  ],
  [
    'a deletion',
    form([
      ['intent', 'remove'],
      ['id', '2'],
    ]),
    [ROWS[0]],
  ],
  [
    'an undo, which only the server knows',
    form([
      ['intent', 'undo'],
      ['undo', '[]'],
    ]),
    ROWS,
  ],
] as const)('the list shows at once what is being saved: %s', (_, data, shown) => {
  expect(asSent(ROWS, data)).toEqual(shown)
})
