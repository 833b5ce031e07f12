import type { ChangeEvent } from 'react'
import { PHOTO_TYPES } from '#platform/photos/rules/photo-types.ts'
import { Button, buttonClass } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { DraftPhoto } from '../contract.ts'
import type { Shot } from '../rules/form.ts'
import { texts } from '../texts.ts'
import type { Upload } from './upload-queue.ts'

const { form: words } = texts

interface Props {
  readonly shot: Shot
  readonly number: number
  readonly picture: Picture | undefined
  readonly photos: readonly DraftPhoto[]
  readonly uploads: readonly Upload[]
  readonly isUnreachable: boolean
  /** photos of a sent request cannot be removed */
  readonly mayRemove: boolean
  readonly actions: {
    add: (shot: Shot, files: readonly File[]) => void
    retry: (key: string) => void
    cancel: (key: string) => void
  }
}

/** One view that we ask for: how it should look, the photos of it, and those that are on their way. */
export function ShotSlot({
  shot,
  number,
  picture,
  photos,
  uploads,
  isUnreachable,
  mayRemove,
  actions,
}: Props) {
  const { name, how } = texts.shots[shot]
  const isDone = photos.length > 0
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    actions.add(shot, [...(currentTarget.files ?? [])])
    // The photo is sent apart, so the form does not send it a second time.
    currentTarget.value = ''
  }
  return (
    <li className={classNames('shot', isDone && 'shot-done')} id={`shot-${shot}`}>
      <div className="shot-view">
        {isDone ? (
          photos.map((photo, index) => (
            <Photo key={photo.id} photo={photo} name={words.photoOf(name, index + 1)} mayRemove={mayRemove} />
          ))
        ) : (
          <Drawing picture={picture} />
        )}
      </div>
      <div className="stack-s">
        <h3>
          {number}. {name}
        </h3>
        <p className="meta">{how}</p>
        {isDone && (
          <p className="shot-saved">
            <Icon name="check" /> {words.saved}
          </p>
        )}
        {uploads.map((upload) => (
          <Progress key={upload.key} upload={upload} actions={actions} />
        ))}
        <div className="row">
          <label className={buttonClass({ size: 'small' }, 'shot-take')}>
            {isDone ? words.another : words.take}
            <span className="visually-hidden">: {name}</span>
            <input type="file" name={`photo-${shot}`} accept={PHOTO_TYPES} multiple onChange={choose} />
          </label>
          {!isDone && mayRemove && (
            <label className="check">
              <input
                type="checkbox"
                className="tick"
                name="unreachable"
                value={shot}
                defaultChecked={isUnreachable}
              />
              <span>
                {words.cannot}
                <span className="visually-hidden">: {name}</span>
              </span>
            </label>
          )}
        </div>
      </div>
    </li>
  )
}

function Photo({
  photo: { id, width, height },
  name,
  mayRemove,
}: {
  readonly photo: DraftPhoto
  readonly name: string
  readonly mayRemove: boolean
}) {
  return (
    <figure>
      <img
        src={`/v1/api/photo-quotes/photos/${id}`}
        alt={name}
        width={width}
        height={height}
        loading="lazy"
      />
      {mayRemove && (
        <button type="submit" name="remove" value={id} className="btn quiet compact" formNoValidate>
          {words.remove}
          <span className="visually-hidden">: {name}</span>
        </button>
      )}
    </figure>
  )
}

function Progress({ upload, actions }: { readonly upload: Upload; readonly actions: Props['actions'] }) {
  const { key, state, percent, message, fileName } = upload
  const says = {
    waiting: words.waiting,
    preparing: words.preparing,
    sending: words.sending(percent),
    offline: words.offline,
    failed: message,
  }[state]
  return (
    <div className={classNames('shot-upload', `shot-${state}`)}>
      <p className="meta">{fileName}</p>
      <p role={state === 'sending' ? undefined : 'status'}>{says}</p>
      {state === 'sending' && <progress max={100} value={percent} aria-label={words.sending(percent)} />}
      <p className="row">
        {(state === 'failed' || state === 'offline') && (
          <Button size="small" onClick={() => actions.retry(key)}>
            {words.again}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={() => actions.cancel(key)}>
          {words.cancel}
        </Button>
      </p>
    </div>
  )
}
