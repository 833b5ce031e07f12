import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { OpenedPhotoQuote } from '#features/partners/photo-quotes/contract.ts'
import { deskTexts as texts } from '#features/partners/photo-quotes/desk-texts.ts'
import { texts as storeTexts } from '#features/partners/photo-quotes/texts.ts'
import { zoneName } from '#lib/merchant/merchant.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { Button, IconButton } from '#ui/button/button.tsx'
import { TextAreaField } from '#ui/field/text-field.tsx'

type Photo = OpenedPhotoQuote['photos'][number]

const LARGEST = 4
const STEP = 0.5
const TURNS = 4

interface Props {
  readonly request: number
  readonly photos: readonly Photo[]
  readonly mayWork: boolean
}

/** One photo large, with size, turn and the next one by button and key; its notes below. */
export function PhotoViewer({ request, photos, mayWork }: Props) {
  const [at, setAt] = useState(0)
  const [size, setSize] = useState(1)
  const [turn, setTurn] = useState(0)
  const photo = photos[Math.min(at, photos.length - 1)]
  if (!photo) return null
  const go = (step: number) => {
    setAt((at + step + photos.length) % photos.length)
    setSize(1)
    setTurn(0)
  }
  const grow = (step: number) => setSize(Math.min(LARGEST, Math.max(1, size + step)))
  const rotate = () => setTurn((turn + 1) % TURNS)
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => go(1),
    ArrowLeft: () => go(-1),
    '+': () => grow(STEP),
    '=': () => grow(STEP),
    '-': () => grow(-STEP),
    r: rotate,
    0: () => setSize(1),
  }
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const name = storeTexts.shots[photo.shot].name
  const title = texts.photo(photos.indexOf(photo) + 1, photos.length, name)
  return (
    <section className="stack" aria-label={title}>
      <h2 aria-live="polite">{title}</h2>
      <Stage
        src={`/v1/api/partner/photo-quotes/${request}/photos/${photo.id}`}
        {...{ name, photo, size, turn }}
        onKeyDown={press}
      />
      <div className="row between">
        <div className="row">
          <Button icon="previous" onClick={() => go(-1)}>
            {texts.previous}
          </Button>
          <Button icon="next" onClick={() => go(1)}>
            {texts.next}
          </Button>
        </div>
        <div className="row">
          <IconButton icon="plus" label={texts.larger} onClick={() => grow(STEP)} />
          <IconButton icon="dash" label={texts.smaller} onClick={() => grow(-STEP)} />
          <Button onClick={rotate}>{texts.turn}</Button>
        </div>
      </div>
      <p className="meta photo-keys">{texts.viewerKeys}</p>
      <Notes photo={photo} mayWork={mayWork} />
    </section>
  )
}

interface StageProps {
  readonly src: string
  readonly name: string
  readonly photo: Photo
  readonly size: number
  /** quarters */
  readonly turn: number
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The photo in its frame. The sheet has each size and turn: the page may have no style of its own. */
const Stage = ({ src, name, photo, size, turn, onKeyDown }: StageProps) => (
  <section
    className="photo-stage"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a person scrolls the large photo by its keys
    tabIndex={0}
    aria-label={texts.viewerKeys}
    onKeyDown={onKeyDown}
    ref={useStage(size)}
  >
    <div className="photo-paper" data-size={size} data-turn={turn}>
      <img src={src} alt={name} width={photo.width} height={photo.height} />
    </div>
  </section>
)

/** The frame of the photo. What is in its middle stays there when the photo grows. */
function useStage(size: number) {
  const stage = useRef<HTMLElement>(null)
  const before = useRef(size)
  useEffect(() => {
    const frame = stage.current
    const growth = size / before.current
    before.current = size
    if (!frame || growth === 1) return
    frame.scrollLeft = (frame.scrollLeft + frame.clientWidth / 2) * growth - frame.clientWidth / 2
    frame.scrollTop = (frame.scrollTop + frame.clientHeight / 2) * growth - frame.clientHeight / 2
  }, [size])
  return stage
}

const Notes = ({ photo: { id, notes }, mayWork }: { readonly photo: Photo; readonly mayWork: boolean }) => (
  <section className="stack-s">
    <h3>{texts.notes}</h3>
    {notes.length === 0 && <p className="meta">{texts.noNotes}</p>}
    {notes.map((note) => (
      <article key={note.id}>
        <p className="meta">{texts.by(note.by, timeOf(note.at))}</p>
        <p>{note.text}</p>
      </article>
    ))}
    {mayWork && (
      // A new key empties the field when the note is there.
      <Form method="post" className="stack-s" preventScrollReset key={`${id} ${notes.length}`}>
        <input type="hidden" name="photo" value={id} />
        <TextAreaField label={texts.note} name="text" maxLength={1_000} required />
        <p>
          <Button type="submit" name="intent" value="note">
            {texts.addNote}
          </Button>
        </p>
      </Form>
    )}
  </section>
)

/** "Nov 23, 2:40 PM CT" */
export const timeOf = (at: string): string => `${storeDayAndTime(at)} ${zoneName().short}`
