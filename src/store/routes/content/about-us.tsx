import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { defineTexts, plural } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'
import { loaderHeaders, pageTitle, shared, staticPageMeta } from '#shop/page/head.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { Sentence } from '#ui/link/sentence.tsx'
import { storeContext } from '../../context.ts'
import { texts } from '../../texts.ts'
import { Bullets, ProsePage } from './prose-page.tsx'

/** The page /about-us. */
const aboutTexts = defineTexts({
  title: 'About us',
  sold:
    'We sell furnaces, air conditioners, heat pumps, mini splits and ducted systems, and the parts to ' +
    'install them. Our customers are homeowners and the contractors who work for them.',
  today: (products: number, departments: number) =>
    `Today we have ${plural(products, { one: '1 product', other: `${grouped(products)} products` })} in ` +
    `${plural(departments, { one: '1 department', other: `${grouped(departments)} departments` })}.`,
  show: 'How we show equipment',
  shown:
    'We draw every product to scale from its own dimensions, beside a 6 ft 8 in door, so you can see ' +
    'whether it fits before you buy. The numbers that matter most are on its rating plate, always in ' +
    'the same place.',
  check: 'How we check what we sell',
  checked: [
    'We check each product’s ratings against the rules where it will be installed.',
    'We list the parts you need to install it, and tell you why you need each one.',
    'If the manufacturer doesn’t publish a figure, we write “Not stated.” We don’t guess.',
    'We read every review before we post it, and we mark reviews from verified buyers.',
  ],
  promise: 'What we promise',
  promised: [
    '[Our guarantee](/premium-guarantee)',
    '[What ships free](/free-shipping)',
    '[Returns and terms of sale](/terms-of-sale)',
    '[How we protect your privacy](/learning-center/support-article/privacy-policy)',
  ],
  questions: 'Questions? [Call or write us](/contact-us). A person will answer.',
})

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
