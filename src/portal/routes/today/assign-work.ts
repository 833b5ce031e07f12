import type { PortalApi } from '#api/contract.ts'
import { WORK_KINDS, type WorkKind } from '#features/desk/today/rules/work.ts'
import type { BatchResult } from '../../list/outcome.tsx'
import { idOf } from '../reading.ts'
import { texts } from './texts.ts'

interface Assigning {
  kind: WorkKind
  key: string
  was: number | null
  owner: number | null
}

/** Gives the work of a form to a person or back, or undoes that. Undo is refused when it has moved on. */
export async function assignWork(api: PortalApi, form: FormData): Promise<BatchResult<Assigning>> {
  const isUndo = form.get('intent') === 'undo'
  const asked = isUndo ? undone(String(form.get('undo'))) : typed(form)
  const { owner } = await api.today.assign(asked)
  const { kind, key, was } = asked
  return {
    sentence: owner === null ? texts.givenBack : owner.isMe ? texts.taken : texts.given(owner.name),
    skipped: 0,
    undo: isUndo ? [] : [{ kind, key, was: asked.owner, owner: was }],
  }
}

const typed = (form: FormData): Assigning => ({
  // The API refuses what is no kind.
  kind: WORK_KINDS.find((kind) => kind === form.get('kind')) ?? WORK_KINDS[0]!,
  key: String(form.get('key') ?? ''),
  was: idOf(form.get('was')) ?? null,
  owner: idOf(form.get('owner')) ?? null,
})

function undone(text: string): Assigning {
  const [first] = JSON.parse(text) as Assigning[]
  return first!
}
