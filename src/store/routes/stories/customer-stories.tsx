import { type ReactNode, useEffect, useState } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { proving, readAnswer } from '#api/client.ts'
import { refusalOf } from '#api/refusal.ts'
import {
  checkStory,
  pageCount,
  type STORY_FIELDS,
  type StoryDraft,
  storyUpload,
} from '#features/content/stories/rules/story.ts'
import { texts } from '#features/content/stories/texts.ts'
import { StoriesList } from '#features/content/stories/ui/stories-list.tsx'
import { StoryForm, type StoryOutcome } from '#features/content/stories/ui/story-form.tsx'
import { chosenFile } from '#platform/files/rules/upload.ts'
import { PROOF_NEEDED } from '#platform/limits/rules/proof.ts'
import { loaderHeaders, pageMeta, pageTitle, shared } from '#shop/page/head.ts'
import { notFound } from '#shop/page/not-found.ts'
import type { PageHandle } from '#shop/page/page-handle.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '#ui/link/link.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { DemoNotice } from '../../chrome/demo-notice.tsx'
import { storeContext } from '../../context.ts'
import { sheet } from '../../sheets/sheet.ts'
import styles from '../../sheets/stories.css?url'

const PATH = '/customer-stories'

export const links = () => [sheet(styles)]
export const handle: PageHandle = { upload: storyUpload }
export const headers = loaderHeaders

const pagePath = (page: number): string => (page === 1 ? PATH : `${PATH}?page=${page}`)

/** R-STORIES, E-STORIES */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { api, publicOrigin } = context.get(storeContext)
  const page = Number(url.searchParams.get('page') ?? '1')
  if (!Number.isInteger(page) || page < 1) throw notFound()
  const { 'hydra:member': stories, 'hydra:totalItems': total } = await api.stories
    .list({ page })
    .catch((error) => {
      throw refusalOf(error) ? notFound() : error
    })
  const pages = pageCount(total)
  if (page > pages) throw notFound()
  const pictures = Object.fromEntries(
    stories.flatMap(({ id, drawing }) =>
      drawing
        ? [[id, pagePicture({ drawing, dimensions: null, view: 'tile', decorative: true }, request)]]
        : [],
    ),
  )
  return shared({ publicOrigin, stories, pictures, page, pages })
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: pageTitle(texts.title),
    description: texts.lead,
    ...(loaderData ? { canonical: loaderData.publicOrigin + pagePath(loaderData.page) } : {}),
  })

type Answer = StoryOutcome & { needsProof?: boolean }

export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = context.get(storeContext)
  const { draft, photo } = readStory(await readForm(request))
  const errors = checkStory(draft)
  if (Object.keys(errors).length > 0) return data<Answer>({ sent: false, draft, errors }, { status: 400 })
  try {
    const { consent, ...words } = draft
    await api.stories.submit({ ...words, consent: consent ? 'yes' : 'no', ...(photo ? { photo } : {}) })
    return data<Answer>({ sent: true })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const { status, message, code } = refusal
    const needsProof = code === PROOF_NEEDED
    return data<Answer>(
      { sent: false, draft, needsProof, failure: status === 400 ? texts.failed : message },
      { status },
    )
  }
}

const FORM_ID = 'story-form'

/**
 * A browser that has sent many stories solves a proof of work and sends the same form to the API. Without
 * script the sender reads the refusal.
 */
function useProof(outcome: Answer | undefined): boolean {
  const [isProved, setProved] = useState(false)
  useEffect(() => {
    const form = document.getElementById(FORM_ID)
    if (!outcome?.needsProof || !(form instanceof HTMLFormElement)) return
    const body = new FormData(form)
    proving(async (headers) =>
      readAnswer(await fetch('/v1/api/customer-stories', { method: 'POST', body, headers })),
    ).then(
      () => setProved(true),
      () => undefined,
    )
  }, [outcome])
  return isProved
}

const PostForm = ({ children }: { children: ReactNode }) => (
  <Form id={FORM_ID} method="post" encType="multipart/form-data" noValidate action="#tell">
    {children}
  </Form>
)

export default function CustomerStories() {
  const { stories, pictures, page, pages } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const outcome = useProof(answer) ? { sent: true } : answer
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[{ label: texts.home, href: '/' }, { label: texts.title }]} />
      </div>
      <main className="wrap" id="main" tabIndex={-1}>
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <DemoNotice>{texts.demo}</DemoNotice>
        {stories.length === 0 ? <p>{texts.none}</p> : <StoriesList stories={stories} pictures={pictures} />}
        <Pagination label={texts.pages} page={page} pages={pages} hrefOf={pagePath} />
        <section className="story-form" id="tell" aria-labelledby="tell-title">
          <h2 id="tell-title">{texts.form.title}</h2>
          <p>
            {texts.form.lead}{' '}
            <Link href="/learning-center/support-article/privacy-policy">{texts.privacy}</Link>
          </p>
          <StoryForm Form={PostForm} outcome={outcome} isBusy={isBusy} />
        </section>
      </main>
    </>
  )
}

/** Reads the form of a story. Missing fields are empty texts. */
function readStory(form: FormData): { draft: StoryDraft; photo: File | undefined } {
  const text = (name: (typeof STORY_FIELDS)[number]): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const photo = form.get('photo')
  return {
    draft: {
      title: text('title'),
      body: text('body'),
      system: text('system'),
      author: text('author'),
      place: text('place'),
      email: text('email'),
      consent: text('consent') === 'yes',
    },
    photo: photo instanceof File ? chosenFile(photo) : undefined,
  }
}
