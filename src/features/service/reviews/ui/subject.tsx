import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
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
