import { deskOf, pressAtDesk } from './desk-acts.ts'
import { answerOf, type Play } from './shop-state.ts'
import type { Step } from './steps.ts'

/** One person presses, perhaps twice in the same moment. */
export async function pressTogether(
  own: Play,
  { at, person, act, seen, presses }: Extract<Step, { do: 'desk' }>,
  orderID: string,
): Promise<unknown> {
  const { db } = own.stage.shops[at]
  const desk = deskOf(db, own.stage.clock, person)
  const before = own.versions.get(orderID)
  const order = await db.selectFrom('orders').select('version').where('id', '=', orderID).executeTakeFirst()
  if (order) own.versions.set(orderID, order.version)
  const version = { now: order?.version, before, none: undefined }[seen]
  const pressed = { person, orderID, seen: version, act }
  const really = () => pressAtDesk(desk, pressed)
  const press = () => answerOf(() => own.naive.desk?.(db, pressed, really) ?? really())
  return Promise.all(Array.from({ length: presses }, press))
}
