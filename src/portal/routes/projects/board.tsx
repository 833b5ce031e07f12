import { Form, Link, useNavigation } from 'react-router'
import type { ListedProject } from '#features/partners/customers/contract.ts'
import { PROJECT } from '#features/partners/customers/rules/access.ts'
import { STAGE_NAMES, STAGES, type Stage } from '#features/partners/customers/rules/project.ts'
import { IconButton } from '#ui/button/button.tsx'
import { useMay } from '../../frame/permitted.ts'
import { texts } from '../../texts.ts'
import { asSent } from './change-projects.ts'

export interface BoardColumn {
  stage: Stage
  name: string
  found: { count: number; isMore: boolean }
  projects: ListedProject[]
}

/** Projects in columns by stage. A card moves one column with its two buttons, also by keyboard. */
export function Board({ columns }: { readonly columns: readonly BoardColumn[] }) {
  const { formData } = useNavigation()
  const cards = asSent(
    columns.flatMap(({ projects }) => projects),
    formData,
  )
  return (
    <div className="portal-board">
      {columns.map(({ stage, name, found, projects }) => {
        const here = cards.filter((card) => card.stage === stage)
        const count = found.count + here.length - projects.length
        return (
          <section key={stage} aria-label={name}>
            <h2>
              <Link to={`/projects?stage=${stage}`} discover="none">
                {name}
              </Link>{' '}
              <span className="meta">{texts.lists.count(count, found.isMore)}</span>
            </h2>
            <ul>
              {here.map((project) => (
                <Card key={project.id} project={project} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function Card({ project }: { readonly project: ListedProject }) {
  const { id, name, customerName, stage, zip, assignee } = project
  const at = STAGES.indexOf(stage)
  return (
    <li className="portal-card" data-row="">
      <Link to={`/projects/${id}`} discover="none" data-row-link="">
        {name}
      </Link>
      <p className="meta">{[customerName, zip, assignee].filter(Boolean).join(', ')}</p>
      <div className="row between nowrap">
        <Move project={project} to={STAGES[at - 1]} />
        <Move project={project} to={STAGES[at + 1]} />
      </div>
    </li>
  )
}

/** A button that moves a project to another stage. */
function Move({ project, to }: { readonly project: ListedProject; readonly to: Stage | undefined }) {
  const mayMove = useMay(PROJECT.write)
  if (to === undefined || !mayMove) return <span />
  const { id, version, name, stage } = project
  const isForward = STAGES.indexOf(to) > STAGES.indexOf(stage)
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="stage" value={to} />
      <IconButton
        type="submit"
        label={texts.projects.moveTo(name, STAGE_NAMES[to])}
        icon={isForward ? 'next' : 'previous'}
      />
    </Form>
  )
}
