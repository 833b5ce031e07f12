import type { ChangeEvent } from 'react'
import { storeDay } from '#platform/clock/rules/store-time.ts'
import { PHOTO_TYPES } from '#platform/photos/rules/photo-types.ts'
import { Button } from '#ui/button/button.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { FileField, TextAreaField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { Tracking } from '../contract.ts'
import { MOST_PHOTOS_A_REPORT, MOST_REPORT_BYTES } from '../rules/damage.ts'
import { texts } from '../texts.ts'
import type { FormProps } from './order-requests.tsx'

/** The form that reports damage in words and photos. It works without JavaScript. */
export function DamageForm({
  Form,
  tracking,
  outcome,
  sending,
}: FormProps & { readonly tracking: Tracking }) {
  const own = outcome?.intent === 'damage' ? outcome : undefined
  return (
    <div className="stack-s no-print" aria-live="polite">
      {own?.kind === 'done' && <Notice tone="ok">{texts.damageSent}</Notice>}
      {own?.kind === 'refused' && <Notice tone="bad">{own.message}</Notice>}
      {tracking.mayReportDamage && own?.kind !== 'done' && (
        <details className="tracking-change" open={own !== undefined}>
          <summary>{texts.damage}</summary>
          <Form className="stack-s" encType="multipart/form-data">
            <p>{texts.damageHow}</p>
            <input type="hidden" name="intent" value="damage" />
            <TextAreaField label={texts.damageWhat} name="note" maxLength={1_000} required />
            <CheckField label={texts.damageNoted} name="noted" value="yes" />
            <FileField
              label={texts.damagePhotos}
              hint={texts.damagePhotosHint}
              name="photos"
              accept={PHOTO_TYPES}
              multiple
              onChange={weigh}
            />
            <Button type="submit" busy={sending === 'damage'} busyText={texts.sending}>
              {texts.damageSend}
            </Button>
          </Form>
        </details>
      )}
    </div>
  )
}

/** Names before the upload what the server would refuse after a long wait. */
function weigh({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  const files = [...(currentTarget.files ?? [])]
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  currentTarget.setCustomValidity(
    files.length > MOST_PHOTOS_A_REPORT
      ? texts.photosTooMany
      : bytes > MOST_REPORT_BYTES
        ? texts.photosTooLarge
        : '',
  )
  currentTarget.reportValidity()
}

interface ReportsProps {
  readonly reports: Tracking['damage']
  readonly photoHref: (photo: string) => string
}

/** The damage that the buyer reported, with the stored photos. */
export function DamageReports({ reports, photoHref }: ReportsProps) {
  if (reports.length === 0) return null
  return (
    <section className="stack-s">
      <h2>{texts.damageReports}</h2>
      {reports.map(({ at, note, photos }) => (
        <article key={at} className="stack-s">
          <h3 className="plate-label">{texts.damageReported(storeDay(at))}</h3>
          <p className="tracking-note">{note}</p>
          <p className="row">
            {photos.map((photo, index) => (
              <Link key={photo} href={photoHref(photo)} download>
                {texts.damagePhoto(index + 1)}
              </Link>
            ))}
          </p>
        </article>
      ))}
    </section>
  )
}
