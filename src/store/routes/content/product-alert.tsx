import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import type { ProductWatch } from '#features/catalog/product-watches/contract.ts'
import {
  ABOUT,
  checkWatch,
  type WatchDraft,
  type WatchErrors,
} from '#features/catalog/product-watches/rules/watch.ts'
import { texts } from '#features/catalog/product-watches/texts.ts'
import { WatchFields } from '#features/catalog/product-watches/ui/watch-fields.tsx'
import { textFields } from '#lib/form-fields.ts'
import { pageMeta, pageTitle } from '#shop/page/head.ts'
import { privatePage, REFERRER_STAYS } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { storeContext } from '../../context.ts'
import { loadSubmission, sendSubmission } from './submission.server.ts'
import { SubmissionPage } from './submission-page.tsx'

const PATH = '/tell-me'

export const headers = privatePage
export const meta = () => [
  ...pageMeta({ title: pageTitle(texts.title), description: texts.lead, noindex: true }),
  REFERRER_STAYS,
]

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { api } = context.get(storeContext)
  const token = url.searchParams.get('token')
  if (token === null) return { submission: await loadSubmission(api, request) }
  try {
    return { watch: await api.productWatches.read({ token }) }
  } catch (error) {
    if (refusalOf(error)) return { watch: null }
    throw error
  }
}

interface Refused {
  draft?: WatchDraft
  errors?: WatchErrors
  failure?: string | undefined
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { api } = context.get(storeContext)
  const token = url.searchParams.get('token')
  if (token !== null) {
    try {
      await api.productWatches.confirm({ token })
      return data<Refused>({})
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      return data<Refused>({ failure: texts.unknownLink }, { status: refusal.status })
    }
  }
  const field = textFields(await readForm(request))
  const about = ABOUT.find((each) => each === field('about')) ?? ABOUT[0]
  const draft: WatchDraft = { productId: field('product'), email: field('email').trim(), about }
  return sendSubmission(PATH, draft, checkWatch(draft), () => api.productWatches.ask(draft))
}

const words = { title: texts.title, lead: texts.lead, sent: texts.sent, sentText: texts.sentText }

/** Alerts about a product: asked here, and confirmed by the link of a mail. Works without script. */
export default function TellMe() {
  const page = useLoaderData<typeof loader>()
  const refused = useActionData<Refused>()
  const busy = useNavigation().formMethod === 'POST'
  if ('watch' in page) return <Confirm watch={page.watch} failure={refused?.failure} busy={busy} />
  return (
    <SubmissionPage words={words} path={PATH} submission={page.submission} offer="offer product alerts">
      <WatchFields draft={refused?.draft} errors={refused?.errors} failure={refused?.failure} busy={busy} />
    </SubmissionPage>
  )
}

interface ConfirmProps {
  /** null for a link that is not ours */
  readonly watch: ProductWatch | null
  readonly failure: string | undefined
  readonly busy: boolean
}

function Confirm({ watch, failure, busy }: ConfirmProps) {
  const problem = failure ?? (watch === null ? texts.unknownLink : undefined)
  return (
    <main id="main" tabIndex={-1} className="wrap submission">
      <h1>{texts.confirmTitle}</h1>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {watch && (
        <>
          <p className="lead">{texts.confirmText(watch.product, watch.about)}</p>
          {watch.isConfirmed ? (
            <Notice tone="ok" live="status">
              {texts.confirmed}
            </Notice>
          ) : (
            <Form method="post">
              <Button type="submit" look="primary" busy={busy} busyText={texts.sending}>
                {texts.confirm}
              </Button>
            </Form>
          )}
          <p>
            <LinkButton href={watch.href}>{texts.toProduct}</LinkButton>
          </p>
        </>
      )}
    </main>
  )
}
