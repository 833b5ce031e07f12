import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { texts } from '#features/partners/photo-quotes/texts.ts'
import { PhotoStart } from '#features/partners/photo-quotes/ui/photo-start.tsx'
import { loaderHeaders, pageTitle, shared, staticPageMeta } from '#shop/page/head.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import photoStyles from '../../sheets/photo.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { HOME } from '../../texts.ts'

export const links = () => [sheet(photoStyles)]
export const headers = loaderHeaders
export const meta = staticPageMeta({ title: pageTitle(texts.title), description: texts.lead })

/** What the page shows: three steps, a good shot and one that is too far away. */
const PICTURES = ['outdoor', 'outdoor-plate', 'indoor', 'indoor-plate', 'far-plate'] as const

export const loader = ({ request }: LoaderFunctionArgs) =>
  shared(
    Object.fromEntries(
      PICTURES.map((name) => [
        name,
        pagePicture({ drawing: null, dimensions: null, view: 'shot', name }, request),
      ]),
    ),
  )

/** R-PHOTO: what happens, in pictures, and one button. */
export default function QuoteByPhoto() {
  const pictures = useLoaderData<typeof loader>()
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[HOME, { label: texts.title }]} />
      </div>
      <main id="main" tabIndex={-1} className="wrap photo-start">
        <PhotoStart pictures={pictures} />
      </main>
    </>
  )
}
