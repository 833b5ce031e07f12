import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ProjectPhoto } from '#features/partners/customers/contract.ts'
import { PHOTO_KINDS } from '#features/partners/customers/rules/project.ts'
import { storeShortDay } from '#platform/clock/rules/store-time.ts'
import { PHOTO_TYPES } from '#platform/photos/rules/photo-types.ts'
import { Button } from '#ui/button/button.tsx'
import { FileField, SelectField } from '#ui/field/text-field.tsx'
import { texts } from '../../texts.ts'

const KIND_NAMES = { photo: texts.projects.photo, plate: texts.projects.plate }

/** Photos of the site and of rating plates. On a phone the field offers the camera. */
export function Photos({
  project,
  photos,
  mayWrite,
}: {
  readonly project: number
  readonly photos: readonly ProjectPhoto[]
  readonly mayWrite: boolean
}) {
  const { state } = useNavigation()
  const [kind, setKind] = useState<string>(PHOTO_KINDS[0])
  return (
    <section className="stack">
      <h2>{texts.projects.photos}</h2>
      {photos.length === 0 && <p className="meta">{texts.projects.noPhotos}</p>}
      <ul className="portal-photos">
        {photos.map((photo) => (
          <li key={photo.id}>
            <Picture project={project} photo={photo} mayWrite={mayWrite} />
          </li>
        ))}
      </ul>
      {mayWrite && (
        // The key empties the field when a picture was added.
        <Form method="post" encType="multipart/form-data" className="stack portal-narrow" key={photos.length}>
          <input type="hidden" name="intent" value="photo" />
          <SelectField
            label={texts.projects.pictureKind}
            name="kind"
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value)}
            options={PHOTO_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
          />
          <FileField
            label={texts.projects.picture}
            hint={texts.projects.pictureHint}
            name="picture"
            accept={PHOTO_TYPES}
            // A plate is read on the spot; other photos may come from the phone's album.
            capture={kind === 'plate' ? 'environment' : undefined}
            required
          />
          <p>
            <Button type="submit" busy={state === 'submitting'}>
              {texts.projects.addPhoto}
            </Button>
          </p>
        </Form>
      )}
    </section>
  )
}

function Picture({
  project,
  photo,
  mayWrite,
}: {
  readonly project: number
  readonly photo: ProjectPhoto
  readonly mayWrite: boolean
}) {
  const { id, kind, by, addedAt, width, height } = photo
  const name = texts.projects.photoBy(KIND_NAMES[kind], by, storeShortDay(addedAt))
  const src = `/v1/api/partner/projects/${project}/photos/${id}`
  return (
    <>
      <a href={src} target="_blank" rel="noreferrer">
        <img src={src} alt={name} width={width} height={height} loading="lazy" />
      </a>
      <p className="meta">{name}</p>
      {mayWrite && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="remove-photo" />
          <input type="hidden" name="photo" value={id} />
          <Button type="submit" look="quiet">
            {texts.projects.removePhoto}
          </Button>
        </Form>
      )}
    </>
  )
}
