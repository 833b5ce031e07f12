import { PROJECT_LIST, STAGE_NAMES, STAGES } from '#features/partners/customers/rules/project.ts'
import { grouped, upToThousand } from '#lib/numbers.ts'
import { storeShortDay } from '#platform/clock/rules/store-time.ts'
import { defineList } from '../../list/define-list.ts'
import { InPlace, type Person, peopleOptions, withAssignee } from '../../list/many.tsx'
import { texts } from '../../texts.ts'

export const STAGE_OPTIONS = STAGES.map((stage) => ({ value: stage as string, label: STAGE_NAMES[stage] }))

interface Shown {
  readonly people: readonly Person[]
  readonly mayWrite: boolean
}

export const PROJECTS = defineList({
  name: 'projects',
  hasViews: true,
  query: PROJECT_LIST,
  async call(api, query) {
    const { projects, next } = await api.projects.list(query)
    return { rows: projects, next }
  },
  columns: ({ people, mayWrite }: Shown) => [
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
    { name: texts.customers.changed, cell: ({ changedAt }) => storeShortDay(changedAt), wide: true },
  ],
  file: [
    [texts.projects.name, ({ name }) => name],
    [texts.projects.customer, ({ customerName }) => customerName],
    [texts.projects.stage, ({ stage }) => STAGE_NAMES[stage]],
    [texts.projects.assignee, ({ assignee }) => assignee ?? ''],
    [texts.projects.heating, ({ heatingBtu }) => String(heatingBtu ?? '')],
    [texts.customers.city, ({ city }) => city],
    [texts.customers.zip, ({ zip }) => zip],
    [texts.customers.changed, ({ changedAt }) => changedAt],
  ],
  // A form with a tick for each row must stay below the most fields of a form.
  limits: { page: 40, file: 200 },
})
