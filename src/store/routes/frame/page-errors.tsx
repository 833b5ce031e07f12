import { Suspense } from 'react'
import { isRouteErrorResponse, type MetaArgs, Outlet, useRouteError } from 'react-router'
import { laterPart } from '#lib/react/hydrate-later.tsx'
import { pageMeta, pageTitle } from '#shop/page/head.ts'
import { texts } from '../../texts.ts'

const ErrorPage = laterPart(async () => (await import('../../chrome/lost-page.tsx')).ErrorPage)
const NotFoundPage = laterPart(async () => (await import('../../chrome/lost-page.tsx')).NotFoundPage)

/** A page that failed has no title of its own. */
export const meta = ({ error }: MetaArgs) =>
  error === undefined
    ? []
    : pageMeta({
        title:
          isRouteErrorResponse(error) && error.status === 404
            ? pageTitle(texts.notFoundTitle)
            : pageTitle(texts.errorTitle),
        noindex: true,
      })

/** Shows a page's failure inside the frame: header and footer stay. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <Suspense fallback={<LostHeading>{isNotFound ? texts.notFound : texts.error}</LostHeading>}>
      {isNotFound ? <NotFoundPage /> : <ErrorPage />}
    </Suspense>
  )
}

/** The texts of such a page until its code is loaded. */
const LostHeading = ({ children }: { children: string }) => (
  <main className="wrap lost" id="main" tabIndex={-1}>
    <h1>{children}</h1>
  </main>
)

export default function Guard() {
  return <Outlet />
}
