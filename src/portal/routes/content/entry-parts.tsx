import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { OpenContent } from '#features/desk/content-desk/contract.ts'
import { FORMS } from '#features/desk/content-desk/view/forms/forms.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { dayOf } from '../reading.ts'
import { labelOf } from './entry-fields.tsx'
import { texts as all } from './texts.ts'

const texts = all.one

/** What another person saved after the page was opened. */
export interface Theirs {
  fields: Readonly<Record<string, string>>
  revision: number
  changedBy: string
}

/** Both versions of the fields in which two people differ. */
export function Conflict({
  kind,
  theirs,
  typed,
}: {
  readonly kind: OpenContent['kind']
  readonly theirs: Theirs
  readonly typed: Readonly<Record<string, string>>
}) {
  const differing = FORMS[kind].fields.filter(
    ({ name }) => (theirs.fields[name] ?? '') !== (typed[name] ?? ''),
  )
  return (
    <div className="stack-s">
      <Notice tone="warn" live="alert" title={texts.conflict(theirs.changedBy)}>
        {texts.conflictHow(theirs.changedBy)}
      </Notice>
      {differing.map(({ name, label }) => (
        <details key={name}>
          <summary>{texts.theirs(label, theirs.changedBy)}</summary>
          <p className="content-words">{theirs.fields[name] || texts.empty}</p>
        </details>
      ))}
    </div>
  )
}

/** Whether it is on the store, who wrote the draft, and its preview. */
export const State = ({ entry }: { readonly entry: OpenContent }) => (
  <section className="box stack-s" aria-label={all.state}>
    <p>
      <strong>{entry.isPublished ? texts.isPublished : texts.isOff}</strong>
      {entry.draft && `. ${texts.draftBy(entry.draft.changedBy, dayOf(entry.draft.changedAt))}.`}
    </p>
    {entry.draft && entry.isPublished && entry.changedFields.length > 0 && (
      <p className="meta">{texts.fields(entry.changedFields.map((name) => labelOf(entry.kind, name)))}</p>
    )}
    {entry.preview === null ? (
      entry.draft === null && <p className="meta">{texts.noPreview}</p>
    ) : (
      <p>
        <a href={entry.preview} target="_blank" rel="noreferrer">
          {texts.preview}
        </a>
        <br />
        <span className="meta">{texts.previewHint}</span>
      </p>
    )}
    {entry.path !== null && (
      <p>
        <Link href={entry.path}>{texts.open}</Link>
      </p>
    )}
  </section>
)

/** An action that cannot be taken back stands behind a fold. */
const Folded = ({
  name,
  how,
  intent,
  revision,
}: {
  readonly name: string
  readonly how: string
  readonly intent: string
  readonly revision: number
}) => (
  <details>
    <summary>{name}</summary>
    <Form method="post" className="stack-s">
      <input type="hidden" name="revision" value={revision} />
      <p className="meta">{how}</p>
      <p>
        <Button type="submit" name="intent" value={intent}>
          {name}
        </Button>
      </p>
    </Form>
  </details>
)

/** Deleting the draft, and taking the entry off the store. */
export const Endings = ({ entry }: { readonly entry: OpenContent }) => (
  <>
    {entry.draft && (
      <Folded name={texts.discard} how={texts.discardHow} intent="discard" revision={entry.revision} />
    )}
    {entry.mayTakeOff && (
      <Folded name={texts.takeOff} how={texts.takeOffHow} intent="takeOff" revision={entry.revision} />
    )}
  </>
)

/** A version that is read beside the form. */
export interface ReadVersion {
  number: number
  fields: Readonly<Record<string, string>>
}

/** Every version that was published; one of them is open. */
export const Versions = ({
  entry,
  open,
}: {
  readonly entry: OpenContent
  readonly open: ReadVersion | null
}) => (
  <section className="stack-s" aria-labelledby="versions">
    <h2 id="versions">{texts.versions}</h2>
    {entry.versions.length === 0 && <p className="meta">{texts.noVersions}</p>}
    <ul className="stack-s">
      {entry.versions.map(({ number, publishedBy, publishedAt }) => (
        <li key={number}>
          {texts.version(number, publishedBy, dayOf(publishedAt))}
          <div className="row">
            {open?.number === number ? (
              <Link href="?">{texts.close}</Link>
            ) : (
              <Link href={`?version=${number}#versions`}>{texts.read}</Link>
            )}
            <Form method="post">
              <input type="hidden" name="revision" value={entry.revision} />
              <input type="hidden" name="number" value={number} />
              <Button type="submit" name="intent" value="restore" look="quiet">
                {texts.restore}
              </Button>
            </Form>
          </div>
          {open?.number === number && <Words kind={entry.kind} fields={open.fields} />}
        </li>
      ))}
    </ul>
  </section>
)

const Words = ({ kind, fields }: { readonly kind: OpenContent['kind'] } & Pick<ReadVersion, 'fields'>) => (
  <dl>
    {FORMS[kind].fields
      .filter(({ name }) => fields[name])
      .map(({ name, label }) => (
        <div key={name}>
          <dt className="meta">{label}</dt>
          <dd className="content-words">{fields[name]}</dd>
        </div>
      ))}
  </dl>
)

const NamesOf = ({
  title,
  names,
}: {
  readonly title: string
  readonly names: readonly string[]
}): ReactNode =>
  names.length > 0 && (
    <p className="meta">
      <strong>{title}:</strong> {names.join(', ')}
    </p>
  )

/** The rules of the long text, folded. */
export const HowToWrite = ({ entry: { kind, names } }: { readonly entry: OpenContent }) =>
  FORMS[kind].fields.some(({ look }) => look === 'markup') && (
    <details className="stack-s">
      <summary>{texts.how}</summary>
      <dl className="content-how">
        {(kind === 'article' ? all.how : all.howOfSections).map(([what, example]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <pre>{example}</pre>
            </dd>
          </div>
        ))}
      </dl>
      {kind === 'article' && (
        <>
          <NamesOf title={all.figures} names={names.figures} />
          <NamesOf title={all.facts} names={names.facts} />
          <NamesOf title={all.articles} names={names.articles} />
        </>
      )}
    </details>
  )
