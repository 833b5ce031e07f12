import type { LoaderFunctionArgs } from 'react-router'
import { pageMeta, pageTitle } from '#shop/page/head.ts'
import { notFound } from '#shop/page/not-found.ts'
import styles from '#ui/gallery/gallery.css?url'
import { GalleryPage } from '#ui/gallery/gallery-page.tsx'
import { storeContext } from '../../context.ts'
import { sheet } from '../../sheets/sheet.ts'
import { titles } from '../titles.ts'

export const links = () => [sheet(styles)]

/** GET /ui-gallery: every component in every state; only where the store is a demo. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(storeContext).demo) throw notFound()
  return null
}

export const meta = () => pageMeta({ title: pageTitle(titles.components), noindex: true })

export default function Gallery() {
  return (
    <main id="main" tabIndex={-1}>
      <GalleryPage />
    </main>
  )
}
