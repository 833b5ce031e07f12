import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isTeam, type Team } from '#features/desk/page-issues/rules/issue.ts'
import { texts as issueTexts } from '#features/desk/page-issues/texts.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { placeOf } from '../../list/define-list.ts'
import { ListFilters, ListPager, ListTable } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { dayOf } from '../reading.ts'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]

/** The filters are in the address: `?team=`, `?state=closed`, `?after=`. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { issues } = context.get(portalContext).api
  const wanted = url.searchParams.get('team') ?? ''
  const team: Team | '' = isTeam(wanted) ? wanted : ''
  const state = url.searchParams.get('state') === 'closed' ? ('closed' as const) : ('open' as const)
  const list = await answered(
    issues.list({ ...(team !== '' && { team }), state, ...placeOf(url.searchParams) }),
    url,
  )
  return { ...list, team, state }
}

export default function Issues() {
  const { issues, next, team, state } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <h1>{texts.title}</h1>
      <ListFilters
        filters={[
          {
            name: 'team',
            label: texts.team,
            value: team,
            options: { '': texts.allTeams, ...issueTexts.teams },
          },
          {
            name: 'state',
            label: texts.state,
            value: state,
            options: { open: texts.open, closed: texts.closed },
          },
        ]}
        submit={texts.show}
      />
      {issues.length === 0 ? (
        <EmptyState title={state === 'open' ? texts.none : texts.noneClosed}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <ListTable
          caption={texts.title}
          rows={issues}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `/issues/${id}`}
          nameOf={({ reference }) => reference}
          columns={[
            { name: texts.issue, cell: ({ reference }) => reference },
            { name: texts.says, cell: ({ description }) => shortened(description) },
            { name: texts.importance, cell: ({ importance }) => issueTexts.importances[importance] },
            { name: texts.team, wide: true, cell: (issue) => issueTexts.teams[issue.team] },
            {
              name: texts.reported,
              wide: true,
              cell: ({ reportedBy, reportedAt }) => texts.by(reportedBy, dayOf(reportedAt)),
            },
            { name: texts.works, wide: true, cell: ({ assignedTo }) => assignedTo ?? texts.unassigned },
          ]}
        />
      )}
      <ListPager next={next} />
    </main>
  )
}

const MOST_CHARS = 90
const shortened = (text: string): string =>
  text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS).trimEnd()}…` : text
