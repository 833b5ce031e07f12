import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { ListedTemplate } from '#features/partners/quotes/contract.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../../context.ts'
import { answered, attempted } from '../../../frame/answers.server.ts'
import { ListTable } from '../../../list/list-page.tsx'
import { titled } from '../../../texts.ts'
import { dayOf, idOf } from '../../reading.ts'
import { texts as quotesTexts } from '../texts.ts'
import { templateTexts as texts } from './template-editor.tsx'

export const meta = () => [{ title: titled(texts.templates) }]

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  answered(context.get(portalContext).api.quotes.templates({}), url)

/** Takes a template off the list, or brings it back. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const form = await request.formData()
  const [id, revision] = [idOf(form.get('id')) ?? 0, idOf(form.get('revision')) ?? 1]
  return attempted(async () => {
    const isBack = form.get('intent') === 'restore'
    if (!isBack && form.get('intent') !== 'remove') throw data(null, { status: 400 })
    const { quotes } = api
    const template = await (isBack ? quotes.restoreTemplate : quotes.removeTemplate)({ id, revision })
    return { isBack, template }
  }, url)
}

/** The list of templates, for the next customer. */
export default function Templates() {
  const { templates } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <Breadcrumbs
        crumbs={[{ label: quotesTexts.title, href: '/quotes' }, { label: quotesTexts.templates }]}
      />
      <h1>{texts.templates}</h1>
      {outcome && <TemplateResult outcome={outcome} />}
      {templates.length === 0 ? (
        <EmptyState title={texts.noTemplates}>
          <p>{texts.noTemplatesHow}</p>
        </EmptyState>
      ) : (
        <ListTable
          caption={texts.templates}
          rows={templates}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `/quotes/templates/${id}`}
          nameOf={({ name }) => name}
          columns={[
            { name: texts.templateName, cell: ({ name }) => name },
            { name: texts.options, numeric: true, wide: true, cell: ({ sections }) => sections },
            { name: texts.lines, numeric: true, cell: ({ lines }) => lines },
            { name: texts.by, wide: true, cell: ({ by }) => by },
            { name: texts.changed, wide: true, oneLine: true, cell: ({ changedAt }) => dayOf(changedAt) },
            {
              name: texts.use,
              cell: ({ id, name }) => (
                <Link href={`/quotes/new?template=${id}`} aria-label={texts.makeFrom(name)}>
                  {texts.makeOne}
                </Link>
              ),
            },
            {
              name: texts.remove,
              cell: (template) => (
                <Press template={template} intent="remove" label={texts.removeOf(template.name)}>
                  {texts.remove}
                </Press>
              ),
            },
          ]}
        />
      )}
    </main>
  )
}

interface PressProps {
  readonly template: Pick<ListedTemplate, 'id' | 'revision'>
  readonly intent: 'remove' | 'restore'
  readonly label?: string
  readonly children: string
}

/** Removes a template, or brings it back. */
const Press = ({ template: { id, revision }, intent, label, children }: PressProps) => (
  <Form method="post" preventScrollReset className="inline">
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="revision" value={revision} />
    <input type="hidden" name="intent" value={intent} />
    <Button type="submit" look="quiet" aria-label={label}>
      {children}
    </Button>
  </Form>
)

function TemplateResult({
  outcome,
}: {
  readonly outcome: NonNullable<ReturnType<typeof useActionData<typeof action>>>
}) {
  if (outcome.refused)
    return (
      <Notice tone="bad" live="alert">
        {outcome.refused.message}
      </Notice>
    )
  const { template, isBack } = outcome
  return (
    <Notice tone="ok" live="status">
      {isBack ? texts.restored(template.name) : texts.removed(template.name)}{' '}
      {!isBack && (
        <Press template={template} intent="restore">
          {texts.undo}
        </Press>
      )}
    </Notice>
  )
}
