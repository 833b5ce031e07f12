import { useEffect } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import type { ProductView } from '#features/catalog/catalog/ui/product-view.ts'
import { faqJsonLd, productJsonLd } from '#features/catalog/catalog/view/product-json-ld.ts'
import { LOWER_48_STATES, MAX_TRANSIT_DAYS, placeOf } from '#features/catalog/location/rules/location.ts'
import { CompareToggle } from '#features/choosing/compare/ui/compare-context.tsx'
import { AddToCart } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { monthlyExample } from '#features/selling/payments/rules/pay-monthly.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { laterPart } from '#lib/react/hydrate-later.tsx'
import { breadcrumbsJsonLd, loaderHeaders, pageMeta, pageTitle, placed, shared } from '#shop/page/head.ts'
import { StructuredData } from '#shop/page/structured-data.tsx'
import type { LoadedPlace } from '#shop/place/place-check.tsx'
import { CardControls } from '#shop/product/card-controls.tsx'
import { loadProduct } from '#shop/product/load-product.server.ts'
import { ProductDetails } from '#shop/product/product-details.tsx'
import { loadReviewsBox } from '#shop/product/reviews/reviews-box.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import type { PlaceCheck } from '../../../shop/place/check-place.ts'
import { type StoreContext, storeContext } from '../../context.ts'
import styles from '../../sheets/product.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { HOME } from '../../texts.ts'

const pageTexts = defineTexts({ toScale: (product: string) => `${product}, drawn to scale` })

export const links = () => [sheet(styles)]

const WithdrawnProduct = laterPart(
  async () => (await import('#features/catalog/catalog/ui/product/withdrawn-product.tsx')).WithdrawnProduct,
)
const RecentlyViewed = laterPart(
  async () => (await import('#shop/product/recent/recently-viewed.tsx')).RecentlyViewed,
)
const StoreReviewsBox = laterPart(
  async () => (await import('#shop/product/reviews/reviews-box.tsx')).StoreReviewsBox,
)

export async function loader({ params, context, request, url }: LoaderFunctionArgs) {
  const { api, publicOrigin, payment, placeOfPage } = context.get(storeContext)
  const [{ product: found, isHighValue, typeLabel }, reviewsBox, location] = await Promise.all([
    loadProduct(api, request, { rest: params['*'] ?? '', url }),
    loadReviewsBox(api),
    placeOfPage(),
  ])
  const product = await withGuides(api, typeLabel, { ...found, monthly: payMonthly(payment, found) })
  const page = { product, reviewsBox, publicOrigin, isHighValue }
  const status = product.withdrawn ? 410 : 200
  if (location === undefined) return shared({ ...page, here: null }, status)
  const check = product.regulated ? await checkOnServer(api, placeOf(location), product.id) : null
  return placed({ ...page, here: { location, check } satisfies LoadedPlace }, status)
}

export const headers = loaderHeaders

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { product, publicOrigin } = loaderData
  const page = pageMeta({
    title: pageTitle(`${product.brand} ${product.name} ${product.sku}`),
    description: product.summary,
    canonical: publicOrigin + product.href,
    noindex: product.withdrawn || product.isOff === true,
    kind: 'product',
    picture: {
      path: `/share/product/${product.id}.png`,
      alt: pageTexts.toScale(`${product.brand} ${product.name}`),
    },
  })
  return [...page, ...firstPicture(product)]
}

/**
 * The rendering is the largest picture of the first screen, so the browser fetches it before it has laid out
 * the page. A phone does not show it there, and fetches it when the shopper opens it.
 */
const firstPicture = ({ rendering }: Loaded['product']): MetaDescriptor[] =>
  !rendering
    ? []
    : [
        {
          tagName: 'link',
          rel: 'preload',
          as: 'image',
          href: rendering.src,
          media: '(min-width: 701px)',
          fetchPriority: 'high',
        },
      ]

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

const structuredData = ({ product, publicOrigin }: Loaded): object[] => [
  productJsonLd(product, publicOrigin, { states: LOWER_48_STATES, mostDays: MAX_TRANSIT_DAYS }),
  breadcrumbsJsonLd(publicOrigin, [HOME, ...product.crumbs, { label: product.sku, href: product.href }]),
  ...faqJsonLd(product.questions),
]

export default function Product() {
  const loaded = useLoaderData<typeof loader>()
  const { product, reviewsBox } = loaded
  const crumbs = [HOME, ...product.crumbs, { label: product.sku }]
  // biome-ignore lint/correctness/useExhaustiveDependencies: newer data is not another look
  useEffect(() => {
    if (!product.withdrawn) void import('../../client/visit.ts').then(({ sawProduct }) => sawProduct(product))
  }, [product.id])
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <main className="wrap" id="main" tabIndex={-1}>
        {product.withdrawn || product.isOff ? (
          <WithdrawnProduct product={product} cardControls={(card) => <CardControls card={card} />} />
        ) : (
          <ProductDetails
            product={product}
            Add={AddToCart}
            extras={product.template !== 'service' && <CompareToggle id={product.id} name={product.name} />}
            cardControls={(card) => <CardControls card={card} />}
          />
        )}
        {reviewsBox && <StoreReviewsBox view={reviewsBox} />}
        <RecentlyViewed except={product.id} />
      </main>
      <StructuredData page={product.href} objects={import.meta.env.SSR ? structuredData(loaded) : []} />
    </>
  )
}

/** An example of paying for the product monthly. A service is never bought alone, so it has none. */
const payMonthly = (
  payment: StoreContext['payment'],
  { price, template, withdrawn }: Pick<ProductView, 'price' | 'template' | 'withdrawn'>,
): ProductView['monthly'] =>
  template === 'service' || withdrawn ? undefined : monthlyExample(payment, price)

/** A product with links to the articles and the video about its type, below its documents. */
async function withGuides<P extends Pick<ProductView, 'documents'>>(
  api: Pick<StoreApi, 'learning'>,
  type: string,
  product: P,
): Promise<P> {
  const { guides } = await api.learning
    .guides({ type })
    .catch(() => ({ guides: [] as { title: string; path: string }[] }))
  const links = guides.map(({ title, path }) => ({ kind: 'brochure', title, url: path }))
  return { ...product, documents: [...product.documents, ...links] }
}

/** The verdicts on a product at a zip, with the rules that it meets; null for an unknown product. */
async function checkOnServer(
  api: Pick<StoreApi, 'compliance'>,
  zip: string,
  id: string,
): Promise<PlaceCheck | null> {
  const { asOf, products } = await api.compliance.check({ zipcode: zip, productIDs: [id], detail: true })
  const [found] = products
  return found ? { ...found, zip, asOf } : null
}
