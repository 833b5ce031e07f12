import type { ReactNode } from 'react'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'

/** A short page of text: breadcrumbs, title, text. */
export function ProsePage({
  title,
  children,
  aside,
}: {
  title: string
  children: ReactNode
  aside?: ReactNode
}) {
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: title }]} />
      </div>
      <main className="wrap" id="main" tabIndex={-1}>
        <div className={aside ? 'two' : undefined}>
          <div>
            <h1>{title}</h1>
            <div className="prose">{children}</div>
          </div>
          {aside}
        </div>
      </main>
    </>
  )
}
