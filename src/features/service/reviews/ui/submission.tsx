import { LinkButton } from '#ui/button/button.tsx'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { texts } from '../texts.ts'

/** The product that the form is about. */
export interface SubjectView {
  id: string
  sku: string
  brand: string
  name: string
  href: string
  picture: Picture
}

/** Shows the product, so that a review or question is not sent for the wrong one. */
export function Subject({ subject }: { subject: SubjectView }) {
  return (
    <div className="box subject">
      <Drawing className="pic" picture={subject.picture} />
      <div>
        <p className="plate-label">
          {texts.about} · {subject.brand} · {subject.sku}
        </p>
        <Link className="plain strong" href={subject.href}>
          {subject.name}
        </Link>
      </div>
    </div>
  )
}

/** Thanks the shopper and says what happens next. */
export function Thanks({
  title,
  text,
  more,
}: {
  title: string
  text: string
  more: { href: string; label: string }
}) {
  return (
    <div className="stack">
      <Notice tone="ok" title={`${title}.`} live="status">
        {text}
      </Notice>
      <p>
        <LinkButton href={more.href} look="primary">
          {more.label}
        </LinkButton>
      </p>
    </div>
  )
}
