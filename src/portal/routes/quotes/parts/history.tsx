import { Form } from 'react-router'
import type { DeskQuote } from '#features/partners/quotes/contract.ts'
import { QUOTE_FILE_TYPES } from '#features/partners/quotes/rules/files.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { Button } from '#ui/button/button.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { FileField, TextAreaField } from '#ui/field/text-field.tsx'
import { texts } from '../quote-texts.ts'

interface Props {
  readonly quote: DeskQuote
}

/** What happened to the quote, the latest first. */
export const History = ({ quote: { events } }: Props) => (
  <section className="stack" id="history">
    <h2>{texts.history}</h2>
    {events.length === 0 && <p className="meta">{texts.noHistory}</p>}
    <ol className="portal-timeline">
      {events
        .toSorted((a, b) => b.id - a.id)
        .map(({ id, kind, by, at, note, version }) => (
          <li key={id}>
            <b>{by}</b> {texts.events[kind]}{' '}
            <span className="meta">
              {texts.version(version)}, {storeDayAndTime(at)}
            </span>
            {note !== '' && <p>{note}</p>}
          </li>
        ))}
    </ol>
  </section>
)

/** What customer and consultant write to each other, and notes for the team. */
export const Comments = ({ quote: { comments, allowedActions } }: Props) => (
  <section className="stack" id="comments">
    <h2>{texts.comments}</h2>
    {comments.length === 0 && <p className="meta">{texts.noComments}</p>}
    <ol className="portal-timeline">
      {comments.map(({ id, by, text, isInternal, at }) => (
        <li key={id}>
          <b>{by}</b> <span className="meta">{storeDayAndTime(at)}</span>{' '}
          {isInternal && <span className="quote-tag">{texts.internalTag}</span>}
          <p>{text}</p>
        </li>
      ))}
    </ol>
    {allowedActions.includes('comment') && (
      <Form method="post" className="stack portal-form" key={comments.length} preventScrollReset>
        <input type="hidden" name="intent" value="comment" />
        <TextAreaField label={texts.commentText} name="text" required maxLength={2_000} />
        <CheckField label={texts.internal} name="isInternal" />
        <Button type="submit">{texts.writeComment}</Button>
      </Form>
    )}
  </section>
)

/** Photos and documents of the quote. */
export const Files = ({ quote: { id: quote, files, allowedActions } }: Props) => (
  <section className="stack" id="files">
    <h2>{texts.files}</h2>
    {files.length === 0 && <p className="meta">{texts.noFiles}</p>}
    <ul className="portal-timeline">
      {files.map(({ id, name, by, at, isShared }) => (
        <li key={id} className="row">
          <a href={`/v1/api/partner/quotes/${quote}/files/${id}`}>{name}</a>
          <span className="meta">
            {by}, {storeDayAndTime(at)}
          </span>
          {isShared && <span className="quote-tag">{texts.sharedTag}</span>}
          {allowedActions.includes('attach') && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="remove-file" />
              <input type="hidden" name="file" value={id} />
              <Button type="submit" look="quiet" aria-label={texts.removeFile(name)}>
                {texts.remove}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
    {allowedActions.includes('attach') && (
      <Form
        method="post"
        encType="multipart/form-data"
        className="stack portal-form"
        key={files.length}
        preventScrollReset
      >
        <input type="hidden" name="intent" value="attach" />
        <FileField label={texts.file} name="file" accept={QUOTE_FILE_TYPES} required />
        <CheckField label={texts.share} name="isShared" />
        <Button type="submit">{texts.attach}</Button>
      </Form>
    )}
  </section>
)
