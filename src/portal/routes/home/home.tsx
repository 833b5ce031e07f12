import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { useMay } from '../../frame/permitted.ts'
import { texts } from '../../texts.ts'
import { ProjectRows } from '../projects/project-rows.tsx'

const FEW = 8

export const meta = () => [{ title: `${texts.home.title} | ${texts.name}` }]

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, clock, user } = context.get(portalContext)
  const [{ columns }, { projects }] = await Promise.all([
    answered(api.projects.board({}), url),
    answered(api.projects.list({ search: '', limit: FEW }), url),
  ])
  const leads = columns.find(({ stage }) => stage === 'lead')?.projects.slice(0, FEW) ?? []
  const stages = columns.filter(({ stage }) => stage !== 'closed')
  return {
    today: clock.now().toISOString(),
    name: user?.name ?? '',
    stages: stages.map(({ stage, name, found }) => ({ stage, name, found })),
    leads,
    projects,
  }
}

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'America/Chicago',
})

/** What waits today. */
export default function Home() {
  const { today, name, stages, leads, projects } = useLoaderData<typeof loader>()
  const mayCreate = useMay('customers.write')
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="row between">
        <div>
          <h1>{DAY.format(new Date(today))}</h1>
          <p className="meta">{name}</p>
        </div>
        {mayCreate && (
          <LinkButton look="primary" href="/customers/new">
            {texts.customers.create}
          </LinkButton>
        )}
      </div>
      <ul className="portal-figures" aria-label={texts.home.stages}>
        {stages.map(({ stage, name: stageName, found }) => (
          <li key={stage}>
            <Link href={`/projects?stage=${stage}`}>
              <b>{texts.lists.count(found.count, found.isMore)}</b> {stageName}
            </Link>
          </li>
        ))}
      </ul>
      <section className="stack">
        <h2>{texts.home.leads}</h2>
        {leads.length === 0 ? <p className="meta">{texts.home.noLeads}</p> : <ProjectRows projects={leads} />}
      </section>
      <section className="stack">
        <h2>{texts.home.recent}</h2>
        <ProjectRows projects={projects} />
      </section>
    </main>
  )
}
