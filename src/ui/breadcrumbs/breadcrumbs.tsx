import { Link } from '../link/link.tsx'
import { uiTexts } from '../texts.ts'

export type Crumb = { readonly label: string; readonly href?: string | undefined }

/** The path from the home page to this page, which is last. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={uiTexts.breadcrumb}>
      <ol className="crumbs">
        {crumbs.map(({ label, href }, index) => {
          const last = index === crumbs.length - 1
          return (
            <li key={index}>
              {href && !last ? (
                <Link href={href}>{label}</Link>
              ) : (
                <span aria-current={last ? 'page' : undefined}>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
