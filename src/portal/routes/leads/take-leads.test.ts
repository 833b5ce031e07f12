import { expect, test } from 'vitest'
import { takeLeads } from './take-leads.ts'
import { texts } from './texts.ts'

/** Leads 1 and 2 are free, 3 is mine, a colleague has 4. */
function leadsApi() {
  const owners = new Map<number, string | undefined>([
    [1, undefined],
    [2, undefined],
    [3, 'me'],
    [4, 'a colleague'],
  ])
  const change = (from: string | undefined, to: string | undefined) => {
    return async ({ id }: { id: number }) => {
      if (owners.get(id) !== from) throw Object.assign(new Error('no'), { status: 409 })
      owners.set(id, to)
    }
  }
  const leads = {
    open: async ({ id }: { id: number }) => ({ isMine: owners.get(id) === 'me' }),
    claim: change(undefined, 'me'),
    giveBack: change('me', undefined),
  }
  return { owners, leads }
}

const form = (...fields: readonly (readonly [string, string])[]) => {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}
const taking = (...ids: number[]) => form(['intent', 'take'], ...ids.map((id) => ['id', String(id)] as const))

test('several leads are taken at once; those of a colleague are skipped, and Undo leaves mine', async () => {
  const { leads, owners } = leadsApi()

  const taken = await takeLeads(leads, taking(1, 2, 3, 4))
  expect(taken).toEqual({ sentence: texts.takenMany(2), skipped: 1, undo: [{ id: 1 }, { id: 2 }] })

  const undone = await takeLeads(leads, form(['intent', 'undo'], ['undo', JSON.stringify(taken.undo)]))
  expect(undone).toEqual({ sentence: texts.givenBackMany(2), skipped: 0, undo: [] })
  expect([...owners.values()]).toEqual([undefined, undefined, 'me', 'a colleague'])
})

test('a press without a ticked lead says what is missing', async () => {
  expect(await takeLeads(leadsApi().leads, taking())).toMatchObject({ sentence: texts.noneChosen })
})
