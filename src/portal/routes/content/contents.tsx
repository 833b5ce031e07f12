import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CONTENT_KINDS } from '#features/content/content/rules/kinds.ts'
import type { ListedContent } from '#features/desk/content-desk/contract.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { Badge } from '#ui/tag/tag.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { titled } from '../../texts.ts'
import { dayOf, textOf } from '../reading.ts'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

const LONGEST_SEARCH = 100

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api } = context.get(portalContext)
  const wanted = textOf(url.searchParams.get('kind'))
  const kind = CONTENT_KINDS.find((each) => each === wanted)
  const q = textOf(url.searchParams.get('q')).slice(0, LONGEST_SEARCH)
  const { entries } = await answered(api.contentDesk.list({ ...(kind && { kind }), q }), url)
  return { entries, kind: kind ?? '', q }
}

/** The words of the store that operations and administrators can change. */
export default function Contents() {
  const { entries, kind, q } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack-s">
        <h1>{texts.title}</h1>
        <p className="meta measure">{texts.lead}</p>
      </div>
      <p>
        <LinkButton href="/content/new" look="primary">
          {texts.begin}
        </LinkButton>
      </p>
      <Form className="row portal-form">
        <SelectField
          label={texts.kind}
          name="kind"
          defaultValue={kind}
          options={[
            { value: '', label: texts.all },
            ...CONTENT_KINDS.map((value) => ({ value, label: texts.kinds[value] })),
          ]}
        />
        <TextField label={texts.search} name="q" type="search" defaultValue={q} maxLength={LONGEST_SEARCH} />
        <Button type="submit">{texts.show}</Button>
      </Form>
      {entries.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={texts.count(entries.length)}
          rows={entries}
          keyOf={({ kind: of, slug }) => `${of} ${slug}`}
          columns={[
            { name: texts.columns.title, cell: TitleCell, rowHeader: true },
            { name: texts.columns.state, cell: StateCell },
          ]}
        />
      )}
    </main>
  )
}

const TitleCell = ({ kind, slug, title }: ListedContent) => (
  <>
    <Link href={`/content/${kind}/${slug}`}>{title}</Link>
    <br />
    <span className="meta">{texts.kinds[kind]}</span>
  </>
)

const StateCell = ({ state, changedBy, changedAt }: ListedContent) => (
  <>
    {state === 'published' ? texts.states.published : <Badge>{texts.states[state]}</Badge>}
    <br />
    <span className="meta">{texts.changed(changedBy, dayOf(changedAt))}</span>
  </>
)
