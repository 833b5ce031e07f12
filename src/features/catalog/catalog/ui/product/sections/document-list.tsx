import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import type { ProductView } from '../../product-view.ts'
import { texts } from '../../texts.ts'

/** Papers to keep: specification sheet, certificate, manuals; brochures are pages. */
export function DocumentList({ documents }: Pick<ProductView, 'documents'>) {
  if (documents.length === 0) return null
  return (
    <div className="document-list" id="documents">
      <h2 className="plate-label">{texts.documents}</h2>
      <ul>
        {documents.map(({ kind, title, url }) => (
          <li key={url}>
            <Link href={url} {...(kind === 'brochure' ? {} : { target: '_blank', rel: 'noopener' })}>
              <Icon name="document" />
              {title}
              {kind !== 'brochure' && <span>PDF</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
