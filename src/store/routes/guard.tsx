import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { ErrorPage, NotFoundPage } from '../shell/lost-page.tsx'

/** Keeps a page's failure inside the frame: header and footer stay. */
export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <ErrorPage />
}

export default function Guard() {
  return <Outlet />
}
