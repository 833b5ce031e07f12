import { useEffect, useRef } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { CONTENT_KINDS, isContentSlug } from '#features/content/content/rules/kinds.ts'
import type { OpenContent } from '#features/desk/content-desk/contract.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { DraftForm, forgetDraft } from '../../frame/draft-form.tsx'
import { titled } from '../../texts.ts'
import { act } from './act.server.ts'
import { EntryFields } from './entry-fields.tsx'
import { Conflict, Endings, HowToWrite, State, Versions } from './entry-parts.tsx'
import { texts as all } from './texts.ts'

const texts = all.one

export const meta = ({ loaderData }: { loaderData?: { entry: OpenContent } | undefined }) => [
  { title: titled(loaderData?.entry.title ?? all.title) },
]
export const headers = privatePage

function keyOf(params: Readonly<Record<string, string | undefined>>) {
  const kind = CONTENT_KINDS.find((each) => each === params.kind)
  const slug = params['*'] ?? ''
  if (!kind || !isContentSlug(slug)) throw data(null, { status: 404 })
  return { kind, slug }
}

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api } = context.get(portalContext)
  const key = keyOf(params)
  const entry = await answered(api.contentDesk.open(key), url)
  const number = Number(/^\d{1,6}$/.exec(url.searchParams.get('version') ?? '')?.[0] ?? 0)
  const version = number > 0 ? await answered(api.contentDesk.version({ ...key, number }), url) : null
  return { entry, version }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  return act(api.contentDesk, keyOf(params), await readForm(request))
}

/** The tab forgets what was typed before a save; the form then has the name of the next revision. */
function useSavedDraft(draft: string, isDone: boolean): void {
  const last = useRef(draft)
  useEffect(() => {
    if (isDone && last.current !== draft) forgetDraft(last.current)
    last.current = draft
  }, [draft, isDone])
}

/** One entry: its words as fields, its draft, its preview and its versions. */
export default function Entry() {
  const { entry, version } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { kind, slug, problems } = entry
  const theirs = outcome?.theirs
  const values = outcome?.typed ?? entry.fields
  const revision = theirs?.revision ?? entry.revision
  const draft = `content ${kind} ${slug} ${revision}`
  useSavedDraft(draft, outcome?.done !== undefined)
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack-s">
        <p>
          <Link href="/content">{texts.back}</Link>
        </p>
        <h1>{entry.title}</h1>
        <p className="meta">{all.kinds[kind]}</p>
      </div>
      {outcome?.done && (
        <Notice tone="ok" live="status">
          {texts[outcome.done]}
        </Notice>
      )}
      {outcome?.message && (
        <Notice tone="bad" live="alert">
          {outcome.message}
        </Notice>
      )}
      {theirs && <Conflict kind={kind} theirs={theirs} typed={values} />}
      {problems.length > 0 && <Notice tone="warn">{texts.fix(problems.length)}</Notice>}
      <div className="content-desk">
        <div className="stack">
          <DraftForm
            key={draft}
            draft={draft}
            submit={texts.save}
            more={
              <Button type="submit" name="intent" value="publish">
                {texts.publish}
              </Button>
            }
          >
            <input type="hidden" name="revision" value={revision} />
            <EntryFields kind={kind} values={values} problems={problems} />
          </DraftForm>
          <HowToWrite entry={entry} />
        </div>
        <aside className="stack-l">
          <State entry={entry} />
          <Endings entry={entry} />
          <Versions entry={entry} open={version} />
        </aside>
      </div>
    </main>
  )
}
