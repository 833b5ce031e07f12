import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { ImportRun } from '#features/desk/import-runs/contract.ts'
import { grouped } from '#lib/numbers.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { titled } from '../../texts.ts'
import { textOf } from '../reading.ts'
import { texts } from './import-texts.ts'
import { SettingsPage } from './settings-page.tsx'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  answered(context.get(portalContext).api.importRuns.list(), url)

/** Marks a failed import as done, or takes that back. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const { importRuns } = context.get(portalContext).api
  const form = await readForm(request)
  const id = Number(textOf(form.get('id')))
  const isClosed = form.get('isClosed') === 'yes'
  return attempted(async () => {
    await importRuns.close({ id, isClosed })
    return { done: isClosed ? texts.isClosed : texts.isOpen, undo: isClosed && { id, isClosed: 'no' } }
  }, url)
}

/** The newest imports, those that failed with what was wrong and what to do. */
export default function Imports() {
  const { runs } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <SettingsPage title={texts.title} lead={texts.lead}>
      <FormOutcome outcome={outcome} />
      {runs.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={texts.title}
          hideCaption
          rows={runs}
          keyOf={({ id }) => id}
          columns={[
            { name: texts.kind, rowHeader: true, cell: ({ kind }) => texts.kinds[kind] },
            { name: texts.result, cell: (run) => <Result run={run} /> },
            { name: texts.file, cell: ({ file }) => <span className="portal-settings-file">{file}</span> },
            { name: texts.rows, numeric: true, cell: (run) => <Rows run={run} /> },
            { name: texts.when, oneLine: true, cell: ({ beganAt }) => storeDayAndTime(beganAt) },
            { name: texts.who, cell: ({ by }) => by },
          ]}
        />
      )}
    </SettingsPage>
  )
}

const Rows = ({ run: { rows, rejected } }: { readonly run: ImportRun }) => (
  <>
    {rows !== null && grouped(rows)}
    {rejected ? <span className="meta"> {texts.rejected(rejected)}</span> : null}
  </>
)

/** What became of an import; of a failure why, what to do next, and the button that takes it from Today. */
function Result({ run }: { readonly run: ImportRun }) {
  const { id, kind, file, state, error, closed, waits } = run
  if (state !== 'failed')
    return <StateWord state={state === 'imported' ? 'ok' : 'none'}>{texts.states[state]}</StateWord>
  const name = texts.kinds[kind]
  return (
    <div className="stack portal-settings-failure" id={`import-${id}`}>
      <StateWord state="bad">{texts.states.failed}</StateWord>
      <p>{error}</p>
      {waits && <p className="meta">{texts.again[kind]}</p>}
      {closed && <p className="meta">{texts.closed(storeDayAndTime(closed.at), closed.by)}</p>}
      {(waits || closed) && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="isClosed" value={closed ? 'no' : 'yes'} />
          <Button type="submit" aria-label={closed ? texts.reopenOf(name, file) : texts.closeOf(name, file)}>
            {closed ? texts.reopen : texts.close}
          </Button>
        </Form>
      )}
    </div>
  )
}
