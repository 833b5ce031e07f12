import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { grouped } from '#kit/numbers.ts'
import { pageTitle } from '#shop/merchant.ts'
import { loaderHeaders, shared, staticPageMeta } from '#shop/page/head.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { storeContext } from '../../context.ts'
import { texts } from '../../texts.ts'
import { ProsePage } from './prose-page.tsx'

interface Page {
  products: number
  categories: number
  house: Picture
}

/** The figures of the page are counted from the catalogue. */
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

export const meta = staticPageMeta({ title: pageTitle('About us'), description: texts.tagline })

export default function AboutUs() {
  const { products, categories, house } = useLoaderData<typeof loader>()
  return (
    <ProsePage title="About us" aside={<Drawing picture={house} />}>
      <p className="lead">{texts.tagline}.</p>
      <p>
        We sell furnaces, air conditioners, heat pumps, mini splits and ducted systems to homeowners and to
        the contractors who work for them, and the parts that an installation needs.
      </p>
      <p>
        The store has {grouped(products)} products in {grouped(categories)} departments today.
      </p>
      <AboutWork />
    </ProsePage>
  )
}

/** How the store describes and checks what it sells, and what it promises. */
const AboutWork = () => (
  <>
    <h2>How we show equipment</h2>
    <p>
      We draw each product to scale from its own dimensions, beside a door of 6 ft 8 in, so that you see
      whether it fits before you buy it. The most important numbers are on its rating plate, in the same place
      for every product of a kind.
    </p>
    <h2>How we check what we sell</h2>
    <ul className="bullets">
      <li>We compare each product’s ratings with the rules of the place it ships to.</li>
      <li>We list the parts that each installation needs, and say why each part is needed.</li>
      <li>Where a maker does not publish a figure, we write “Not stated.” We do not estimate it.</li>
      <li>We read each review before we post it, and mark the ones by verified buyers.</li>
    </ul>
    <h2>What we promise</h2>
    <ul className="bullets">
      <li>
        <Link to="/premium-guarantee">Our guarantee</Link>
      </li>
      <li>
        <Link to="/free-shipping">What ships free</Link>
      </li>
      <li>
        <Link to="/terms-of-sale">Returns and terms of sale</Link>
      </li>
      <li>
        <Link to="/learning-center/support-article/privacy-policy">How we treat your data</Link>
      </li>
    </ul>
    <p>
      People answer your questions: <Link to="/contact-us">call or write</Link>.
    </p>
  </>
)
