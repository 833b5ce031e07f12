import { type KeyboardEvent, useState } from 'react'
import { Form } from 'react-router'
import type { OpenedPhotoQuote } from '#features/photo-quotes/contract.ts'
import { deskTexts as texts } from '#features/photo-quotes/desk-texts.ts'
import { texts as storeTexts } from '#features/photo-quotes/texts.ts'
import { Button } from '#ui/button/button.tsx'
import { TextAreaField } from '#ui/field/text-field.tsx'
import { timeOf } from './time.ts'

type Photo = OpenedPhotoQuote['photos'][number]

const LARGEST = 4
const STEP = 0.5
const TURN = 90

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
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => go(1),
    ArrowLeft: () => go(-1),
    '+': () => grow(STEP),
    '=': () => grow(STEP),
    '-': () => grow(-STEP),
    r: () => setTurn(turn + TURN),
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a person scrolls the large photo by its keys */}
      <section className="photo-stage" tabIndex={0} aria-label={texts.viewerKeys} onKeyDown={press}>
        <img
          src={`/v1/api/partner/photo-quotes/${request}/photos/${photo.id}`}
          alt={name}
          width={photo.width}
          height={photo.height}
          style={{ width: `${size * 100}%`, rotate: `${turn}deg` }}
        />
      </section>
      <div className="row">
        <Button icon="previous" onClick={() => go(-1)}>
          {texts.previous}
        </Button>
        <Button icon="next" onClick={() => go(1)}>
          {texts.next}
        </Button>
        <Button icon="plus" onClick={() => grow(STEP)}>
          {texts.larger}
        </Button>
        <Button icon="dash" onClick={() => grow(-STEP)}>
          {texts.smaller}
        </Button>
        <Button onClick={() => setTurn(turn + TURN)}>{texts.turn}</Button>
      </div>
      <p className="meta">{texts.viewerKeys}</p>
      <Notes photo={photo} mayWork={mayWork} />
    </section>
  )
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
