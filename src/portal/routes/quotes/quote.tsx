import { useState } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { DeskQuote } from '#features/partners/quotes/contract.ts'
import { fileUpload } from '#features/partners/quotes/rules/files.ts'
import type { PageHandle } from '#shop/page/page-handle.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { titled } from '../../texts.ts'
import { WhyLink } from '../price-lists/why-link.tsx'
import { idOf } from '../reading.ts'
import { Editing } from './editing.tsx'
import { Comments, Files, History } from './parts/history.tsx'
import { type ReadVersion, Versions } from './parts/versions.tsx'
import { changeQuote } from './quote-action.server.ts'
import { namesOf, quoteAt } from './quote-data.server.ts'
import { texts as quoteTexts } from './quote-texts.ts'
import { Reading } from './reading.tsx'
import { texts } from './texts.ts'

/** A quote by its number; `?from=` and `?to=` put two versions side by side. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api, clock } = context.get(portalContext)
  const quote = await quoteAt(api, params.number, url)
  const [from, to] = ['from', 'to'].map((name) => idOf(url.searchParams.get(name)))
  const versions =
    from === undefined || to === undefined
      ? []
      : await Promise.all(
          [from, to].map((version) => answered(api.quotes.version({ id: quote.id, version }), url)),
        )
  const compared: readonly [ReadVersion, ReadVersion] | undefined =
    versions[0] && versions[1] ? [versions[0], versions[1]] : undefined
  const isCopy = url.searchParams.get('done') === 'duplicated'
  // The facts of a quote with a known place name its products; a compared version may have others.
  const known = quote.priced.facts?.products
  const contents = [quote.content, ...versions.map(({ content }) => content)]
  const names = await answered(namesOf(api, contents, known), url)
  return { quote, names, compared, isCopy, now: clock.now() }
}

export const meta = ({ loaderData }: { loaderData?: { quote: DeskQuote } }) => [
  { title: titled(loaderData ? texts.quote(loaderData.quote.number) : texts.title) },
]

export async function action({ context, request, params, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const form = await request.formData()
  return changeQuote(api, await quoteAt(api, params.number, url), form, url)
}

export { keptOffline as clientAction } from '../../frame/draft-form.tsx'

export const handle: PageHandle = { upload: fileUpload }

/** A quote: the builder while it is a draft, the letter afterwards, and everything that happened. */
export default function QuotePage() {
  const { quote, names, compared, isCopy, now } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const done = outcome && 'done' in outcome ? outcome : undefined
  const Page = quote.allowedActions.includes('save') ? Editing : Reading
  const known = new Map(
    [...(quote.priced.facts?.products ?? []), ...names].map(({ id, name }) => [id, name] as const),
  )
  return (
    <main id="main" tabIndex={-1} className="portal-main stack portal-wide">
      <Breadcrumbs crumbs={[{ label: texts.title, href: '/quotes' }, { label: quote.number }]} />
      {outcome?.refused && (
        <Notice tone="bad" live="alert">
          {outcome.refused.message}
        </Notice>
      )}
      {done && (
        <Notice tone="ok" live="status">
          {quoteTexts.done[done.done]}
        </Notice>
      )}
      {isCopy && !done && <Notice tone="ok">{quoteTexts.done.duplicated}</Notice>}
      {done?.link && <SentLink link={done.link} />}
      <Page key={`${quote.id}.${quote.version}`} quote={quote} names={names} now={now} />
      <p>
        <WhyLink
          company={quote.companyID}
          lines={quote.content.sections.flatMap(({ lines }) =>
            lines.map(({ id, qty, price }) => ({ id, qty, ...(price != null && { quoted: price }) })),
          )}
        />
      </p>
      <div className="quote-rest">
        <Comments quote={quote} />
        <Files quote={quote} />
        <Versions quote={quote} compared={compared} nameOf={(id) => known.get(id) ?? id} />
        <History quote={quote} />
      </div>
    </main>
  )
}

/** The link that opens the quote for its customer. */
function SentLink({ link }: { readonly link: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <div className="row portal-form">
      <TextField label={quoteTexts.link} value={link} readOnly onFocus={(event) => event.target.select()} />
      <Button onClick={() => void copy()}>{isCopied ? quoteTexts.copied : quoteTexts.copyLink}</Button>
      <p className="meta">{quoteTexts.linkHow}</p>
    </div>
  )
}
