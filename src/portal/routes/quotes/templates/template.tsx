import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { WireContent } from '#features/partners/quotes/contract/shapes.ts'
import type { ListedTemplate } from '#features/partners/quotes/contract.ts'
import { ApiError } from '#lib/api-error.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../../context.ts'
import { answered, attempted, rowIdOf } from '../../../frame/answers.server.ts'
import { titled } from '../../../texts.ts'
import { idOf, textOf } from '../../reading.ts'
import { namesOf } from '../quote-data.server.ts'
import { texts as quotesTexts } from '../texts.ts'
import { TemplateEditor, templateTexts as texts } from './template-editor.tsx'

export const meta = ({ loaderData }: { loaderData?: { template: ListedTemplate } }) => [
  { title: titled(loaderData?.template.name ?? texts.templates) },
]

/** A template with the prices of today. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api, clock } = context.get(portalContext)
  const { content: kept, ...template } = await answered(
    api.quotes.openTemplate({ id: rowIdOf(params.id) }),
    url,
  )
  const { content } = await answered(api.quotes.priceCheck({ zip: '', content: kept }), url)
  return { template, content, products: await answered(namesOf(api, [content]), url), now: clock.now() }
}

/** Saves the template of the revision that the page saw. */
export async function action({ context, request, params, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const form = await request.formData()
  return attempted(async () => {
    const template = await api.quotes.changeTemplate({
      id: rowIdOf(params.id),
      revision: idOf(form.get('revision')) ?? 1,
      name: textOf(form.get('name')),
      content: contentIn(form.get('content')),
    })
    return { template }
  }, url)
}

/** The lines as the editor sent them; the call itself checks each of them. Throws ApiError invalid. */
function contentIn(field: FormDataEntryValue | null): WireContent {
  try {
    return JSON.parse(String(field)) as WireContent
  } catch {
    throw new ApiError('invalid', texts.unreadable, { status: 400 })
  }
}

export { keptOffline as clientAction } from '../../../frame/draft-form.tsx'

/** Name, options and lines of one template. */
export default function Template() {
  const { template, content, products, now } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack portal-wide">
      <Breadcrumbs
        crumbs={[
          { label: quotesTexts.title, href: '/quotes' },
          { label: quotesTexts.templates, href: '/quotes/templates' },
          { label: template.name },
        ]}
      />
      <div className="row between">
        <div>
          <h1>{template.name}</h1>
          <p className="meta">{texts.how}</p>
        </div>
        <LinkButton href={`/quotes/new?template=${template.id}`}>{texts.makeOne}</LinkButton>
      </div>
      {outcome?.refused && (
        <Notice tone="bad" live="alert">
          {outcome.refused.message}{' '}
          {outcome.refused.code === 'quote_changed' && (
            <a href={`/quotes/templates/${template.id}`}>{texts.openLatest}</a>
          )}
        </Notice>
      )}
      {outcome && !outcome.refused && (
        <Notice tone="ok" live="status">
          {texts.saved}
        </Notice>
      )}
      <TemplateEditor key={template.id} template={template} content={content} products={products} now={now} />
    </main>
  )
}
