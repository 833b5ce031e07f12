import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { grouped } from '#lib/numbers.ts'
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

export const meta = staticPageMeta({ title: pageTitle('About us'), description: texts.tagline })

export default function AboutUs() {
  const { products, categories, house } = useLoaderData<typeof loader>()
  return (
    <ProsePage title="About us" aside={<Drawing picture={house} />}>
      <p className="lead">{texts.tagline}.</p>
      <p>
        We sell furnaces, air conditioners, heat pumps, mini splits and ducted systems, and the parts to
        install them. Our customers are homeowners and the contractors who work for them.
      </p>
      <p>
        Today we have {grouped(products)} products in {grouped(categories)} departments.
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
      We draw every product to scale from its own dimensions, beside a 6 ft 8 in door, so you can see whether
      it fits before you buy. The numbers that matter most are on its rating plate, always in the same place.
    </p>
    <h2>How we check what we sell</h2>
    <ul className="bullets">
      <li>We check each product’s ratings against the rules where it will be installed.</li>
      <li>We list the parts you need to install it, and tell you why you need each one.</li>
      <li>If the manufacturer doesn’t publish a figure, we write “Not stated.” We don’t guess.</li>
      <li>We read every review before we post it, and we mark reviews from verified buyers.</li>
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
        <Link to="/learning-center/support-article/privacy-policy">How we protect your privacy</Link>
      </li>
    </ul>
    <p>
      Questions? <Link to="/contact-us">Call or write us</Link>. A person will answer.
    </p>
  </>
)
