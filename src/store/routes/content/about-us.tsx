import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loaderHeaders, pageTitle, shared, staticPageMeta } from '#shop/page/head.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { Sentence } from '#ui/link/sentence.tsx'
import { storeContext } from '../../context.ts'
import { texts } from '../../texts.ts'
import { aboutTexts } from './about-texts.ts'
import { Bullets, ProsePage } from './prose-page.tsx'

interface Page {
  products: number
  categories: number
  house: Picture
}

/** The figures of the page are counted from the catalog. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(storeContext)
  const [found, { categories }] = await Promise.all([
    api.search.search({ originPage: 'about', limit: 1 }),
    api.catalog.categories(),
  ])
  const house = { drawing: null, dimensions: null, view: 'house-part', name: 'outdoor' } as const
  return shared<Page>({
    products: found.hits.total.value,
    categories: categories.length,
    house: pagePicture(house, request),
  })
}

export const headers = loaderHeaders

export const meta = staticPageMeta({ title: pageTitle(aboutTexts.title), description: texts.tagline })

export default function AboutUs() {
  const { products, categories, house } = useLoaderData<typeof loader>()
  return (
    <ProsePage title={aboutTexts.title} aside={<Drawing picture={house} />}>
      <p className="lead">{texts.tagline}.</p>
      <p>{aboutTexts.sold}</p>
      <p>{aboutTexts.today(products, categories)}</p>
      <h2>{aboutTexts.show}</h2>
      <p>{aboutTexts.shown}</p>
      <h2>{aboutTexts.check}</h2>
      <Bullets of={aboutTexts.checked} />
      <h2>{aboutTexts.promise}</h2>
      <Bullets of={aboutTexts.promised} />
      <p>
        <Sentence>{aboutTexts.questions}</Sentence>
      </p>
    </ProsePage>
  )
}
