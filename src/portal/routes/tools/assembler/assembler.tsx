import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../../context.ts'
import { texts as portal } from '../../../texts.ts'
import { ToolHead } from '../project-form.tsx'
import { RuleTable } from '../rule-table.tsx'
import { texts as tools } from '../texts.ts'
import { saveCartFrom, toolProject } from '../tool-project.server.ts'
import { unitsIn } from './address.ts'
import { ChosenKit } from './chosen-kit.tsx'
import { RoomsForm } from './rooms-form.tsx'
import { Suggestions } from './suggestions.tsx'
import { UnitsForm } from './units-form.tsx'

const { assemble: texts } = tools

/** Mini split units for a project: every choice is in the address. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const here = context.get(portalContext)
  const { project, projects } = await toolProject(here, url)
  const selected = unitsIn(url.searchParams, project?.zip ?? '')
  const assembled = await here.api.tools.assemble(selected).catch((error: unknown) => {
    const refusal = refusalOf(error)
    if (!refusal || refusal.status >= 500 || refusal.status === 401) throw error
    return { problem: refusal.message }
  })
  return { project, projects, selected, assembled }
}

export const action = async ({ context, request, url }: ActionFunctionArgs) =>
  saveCartFrom(context.get(portalContext), await request.formData(), url)

export const meta = () => [{ title: `${tools.assembler} | ${portal.name}` }]

export default function Assembler() {
  const { project, projects, selected, assembled } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused
  const isBusy = useNavigation().state === 'loading'
  const { rooms } = selected
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <ToolHead title={tools.assembler} project={project} projects={projects} />
      <p>{texts.lead}</p>
      {'problem' in assembled ? (
        <Notice tone="bad" live="status">
          {assembled.problem}
        </Notice>
      ) : (
        <>
          <Disclosure summary={texts.fromRooms} open={rooms.length > 0} className="no-print">
            <RoomsForm rooms={rooms} brand={selected.brand} brands={assembled.brands} project={project?.id} />
            {rooms.length > 0 && <Suggestions assembled={assembled} project={project?.id} />}
          </Disclosure>
          <div className="tool-pair" aria-busy={isBusy}>
            <UnitsForm assembled={assembled} selected={selected} project={project?.id} />
            {assembled.chosen && (
              <ChosenKit
                chosen={assembled.chosen}
                extras={selected.extras}
                project={project}
                problem={refused?.message}
              />
            )}
          </div>
          <RuleTable rules={assembled.rules} />
        </>
      )}
    </main>
  )
}
