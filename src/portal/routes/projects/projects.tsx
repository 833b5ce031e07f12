import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PROJECT } from '#features/partners/customers/rules/access.ts'
import { STAGE_NAMES, STAGES } from '#features/partners/customers/rules/project.ts'
import { readQuery } from '#platform/lists/rules/query.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { SegmentedControl } from '#ui/segmented/segmented-control.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { useMay } from '../../frame/permitted.ts'
import { changeList, readList } from '../../list/list.server.ts'
import { FileLink, ListPager, ListSearch, SavedViews } from '../../list/list-page.tsx'
import { useLoadAhead } from '../../list/load-ahead.ts'
import { OutcomeNotice } from '../../list/outcome.tsx'
import { texts, titled } from '../../texts.ts'
import { Board } from './board.tsx'
import { changeProjects } from './change-projects.ts'
import { PROJECTS } from './list.tsx'
import { ProjectList } from './project-list.tsx'

export const meta = () => [{ title: titled(texts.projects.title) }]

export async function loader(args: LoaderFunctionArgs) {
  const { context, url } = args
  const { api } = context.get(portalContext)
  const asked = readQuery(PROJECTS.query, url.searchParams)
  const { search, stage, whose, after } = asked.query
  if (url.searchParams.get('as') !== 'list' && !stage && search === '' && whose === 'all' && !after) {
    const [{ columns }, views] = await Promise.all([
      answered(api.projects.board({}), url),
      answered(api.customers.views({ list: 'projects' }), url),
    ])
    return { ...asked, columns, list: undefined, people: [], views }
  }
  const [list, { people }] = await Promise.all([
    readList(PROJECTS, args),
    answered(api.projects.people({}), url),
  ])
  return { ...asked, list, people, columns: [], views: list.views }
}

/** Changes projects, takes a change back, or saves and removes views of the list. */
export const action = (args: ActionFunctionArgs) => changeList(PROJECTS, args, changeProjects)

export { keptOffline as clientAction } from '../../frame/draft-form.tsx'

const loadProject = () => import('./project.tsx')

/** Projects as a board by stage; a search, a stage and "my projects" show them as a list. */
export default function Projects() {
  useLoadAhead(loadProject)
  const { columns, list, people, query, faults, views } = useLoaderData<typeof loader>()
  const { stage, whose } = query
  const mayCreate = useMay(PROJECT.write)
  return (
    <main id="main" tabIndex={-1} className="portal-main stack portal-wide">
      <div className="row between">
        <h1>{stage ? texts.projects.inStage(STAGE_NAMES[stage]) : texts.projects.title}</h1>
        <div className="row">
          <FileLink href="/projects.csv" />
          {mayCreate && (
            <LinkButton look="primary" href="/projects/new">
              {texts.projects.create}
            </LinkButton>
          )}
        </div>
      </div>
      <div className="row between">
        <SegmentedControl
          label={texts.projects.stage}
          value={stage ?? (list ? whose : 'board')}
          segments={[
            { value: 'board', label: texts.projects.board, href: '/projects' },
            { value: 'all', label: texts.projects.all, href: '/projects?as=list' },
            { value: 'mine', label: texts.projects.mine, href: '/projects?whose=mine' },
            ...STAGES.map((each) => ({
              value: each,
              label: STAGE_NAMES[each],
              href: `/projects?stage=${each}`,
            })),
          ]}
        />
        <ListSearch hint={texts.projects.searchHint} list={PROJECTS} query={query} faults={faults}>
          {list && <input type="hidden" name="as" value="list" />}
        </ListSearch>
      </div>
      <SavedViews views={views} />
      <OutcomeNotice skippedText={texts.projects.skippedMany} />
      {list ? <ProjectList projects={list.rows} people={people} /> : <Board columns={columns} />}
      {list && <ListPager next={list.next} />}
    </main>
  )
}
