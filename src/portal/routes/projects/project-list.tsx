import { useId } from 'react'
import { useNavigation } from 'react-router'
import type { ListedProject } from '#features/partners/customers/contract.ts'
import { PROJECT } from '#features/partners/customers/rules/permissions.ts'
import { STAGE_NAMES, STAGES } from '#features/partners/customers/rules/project.ts'
import { grouped, upToThousand } from '#lib/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { shortDay } from '../../frame/days.ts'
import { useMay } from '../../frame/permitted.ts'
import { type Column, ListTable } from '../../list/list-page.tsx'
import { Choice, InPlace, ManyBar, type Person, peopleOptions, withAssignee } from '../../list/many.tsx'
import { texts } from '../../texts.ts'
import { asSent } from './change-projects.ts'

const STAGE_OPTIONS = STAGES.map((stage) => ({ value: stage as string, label: STAGE_NAMES[stage] }))

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
        columns={columnsOf(people, mayWrite)}
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

function columnsOf(people: readonly Person[], mayWrite: boolean): Column<ListedProject>[] {
  return [
    { name: texts.projects.name, cell: ({ name }) => name },
    { name: texts.projects.customer, cell: ({ customerName }) => customerName, wide: true },
    {
      name: texts.projects.stage,
      cell: (project) =>
        mayWrite ? (
          <InPlace
            row={project}
            intent="move"
            name="stage"
            label={texts.projects.stageOf(project.name)}
            value={project.stage}
            options={STAGE_OPTIONS}
          />
        ) : (
          STAGE_NAMES[project.stage]
        ),
    },
    {
      name: texts.projects.assignee,
      cell: (project) =>
        mayWrite ? (
          <InPlace
            row={project}
            intent="assign"
            name="assignee"
            label={texts.projects.assigneeOf(project.name)}
            value={String(project.assigneeID ?? '')}
            options={withAssignee(peopleOptions(people), project)}
          />
        ) : (
          (project.assignee ?? texts.lists.unassigned)
        ),
      wide: true,
    },
    {
      name: texts.projects.heating,
      cell: ({ heatingBtu }) => (heatingBtu === null ? '' : grouped(upToThousand(heatingBtu))),
      numeric: true,
      wide: true,
    },
    { name: texts.projects.site, cell: ({ city, zip }) => `${city} ${zip}`.trim(), wide: true },
    { name: texts.customers.changed, cell: ({ changedAt }) => shortDay(changedAt), wide: true },
  ]
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
