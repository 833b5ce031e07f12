import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeskStage, deskStage } from '#tests/fixtures/portal/desk-stage.ts'

let stage: DeskStage
beforeAll(async () => {
  stage = await deskStage()
})
afterAll(() => stage.close())

const lines = () =>
  stage.db
    .selectFrom('audit_event')
    .select(['action', 'entity', 'entity_id', 'actor_name'])
    .where('entity', '=', 'comparison')
    .orderBy('id')
    .execute()

test('[29] who asks for a comparison leaves one line in the audit log, and a second press none', async () => {
  await expect(stage.portal('sales').money.compareNow({})).rejects.toMatchObject({ status: 403 })
  await expect(stage.portal('contractor').money.compareNow({})).rejects.toMatchObject({ status: 403 })
  expect(await lines()).toEqual([])

  const { id } = await stage.portal('operations').money.compareNow({})
  expect(await stage.portal('admin').money.compareNow({})).toEqual({ id })
  const line = { action: 'payments.compare', entity: 'comparison', entity_id: String(id) }
  expect(await lines()).toMatchObject([line])

  // What the store finds is no act of the person.
  await stage.work('asked-comparisons')
  await stage.work('compare-payments')
  const next = await stage.portal('admin').money.compareNow({})
  expect(next.id).not.toBe(id)
  const both = await lines()
  expect(both).toMatchObject([line, { ...line, entity_id: String(next.id) }])
  expect(both[0]?.actor_name).not.toBe(both[1]?.actor_name)
})
