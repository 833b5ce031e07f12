import { useEffect, useState } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { STAGE_NAMES, STAGES, type Stage } from '#features/customers/rules/stages.ts'
import { textFields } from '#kit/form-fields.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SegmentedControl } from '#ui/segmented/segmented-control.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { useMay } from '../../frame/permitted.ts'
import { ListPager, ListSearch } from '../../list/list-page.tsx'
import { texts } from '../../texts.ts'
import { Board, MoveFields } from './board.tsx'
import { ProjectRows } from './project-rows.tsx'

/** How long a move can be taken back by its button. */
const UNDO_MS = 10_000

export const meta = () => [{ title: `${texts.projects.title} | ${texts.name}` }]

const stageOf = (text: string | null): Stage | undefined => STAGES.find((stage) => stage === text)

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api } = context.get(portalContext)
  const stage = stageOf(url.searchParams.get('stage'))
  const search = (url.searchParams.get('search') ?? '').slice(0, 100)
  const after = url.searchParams.get('after')?.slice(0, 400)
  if (stage === undefined && search === '' && !after)
    return { ...(await answered(api.projects.board({}), url)), list: undefined, stage }
  const query = { search, ...(stage ? { stage } : {}), ...(after ? { after } : {}) }
  return { list: await answered(api.projects.list(query), url), columns: [], stage }
}

/** Moves a project to another stage. The answer says how to take the move back. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const field = textFields(await request.formData())
  const [id, stage, from] = [Number(field('id')), stageOf(field('stage')), stageOf(field('from'))]
  if (!stage || !from || !Number.isSafeInteger(id)) throw data(null, { status: 404 })
  return attempted(async () => {
    const { version } = await api.projects.move({ id, stage, version: Number(field('version')) })
    return { refused: undefined, moved: { id, version, name: field('name'), from: stage, to: from } }
  }, url)
}

/** Projects as a board by stage; a search or a stage shows them as a list. */
export default function Projects() {
  const { columns, list, stage } = useLoaderData<typeof loader>()
  const mayCreate = useMay('projects.write')
  return (
    <main id="main" tabIndex={-1} className="portal-main stack portal-wide">
      <div className="row between">
        <h1>{stage ? texts.projects.inStage(STAGE_NAMES[stage]) : texts.projects.title}</h1>
        {mayCreate && (
          <LinkButton look="primary" href="/projects/new">
            {texts.projects.create}
          </LinkButton>
        )}
      </div>
      <div className="row between">
        <SegmentedControl
          label={texts.projects.stage}
          value={stage ?? 'board'}
          segments={[
            { value: 'board', label: texts.projects.board, href: '/projects' },
            ...STAGES.map((each) => ({
              value: each,
              label: STAGE_NAMES[each],
              href: `/projects?stage=${each}`,
            })),
          ]}
        />
        <ListSearch hint={texts.projects.searchHint} keeps={['stage']} />
      </div>
      <Moved />
      {list ? <ProjectRows projects={list.projects} /> : <Board columns={columns} />}
      {list && <ListPager next={list.next} />}
    </main>
  )
}

/** What the last press did: the move, which can be taken back, or why there was none. */
function Moved() {
  const answer = useActionData<typeof action>()
  const [hidden, setHidden] = useState<unknown>()
  useEffect(() => {
    const timer = setTimeout(() => setHidden(answer), UNDO_MS)
    return () => clearTimeout(timer)
  }, [answer])
  if (!answer || hidden === answer) return null
  if (answer.refused)
    return (
      <Notice tone="bad" live="alert">
        {answer.refused.message}
      </Notice>
    )
  const { moved } = answer
  return (
    <Notice tone="ok" live="status">
      {texts.projects.moved(moved.name, STAGE_NAMES[moved.from])}{' '}
      <Form method="post" preventScrollReset className="portal-inline">
        <MoveFields {...moved} />
        <Button type="submit" look="quiet">
          {texts.lists.undo}
        </Button>
      </Form>
    </Notice>
  )
}
