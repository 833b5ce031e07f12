import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { StatementMail, ToMail } from '#features/desk/money/contract/statements.ts'
import { MOST_MAILS } from '#features/desk/money/rules/aging.ts'
import { statementTexts } from '#features/desk/money/statement-texts.ts'
import { formatWire } from '#lib/money.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { useOutcome } from '../../frame/use-outcome.ts'
import { titled } from '../../texts.ts'
import { dayOf, idOf } from '../reading.ts'
import { texts as agingTexts } from './aging-texts.ts'
import { useUntilDone } from './until-done.ts'

const texts = agingTexts.mail

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  answered(context.get(portalContext).api.money.mails({}), url)

/** Mails the statements of the companies that the form names. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const { money } = context.get(portalContext).api
  const form = await request.formData()
  const ids = form.getAll('company').flatMap((id) => idOf(id) ?? [])
  return attempted(async () => {
    const { companies } = await money.mailStatements({ companies: ids })
    const asked = companies.filter(({ not }) => not === null).length
    return { done: asked === 0 ? texts.none : texts.done(asked) }
  }, url)
}

/** Shows whose statements would be mailed, mails them, and says what became of each. */
export default function StatementsPage() {
  const { companies, history } = useLoaderData<typeof loader>()
  const outcome = useOutcome<typeof action>()
  useUntilDone(history.some(({ state }) => state === 'waiting'))
  const ready = companies.filter(({ not }) => not === null)
  const now = ready.slice(0, MOST_MAILS)
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack">
        <p className="no-print">
          <Link href="/money/aging">{agingTexts.title}</Link>
        </p>
        <h1>{texts.title}</h1>
        <p className="meta">{texts.lead}</p>
      </div>
      <FormOutcome outcome={outcome} />
      {now.length > 0 && (
        <Form method="post" className="stack no-print">
          {now.map(({ companyID }) => (
            <input key={companyID} type="hidden" name="company" value={companyID} />
          ))}
          <Button type="submit">{texts.press(now.length)}</Button>
          {ready.length > now.length && <p className="meta">{texts.rest(ready.length - now.length)}</p>}
        </Form>
      )}
      <Ready companies={companies} />
      <History mails={history} />
    </main>
  )
}

const Ready = ({ companies }: { readonly companies: readonly ToMail[] }) =>
  companies.length === 0 ? (
    <EmptyState title={texts.noneReady}>
      <p>{texts.noneReadyHow}</p>
    </EmptyState>
  ) : (
    <DataTable
      caption={texts.ready}
      rows={companies}
      keyOf={({ companyID }) => companyID}
      columns={[
        {
          name: agingTexts.company,
          rowHeader: true,
          cell: ({ companyID, name }) => <Link href={`/money/statement?company=${companyID}`}>{name}</Link>,
        },
        { name: statementTexts.overdue, numeric: true, cell: ({ overdue }) => formatWire(overdue) },
        { name: statementTexts.owed, numeric: true, cell: ({ owed }) => formatWire(owed) },
        { name: texts.result, cell: ({ not }) => (not === null ? texts.willGo : texts.not[not]) },
        { name: texts.email, cell: ({ email }) => email },
      ]}
    />
  )

const History = ({ mails }: { readonly mails: readonly StatementMail[] }) => (
  <section className="stack">
    <h2>{texts.history}</h2>
    {mails.length === 0 ? (
      <p>{texts.noHistory}</p>
    ) : (
      <DataTable
        caption={texts.history}
        hideCaption
        rows={mails}
        keyOf={({ companyID, askedAt }) => `${companyID} ${askedAt}`}
        columns={[
          { name: agingTexts.company, rowHeader: true, cell: ({ name }) => name },
          { name: texts.state, cell: ({ state }) => texts.states[state] },
          { name: texts.at, oneLine: true, cell: ({ askedAt }) => dayOf(askedAt) },
          { name: texts.by, cell: ({ by }) => by },
          { name: statementTexts.owed, numeric: true, cell: ({ owed }) => formatWire(owed) },
          { name: texts.email, cell: ({ address }) => address },
        ]}
      />
    )}
  </section>
)
