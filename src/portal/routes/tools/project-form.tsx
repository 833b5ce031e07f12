import type { ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { texts } from './texts.ts'

export interface ToolProject {
  id: number
  name: string
  customerName: string
  zip: string
  heatingBtu: number | null
  coolingBtu: number | null
}

interface Props {
  readonly title: string
  readonly project: ToolProject | null
  readonly projects: readonly { id: number; name: string }[]
  /** buttons beside the heading */
  readonly children?: ReactNode
}

/** The heading of a tool with the project that it works for. Another project restarts the tool. */
export function ToolHead({ title, project, projects, children }: Props) {
  const submit = useSubmit()
  return (
    <div className="row between tool-head">
      <div>
        <h1>{title}</h1>
        <p className="meta">
          {project ? (
            <>
              <Link href={`/projects/${project.id}`}>{project.name}</Link> {project.customerName}
            </>
          ) : (
            texts.projectFills
          )}
        </p>
      </div>
      <div className="row no-print portal-form">
        <Form method="get" className="row portal-form" onChange={(event) => void submit(event.currentTarget)}>
          <SelectField
            key={project?.id ?? 0}
            label={texts.forProject}
            name="project"
            defaultValue={String(project?.id ?? '')}
            options={[
              { value: '', label: texts.noProject },
              ...projects.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <noscript>
            <Button type="submit">{texts.useProject}</Button>
          </noscript>
        </Form>
        {children}
      </div>
    </div>
  )
}
