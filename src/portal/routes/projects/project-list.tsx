import { useId } from 'react'
import { useNavigation } from 'react-router'
import type { ListedProject } from '#features/partners/customers/contract.ts'
import { PROJECT } from '#features/partners/customers/rules/access.ts'
import { Button } from '#ui/button/button.tsx'
import { useMay } from '../../frame/permitted.ts'
import { ListTable } from '../../list/list-page.tsx'
import { Choice, ManyBar, type Person, peopleOptions } from '../../list/many.tsx'
import { texts } from '../../texts.ts'
import { asSent } from './change-projects.ts'
import { PROJECTS, STAGE_OPTIONS } from './list.tsx'

/** Projects as rows whose stage and assignee change in place, several of them at once. */
export function ProjectList({
  projects,
  people,
}: {
  readonly projects: readonly ListedProject[]
  readonly people: readonly Person[]
}) {
  const mayWrite = useMay(PROJECT.write)
  const { formData } = useNavigation()
  const form = useId()
  const rows = asSent(projects, formData)
  if (rows.length === 0) return <p className="meta">{texts.projects.none}</p>
  return (
    <>
      <ListTable
        caption={texts.projects.title}
        columns={PROJECTS.columns({ people, mayWrite })}
        rows={rows}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/projects/${id}`}
        nameOf={({ name }) => name}
        selects={mayWrite ? form : undefined}
      />
      {mayWrite && <ManyForm id={form} people={people} />}
    </>
  )
}

/** What can be done with the ticked rows. */
const ManyForm = ({ id, people }: { readonly id: string; readonly people: readonly Person[] }) => (
  <ManyBar id={id} label={texts.projects.selected}>
    <Choice name="stage" label={texts.projects.stage} options={STAGE_OPTIONS} />
    <Button type="submit" name="intent" value="move">
      {texts.projects.moveMany}
    </Button>
    <Choice name="assignee" label={texts.projects.assignee} options={peopleOptions(people)} />
    <Button type="submit" name="intent" value="assign">
      {texts.projects.assignMany}
    </Button>
    <Button type="submit" name="intent" value="remove">
      {texts.projects.removeMany}
    </Button>
  </ManyBar>
)
