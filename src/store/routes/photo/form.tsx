import { useCallback, useEffect, useRef } from 'react'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { prove } from '#api/proving.ts'
import { refusalOf } from '#api/refusal.ts'
import type { PhotoDraft } from '#features/partners/photo-quotes/contract.ts'
import { photoUpload, SHOTS, type Shot } from '#features/partners/photo-quotes/rules/form.ts'
import { texts } from '#features/partners/photo-quotes/texts.ts'
import { useCaptcha } from '#features/partners/photo-quotes/ui/captcha.tsx'
import { MorePhotos, PhotoForm } from '#features/partners/photo-quotes/ui/photo-form.tsx'
import { SentNotice } from '#features/partners/photo-quotes/ui/sent-notice.tsx'
import { pageTitle } from '#shop/page/head.ts'
import { type PageHandle, privatePage, REFERRER_STAYS } from '#shop/page/page-handle.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { houseWords, needWords, useTakeHome } from '#shop/sizing/keep-home.ts'
import { useHomeNeed } from '#shop/sizing/saved-home-need.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { storeContext } from '../../context.ts'
import { useOffSentence } from '../../root.tsx'
import photoStyles from '../../sheets/photo.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { HOME } from '../../texts.ts'
import { answerPhotoForm } from './answer-form.server.ts'
import { fetchChallenge, saveFields, sendPhoto } from './photo-calls.ts'

const PATH = '/quote-by-photo/form'

export const links = () => [sheet(photoStyles)]
export const meta = () => [
  { title: pageTitle(texts.title) },
  { name: 'description', content: texts.lead },
  REFERRER_STAYS,
]
export const handle: PageHandle = { upload: photoUpload }
export const headers = privatePage

/** A private link opens the request in this browser; its key leaves the address at once. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { api } = context.get(storeContext)
  const key = url.searchParams.get('key')
  if (key !== null) {
    try {
      await api.photoQuotes.open({ key })
    } catch (error) {
      if (!refusalOf(error)) throw error
    }
    return redirect(PATH, 303)
  }
  const pictures = Object.fromEntries(
    SHOTS.map((name) => [
      name,
      pagePicture({ drawing: null, dimensions: null, view: 'shot', name }, request),
    ]),
  ) as Record<Shot, ReturnType<typeof pagePicture>>
  return { ...(await api.photoQuotes.draft({})), pictures }
}

export const action = async ({ context, request }: ActionFunctionArgs) =>
  answerPhotoForm(context.get(storeContext).api, await readForm(request))

/** R-PHOTO-FORM: guided photos, the home and the wishes, and the check that the sender is no robot. */
export default function QuoteByPhotoForm() {
  const { draft, promise, pictures } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const isBusy = useNavigation().formData?.get('intent') === 'send'
  const send = useCallback(sendPhoto, [])
  const off = useOffSentence('offer photo quotes')
  useSentHome(draft)
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          crumbs={[HOME, { label: texts.title, href: '/quote-by-photo' }, { label: texts.form.title }]}
        />
      </div>
      <main id="main" tabIndex={-1} className="wrap photo-page stack-l">
        {draft?.sent ? (
          <>
            <SentNotice sent={draft.sent} photos={draft.photos.length} />
            <MorePhotos Form={Form} draft={draft} pictures={pictures} send={send} />
          </>
        ) : (
          <>
            <div className="stack">
              <h1>{texts.form.heading}</h1>
              <p className="lead">{texts.form.lead}</p>
            </div>
            {off ? (
              <Notice>{off}</Notice>
            ) : (
              <WithCaptcha {...{ draft, promise, pictures, outcome, isBusy, send }} />
            )}
          </>
        )}
      </main>
    </>
  )
}

type FormProps = Omit<Parameters<typeof PhotoForm>[0], 'Form' | 'captcha' | 'save' | 'home'>

/** The challenge is asked for only while there is a form to send. */
function WithCaptcha(props: FormProps) {
  const captcha = useCaptcha({ fetchChallenge, solve: prove, refused: props.outcome })
  const saved = useHomeNeed()
  const home = saved && {
    zip: saved.form.zipCode,
    rooms: `${houseWords(saved)}. ${needWords(saved)}.`,
  }
  return <PhotoForm {...props} Form={Form} captcha={captcha} save={saveFields} home={home} />
}

/** A request that was sent just now says where the visitor's home is. */
function useSentHome(draft: PhotoDraft | null): void {
  const takeHome = useTakeHome()
  const isSent = draft?.sent != null
  const wasSent = useRef(isSent)
  const zipCode = draft?.zip ?? ''
  useEffect(() => {
    if (isSent && !wasSent.current && zipCode !== '') takeHome({ zipCode })
    wasSent.current = isSent
  }, [isSent, zipCode, takeHome])
}
