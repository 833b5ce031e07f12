import {
  type ComponentType,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Button } from '#ui/button/button.tsx'
import type { Picture } from '#ui/drawing/drawing.tsx'
import { ErrorSummary } from '#ui/field/error-summary.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { DraftPhoto, PhotoDraft } from '../contract.ts'
import { type FormProblems, SENT_SIDE, SHOTS, type Shot } from '../rules/form.ts'
import { texts } from '../texts.ts'
import { type Captcha, CaptchaWidget } from './captcha.tsx'
import { type FieldValues, fieldId, NO_VALUES, PhotoFields } from './photo-fields.tsx'
import { ShotSlot } from './shot-slot.tsx'
import { type Sender, type Upload, UploadQueue } from './upload-queue.ts'

const { form: words } = texts

/** The server's answer to the form that was sent last. */
export interface FormOutcome {
  values: FieldValues | null
  problems: FormProblems
  failure: string
}

type HomeAnswers = Pick<FieldValues, 'zip' | 'rooms'>

/** The form of the router, which sends without a new page where there is script. */
type FormShell = ComponentType<{
  method: 'post'
  encType: 'multipart/form-data'
  className: string
  noValidate?: boolean
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}>

interface Props {
  readonly Form: FormShell
  readonly draft: PhotoDraft | null
  readonly promise: string
  readonly pictures: Readonly<Partial<Record<Shot, Picture>>>
  readonly outcome: FormOutcome | undefined
  readonly isBusy: boolean
  readonly captcha: Captcha
  /** what the visitor's home says before anything is typed; null while none is known */
  readonly home: HomeAnswers | null
  /** sends one photo at once */
  readonly send: Sender['send']
  /** keeps what was typed so far */
  readonly save: (form: HTMLFormElement) => void
}

/** The same list in each rendering: a new one would begin the effects of `usePhotos` again, without end. */
const NO_PHOTOS: readonly DraftPhoto[] = []

/** The photos and the fields of a request. Each photo goes at once; without script the form sends them. */
export function PhotoForm(props: Props) {
  const { Form, draft, outcome, captcha, isBusy } = props
  const { photos, uploads, queue } = usePhotos(draft?.photos ?? NO_PHOTOS, props.send)
  const problems = outcome?.problems ?? {}
  const isUnderWay = uploads.some(({ state }) => state !== 'failed')
  const form = useAutosave(props.save, photos.length > 0)
  useHomeAnswers(form, draft || outcome ? null : props.home)
  const errors = Object.entries(problems).map(([name, text]) => ({
    id: fieldId(name as keyof FormProblems),
    text,
  }))
  return (
    <Form method="post" encType="multipart/form-data" className="photo-form stack-l" noValidate ref={form}>
      {/* Enter in a field sends the request, not the first button of a photo. */}
      <button
        type="submit"
        name="intent"
        value="send"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      >
        {words.send}
      </button>
      <ErrorSummary title={words.checkTitle} errors={errors} />
      {outcome?.failure && (
        <Notice tone="bad" live="alert">
          {outcome.failure}
        </Notice>
      )}
      <section className="stack" id="photos" tabIndex={-1} aria-labelledby="photos-title">
        <div>
          <h2 id="photos-title">{words.title}</h2>
          <p className="meta" role="status">
            {photos.length > 0 ? words.count(photos.length) : words.types}
          </p>
        </div>
        <Shots {...{ photos, uploads, queue }} pictures={props.pictures} draft={draft} />
        <noscript>
          <p>
            <button type="submit" name="intent" value="save" className="btn">
              {words.savePhotos}
            </button>
          </p>
          <p className="meta">{words.savePhotosHint}</p>
        </noscript>
      </section>
      <PhotoFields values={outcome?.values ?? draft ?? NO_VALUES} problems={problems} />
      <CaptchaWidget captcha={captcha} />
      <div className="stack-s">
        <p>{words.promise(props.promise)}</p>
        <Button
          type="submit"
          name="intent"
          value="send"
          look="primary"
          size="big"
          busy={isBusy || isUnderWay}
          busyText={isBusy ? words.sendingForm : words.waitPhotos}
        >
          {words.send}
        </Button>
        {photos.length > 0 && (
          <p>
            <button type="submit" name="intent" value="start-over" className="btn quiet compact">
              {words.startOver}
            </button>
          </p>
        )}
      </div>
    </Form>
  )
}

interface ShotsProps {
  readonly photos: readonly DraftPhoto[]
  readonly uploads: readonly Upload[]
  readonly queue: UploadQueue
  readonly pictures: Props['pictures']
  readonly draft: PhotoDraft | null
}

const Shots = ({ photos, uploads, queue, pictures, draft }: ShotsProps) => (
  <ol className="shots">
    {SHOTS.map((shot, index) => (
      <ShotSlot
        key={shot}
        shot={shot}
        number={index + 1}
        picture={pictures[shot]}
        photos={photos.filter((photo) => photo.shot === shot)}
        uploads={uploads.filter((upload) => upload.shot === shot)}
        isUnreachable={draft?.unreachable.includes(shot) ?? false}
        mayRemove={!draft?.sent}
        actions={{
          add: (to, files) => queue.add(to, files),
          retry: (key) => queue.retry(key),
          cancel: (key) => queue.remove(key),
        }}
      />
    ))}
  </ol>
)

/** More photos for a request that was sent. */
export function MorePhotos({
  Form,
  draft,
  pictures,
  send,
}: Pick<Props, 'Form' | 'pictures' | 'send'> & { readonly draft: PhotoDraft }) {
  const own = usePhotos(draft.photos, send)
  return (
    <Form method="post" encType="multipart/form-data" className="photo-form stack">
      <Shots {...own} pictures={pictures} draft={draft} />
      <noscript>
        <button type="submit" name="intent" value="save" className="btn">
          {words.savePhotos}
        </button>
      </noscript>
      <p>
        <button type="submit" name="intent" value="start-over" className="btn quiet compact">
          {texts.sent.another}
        </button>
      </p>
    </Form>
  )
}

/** The photos that the server has, those that it took since, and those on their way. */
function usePhotos(known: readonly DraftPhoto[], send: Sender['send']) {
  const [added, setAdded] = useState<readonly DraftPhoto[]>([])
  const [queue] = useState(
    () => new UploadQueue({ send, shrink, saved: (photo) => setAdded((before) => [...before, photo]) }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.list, queue.list)
  // A page that is loaded again has the added photos; a photo that it lacks was removed.
  useEffect(
    () => setAdded((before) => before.filter(({ id }) => id > Math.max(0, ...known.map((one) => one.id)))),
    [known],
  )
  useEffect(() => {
    if (uploads.length === 0) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [uploads.length])
  const ids = new Set(known.map(({ id }) => id))
  return { photos: [...known, ...added.filter(({ id }) => !ids.has(id))], uploads, queue }
}

const SAVE_AFTER_MS = 800

/** Keeps what was typed shortly after the last key, once there is a photo. */
function useAutosave(save: (form: HTMLFormElement) => void, hasPhotos: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    if (!element || !hasPhotos) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => save(element), SAVE_AFTER_MS)
    }
    // The first photo also keeps what was typed before it.
    later()
    element.addEventListener('input', later)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('input', later)
    }
  }, [save, hasPhotos])
  return form
}

/** Puts the home into fields that are still empty: what was typed before the page was ready stays. */
function useHomeAnswers(form: RefObject<HTMLFormElement | null>, home: HomeAnswers | null): void {
  const { zip = '', rooms = '' } = home ?? {}
  useEffect(() => {
    for (const [name, answer] of Object.entries({ zip, rooms })) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement && field.value === '') field.value = answer
    }
  }, [form, zip, rooms])
}

/** Files up to this size go as they are when they are small pictures already. */
const SMALL_BYTES = 1_500_000
const QUALITY = 0.88

/**
 * A photo with at most 2,000 pixels on its longer side, upright, as JPEG. A file that the browser cannot
 * decode is sent as it is, and the server says what is wrong with it.
 */
async function shrink(file: File): Promise<Blob> {
  if (typeof createImageBitmap !== 'function') return file
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, SENT_SIDE / Math.max(bitmap.width, bitmap.height))
    if (scale === 1 && file.size <= SMALL_BYTES && file.type === 'image/jpeg') return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const pen = canvas.getContext('2d')
    pen?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    if (!pen) return file
    const smaller = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY)
    })
    return smaller ?? file
  } catch {
    return file
  }
}
