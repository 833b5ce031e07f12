import type { PortalApi } from '#api/contract.ts'
import type { ManyRow } from '#features/partners/customers/contract.ts'
import { STAGE_NAMES, STAGES, type Stage } from '#features/partners/customers/rules/project.ts'
import { sentRows } from '../../list/many.tsx'
import type { BatchResult } from '../../list/outcome.tsx'
import { texts } from '../../texts.ts'
import { idOf } from '../reading.ts'

export const stageOf = (text: unknown): Stage | undefined => STAGES.find((stage) => stage === text)

/** The change for the chosen projects; undefined when the form asks for none that it knows. */
function changeOf(form: FormData): Omit<ManyRow, 'id'> | undefined {
  switch (form.get('intent')) {
    case 'remove':
      return { removed: true }
    case 'assign':
      return { assigneeID: idOf(form.get('assignee')) ?? null }
    default: {
      const stage = stageOf(form.get('stage'))
      return stage && { stage }
    }
  }
}

/** Moves, assigns or deletes the projects of a form, or takes such a change back. */
export async function changeProjects(api: PortalApi, form: FormData): Promise<BatchResult<ManyRow>> {
  const rows = sentRows<ManyRow>(form, changeOf(form))
  if (rows.length === 0) return { sentence: texts.projects.noneChosen, skipped: 0, undo: [] }
  const { changed, skipped, undo } = await api.projects.changeMany({ rows })
  const stage = rows[0]?.stage
  const name = form.get('name')
  const sentence =
    stage !== undefined && typeof name === 'string' && changed === 1
      ? texts.projects.moved(name, STAGE_NAMES[stage])
      : texts.projects.changedMany(changed)
  return { sentence, skipped, undo: form.get('intent') === 'undo' ? [] : undo }
}

interface Row {
  id: number
  stage: Stage
  assigneeID: number | null
}

/** Projects as they will be when the form that is being sent has been saved. */
export function asSent<R extends Row>(projects: readonly R[], form: FormData | undefined): R[] {
  if (!form || form.get('intent') === 'undo') return [...projects]
  const change = changeOf(form)
  const ids = new Set(form.getAll('id').map(Number))
  return projects.flatMap((project) => {
    if (!change || !ids.has(project.id)) return [project]
    return change.removed ? [] : [{ ...project, ...change }]
  })
}
