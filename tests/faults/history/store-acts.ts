import { partOf } from '#features/desk/store-facts/rules/fact-changes.ts'
import { addDays, inStoreZone } from '#platform/clock/rules/calendar.ts'
import { type Desk, deskOf, type StoreAct } from './desk-acts.ts'
import { answerOf, type Play } from './shop-state.ts'
import type { Step } from './steps.ts'

// What staff do beside the orders: the settings, and the books.

/** An act as the shop does it, or as a control does. */
const asOrdered = ({ naive, stage }: Play, act: StoreAct, really: () => Promise<unknown>) =>
  naive.store?.(stage.database.db, act, really) ?? really()

type Lines = Awaited<ReturnType<Desk['facts']>>['lines']

/** Staff save a form of the settings with one line changed. */
export async function changeSettings(
  own: Play,
  { at, person, key, to }: Extract<Step, { do: 'set' }>,
): Promise<unknown> {
  const desk = deskOf(own.stage.shops[at].services, person)
  return settled(own, async () => {
    const { version, lines } = await desk.facts({})
    const part = partOf(key)
    const form = lines.filter((line) => partOf(line.key) === part)
    const wanted = [...form.filter((line) => line.key !== key), { key, value: to }]
    const save = () => desk.saveFacts({ version, part, lines: wanted, reason: 'history' })
    await asOrdered(own, 'change a setting', save)
    own.settings.push(version)
    return wanted
  })
}

/** Staff make the settings again what they were before the last change. */
export async function restoreSettings(
  own: Play,
  { at, person }: Extract<Step, { do: 'restore the settings' }>,
): Promise<unknown> {
  const desk = deskOf(own.stage.shops[at].services, person)
  const before = own.settings.at(-1)
  if (before === undefined) return undefined
  return settled(own, async () => {
    const { version } = await desk.facts({})
    await asOrdered(own, 'restore the settings', () => desk.restoreFacts({ version, id: before }))
    return (await desk.facts({})).lines
  })
}

/** Notes which methods are off after a change that was not refused. */
async function settled(own: Play, change: () => Promise<Lines>): Promise<unknown> {
  const lines = await answerOf(change)
  if (lines instanceof Error) return lines
  for (const { key, value } of lines)
    if (value === 'off') own.off.add(key)
    else own.off.delete(key)
  return lines
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
  const press = () =>
    answerOf<unknown>(() =>
      act === 'close'
        ? asOrdered(own, 'close a day', () => desk.closeDay({ day, seen, note: 'history' }))
        : asOrdered(own, 'open a day again', () => desk.reopenDay({ day, reason: 'history' })),
    )
  const answers = await Promise.all(Array.from({ length: presses }, press))
  own.books.push({ act, day, person, done: answers.filter((answer) => !(answer instanceof Error)).length })
  return answers
}
