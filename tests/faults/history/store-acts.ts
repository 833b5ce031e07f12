import { methodSwitch } from '#features/selling/payments/rules/methods.ts'
import { addDays, inStoreZone } from '#platform/clock/rules/calendar.ts'
import { deskOf } from './desk-acts.ts'
import { answerOf, type Play } from './shop-state.ts'
import type { Step } from './steps.ts'

// What staff do beside the orders: the switches of the payment methods, and the books.

/** Staff save the form of the payment methods with one box changed. */
export async function switchMethod(
  own: Play,
  { at, person, method, to }: Extract<Step, { do: 'switch' }>,
): Promise<unknown> {
  const desk = deskOf(own.stage.shops[at].services, person)
  const key = methodSwitch(method)
  const answer = await answerOf(async () => {
    const { version, lines } = await desk.facts({})
    const part = lines.filter((line) => line.key.startsWith('pay '))
    const wanted = part.map((line) => (line.key === key ? { key, value: to } : line))
    const save = () => desk.saveFacts({ version, part: 'payments', lines: wanted, reason: 'history' })
    return own.naive.switchMethod?.(save) ?? save()
  })
  if (answer instanceof Error) return answer
  if (to === 'off') own.off.add(method)
  else own.off.delete(method)
  return answer
}

/** Staff close a day with the figures that their page showed, or open it again. */
export async function keepBooks(
  own: Play,
  { at, person, act, daysAgo, presses }: Extract<Step, { do: 'books' }>,
): Promise<unknown> {
  const desk = deskOf(own.stage.shops[at].services, person)
  const day = addDays(inStoreZone(own.stage.clock.now()).day, -daysAgo)
  const page = await answerOf(() => desk.day({ day }))
  const seen = page instanceof Error ? '' : page.seen
  const { db } = own.stage.database
  const close = () => desk.closeDay({ day, seen, note: 'history' })
  const press = () =>
    answerOf<unknown>(() =>
      act === 'close'
        ? (own.naive.closeDay?.(db, close) ?? close())
        : desk.reopenDay({ day, reason: 'history' }),
    )
  const answers = await Promise.all(Array.from({ length: presses }, press))
  own.books.push({ act, day, person, done: answers.filter((answer) => !(answer instanceof Error)).length })
  return answers
}
