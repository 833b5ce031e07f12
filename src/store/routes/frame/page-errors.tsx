import { isRouteErrorResponse, type MetaArgs, Outlet, useRouteError } from 'react-router'
import { pageTitle } from '#shop/merchant.ts'
import { pageMeta } from '#shop/page/head.ts'
import { ErrorPage, NotFoundPage } from '../../chrome/lost-page.tsx'

/** A page that failed has no title of its own. */
export const meta = ({ error }: MetaArgs) =>
  error === undefined
    ? []
    : pageMeta({
        title:
          isRouteErrorResponse(error) && error.status === 404
            ? pageTitle('Page not found')
            : pageTitle('Something went wrong'),
        noindex: true,
      })

/** Shows a page's failure inside the frame: header and footer stay. */
export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <ErrorPage />
}

export default function Guard() {
  return <Outlet />
}
