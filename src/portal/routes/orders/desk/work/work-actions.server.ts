import { WORK_KINDS } from '#features/desk/today/rules/work.ts'
import { idOf, textOf } from '../../../reading.ts'
import { texts as todayTexts } from '../../../today/texts.ts'
import type { ReversiblePanelAction } from '../panel.ts'

/** Takes work of the order, gives it to a colleague or back. Undo is refused when it has moved on. */
export const workActions: Readonly<Record<'assign', ReversiblePanelAction>> = {
  async assign({ api, form }) {
    const id = (name: string) => idOf(form.get(name)) ?? null
    const [was, wanted, key] = [id('was'), id('owner'), textOf(form.get('key'))]
    // The API refuses what is no kind.
    const kind = WORK_KINDS.find((each) => each === form.get('kind')) ?? WORK_KINDS[0]!
    const { owner } = await api.today.assign({ kind, key, was, owner: wanted })
    return {
      sentence:
        owner === null ? todayTexts.givenBack : owner.isMe ? todayTexts.taken : todayTexts.given(owner.name),
      undo: { kind, key, was: String(wanted ?? ''), owner: String(was ?? '') },
    }
  },
}
