import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { dayOf, idOf } from '../reading.ts'
import { newTexts as texts } from './new-texts.ts'
import { texts as quotesTexts } from './texts.ts'

export const meta = () => [{ title: quotesTexts.pageTitle(texts.templates) }]

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  answered(context.get(portalContext).api.quotes.templates({}), url)

/** Takes a template off the list. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const form = await request.formData()
  const [id, revision] = [idOf(form.get('id')) ?? 0, idOf(form.get('revision')) ?? 1]
  return attempted(async () => {
    await api.quotes.removeTemplate({ id, revision })
    return { refused: undefined }
  }, url)
}

/** What is kept for the next customer. */
export default function Templates() {
  const { templates } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <Breadcrumbs
        crumbs={[{ label: quotesTexts.title, href: '/quotes' }, { label: quotesTexts.templates }]}
      />
      <h1>{texts.templates}</h1>
      {outcome && (
        <Notice tone={outcome.refused ? 'bad' : 'ok'} live="status">
          {outcome.refused?.message ?? texts.removed}
        </Notice>
      )}
      {templates.length === 0 ? (
        <EmptyState title={texts.noTemplates}>
          <p>{texts.noTemplatesHow}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={texts.templates}
          hideCaption
          rows={templates}
          keyOf={({ id }) => id}
          columns={[
            { name: texts.templateName, rowHeader: true, cell: ({ name }) => name },
            { name: texts.options, numeric: true, cell: ({ sections }) => sections },
            { name: texts.lines, numeric: true, cell: ({ lines }) => lines },
            { name: texts.by, cell: ({ by }) => by },
            { name: texts.changed, cell: ({ changedAt }) => dayOf(changedAt) },
            {
              name: texts.makeOne,
              cell: ({ id, name }) => (
                <Link href={`/quotes/new?template=${id}`} aria-label={texts.makeFrom(name)}>
                  {texts.makeOne}
                </Link>
              ),
            },
            {
              name: texts.remove,
              cell: ({ id, name, revision }) => (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="id" value={id} />
                  <input type="hidden" name="revision" value={revision} />
                  <Button type="submit" look="quiet" aria-label={texts.removeOf(name)}>
                    {texts.remove}
                  </Button>
                </Form>
              ),
            },
          ]}
        />
      )}
    </main>
  )
}
