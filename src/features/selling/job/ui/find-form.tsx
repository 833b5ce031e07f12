import { Form } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { texts } from '../texts.ts'

/** A product that a typed number may mean. */
export interface FoundProduct {
  readonly name: string
  readonly sku: string
  readonly href: string
}

interface Props {
  readonly path: string
  readonly typed: string
  readonly found: readonly FoundProduct[]
  readonly isBusy: boolean
  /** the button's words */
  readonly submit?: string
}

/** Asks for a model; several that match are links to choose from. */
export function FindForm({ path, typed, found, isBusy, submit = texts.find }: Props) {
  const isUnknown = typed !== '' && found.length === 0
  return (
    <>
      <Form method="get" action={path} className="job-find">
        <TextField
          label={texts.model}
          hint={texts.modelHint}
          name="model"
          defaultValue={typed}
          maxLength={80}
          error={isUnknown ? texts.nothingFound(typed) : undefined}
        />
        <Button type="submit" look="primary" size="big" busy={isBusy} busyText={texts.finding}>
          {submit}
        </Button>
      </Form>
      {found.length > 0 && (
        <section className="stack" aria-live="polite">
          <p>{texts.several(typed)}</p>
          <ul className="bullets">
            {found.map(({ name, sku, href }) => (
              <li key={href}>
                <Link href={href}>{name}</Link> <span className="meta">{sku}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link href="/view-categories">{texts.search}</Link>
      </p>
    </>
  )
}
