import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { Footer } from '../../chrome/footer.tsx'
import { Header } from '../../chrome/header.tsx'
import { NothingHere } from '../../chrome/nothing-here.tsx'
import { texts } from '../../texts.ts'

/** The frame of every page of the portal. */
export default function Frame() {
  return (
    <>
      <SkipLink />
      <Header />
      <Outlet />
      <Footer />
    </>
  )
}

/** A page that cannot be shown keeps the frame. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <SkipLink />
      <Header />
      <NothingHere {...(isMissing ? texts.notFound : texts.failed)} />
      <Footer />
    </>
  )
}
