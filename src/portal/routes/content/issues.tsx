import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ISSUE_LIST } from '#features/desk/page-issues/rules/issue.ts'
import { texts as issueTexts } from '#features/desk/page-issues/texts.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { defineList } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { ListFilters, ListPager, ListTable } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { dayOf } from '../reading.ts'
import { issueTexts as texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]

const ISSUES = defineList({
  path: 'issues',
  query: ISSUE_LIST,
  form: {
    team: { label: texts.team, options: { '': texts.allTeams, ...issueTexts.teams } },
    state: { label: texts.state, options: { open: texts.open, closed: texts.closed } },
  },
  async call(api, query) {
    const { issues, next } = await api.issues.list(query)
    return { rows: issues, next }
  },
  columns: () => [
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
  ],
})

export const loader = (args: LoaderFunctionArgs) => readList(ISSUES, args)

export default function Issues() {
  const { rows: issues, next, query, faults } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <h1>{texts.title}</h1>
      <ListFilters list={ISSUES} query={query} faults={faults} submit={texts.show} />
      {issues.length === 0 ? (
        <EmptyState title={query.state === 'open' ? texts.none : texts.noneClosed}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <ListTable
          caption={texts.title}
          rows={issues}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `/issues/${id}`}
          nameOf={({ reference }) => reference}
          columns={ISSUES.columns()}
        />
      )}
      <ListPager next={next} />
    </main>
  )
}

const MOST_CHARS = 90
const shortened = (text: string): string =>
  text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS).trimEnd()}…` : text
