import type { Db } from '#db/connect.ts'
import type { Person } from '#tests/fixtures/portal/people.ts'
import type { Shop } from '#tests/fixtures/shop/open-shop.ts'
import { type DeskAct, type DeskForm, deskOf, send } from './desk-acts.ts'
import { formOf, withOtherKey } from './desk-forms.ts'
import { answerOf, type Play, type SentForm } from './shop-state.ts'
import type { Step } from './steps.ts'

type Pressed = Extract<Step, { do: 'desk' }>

/** One person presses, perhaps twice in the same moment, there or in another tab. */
export async function pressTogether(own: Play, step: Pressed, orderID: string): Promise<unknown> {
  const shop = own.stage.shops[step.at]
  const first = await fillIn(own, shop, step, orderID)
  if (!first) return undefined
  const other = step.key === 'other' ? withOtherKey(first.press.form) : undefined
  const forms = Array.from({ length: step.presses }, (_, at) =>
    at > 0 && other ? note(own, first, other) : first,
  )
  return Promise.all(forms.map((form) => sendForm(own, shop, form)))
}

/** The browser sends the last form of this order again, unchanged. */
export async function pressAgain(
  own: Play,
  { at }: Extract<Step, { do: 'desk again' }>,
  orderID: string,
): Promise<unknown> {
  const last = own.forms.findLast(({ press }) => press.orderID === orderID)
  return last && sendForm(own, own.stage.shops[at], last)
}

/** The same press in a process that is killed while it does this. */
export async function pressAndDie(
  own: Play,
  step: Extract<Step, { do: 'die at the desk' }>,
  orderID: string,
): Promise<unknown> {
  const sent = await fillIn(own, own.stage.shops[0], { ...step, seen: 'now' }, orderID)
  if (!sent) return undefined
  sent.hasDied = true
  sent.times++
  const { person, form } = sent.press
  return own.stage.dieAt(step.dies, { kind: 'desk', person, form })
}

async function sendForm(own: Play, { db, services }: Shop, sent: SentForm): Promise<unknown> {
  const { press } = sent
  sent.times++
  const really = () => send(deskOf(services, press.person), press.form)
  const answer = await answerOf(() => own.naive.desk?.(db, press, really) ?? really())
  sent.answers.push(answer)
  return answer
}

/** A person opens the page of an order and fills in the form of an act. */
async function fillIn(
  own: Play,
  shop: Shop,
  { person, act, seen, beside }: { person: Person; act: DeskAct; seen: Pressed['seen']; beside?: number },
  orderID: string,
): Promise<SentForm | undefined> {
  const desk = deskOf(shop.services, person)
  const order = await desk.open({ orderID })
  const before = own.versions.get(orderID)
  own.versions.set(orderID, order.version)
  const page = {
    ...{ desk, order, person, now: own.stage.clock.now() },
    seen: { now: order.version, before, none: undefined }[seen],
    beside: await chosen(shop.db, beside === undefined ? undefined : own.attempts[beside]?.orderID, orderID),
    last: (call: DeskForm['call']) =>
      own.forms.findLast(({ press }) => press.orderID === orderID && press.form.call === call)?.press.form,
  }
  const form = await answerOf(() => formOf(page, act))
  if (form === undefined || form instanceof Error) return undefined
  return note(own, { press: { person, orderID, act: act.act, form }, page: order }, form)
}

function note(own: Play, { press, page }: Pick<SentForm, 'press' | 'page'>, form: DeskForm): SentForm {
  const sent = { press: { ...press, form }, page, answers: [], times: 0, hasDied: false }
  own.forms.push(sent)
  return sent
}

const chosen = async (db: Db, beside: string | undefined, orderID: string) =>
  beside === undefined || beside === orderID
    ? []
    : db.selectFrom('orders').select(['id as orderID', 'version']).where('id', '=', beside).execute()
