import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { unsoldTexts } from '#features/catalog/catalog/ui/unsold-texts.ts'
import { loadProduct } from '#shop/product/load-product.server.ts'
import { ProductDetails } from '#shop/product/product-details.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { usePortalFacts } from '../../facts.ts'
import { texts, titled } from '../../texts.ts'

export async function loader({ params, context, request, url }: LoaderFunctionArgs) {
  return loadProduct(context.get(portalContext).api, request, { rest: params['*'] ?? '', url })
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? [{ title: titled(`${loaderData.product.name} ${loaderData.product.sku}`) }] : []

/** The store's product page, to read: the same parts without a cart. */
export default function Product() {
  const { product } = useLoaderData<typeof loader>()
  const { publicOrigin } = usePortalFacts()
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[...product.crumbs, { label: product.sku }]} />
      </div>
      <main className="wrap stack-l" id="main" tabIndex={-1}>
        <Notice>
          {texts.product.readOnly} <a href={publicOrigin + product.href}>{texts.product.openInStore}</a>
        </Notice>
        {product.isOff && <Notice tone="warn">{unsoldTexts.offTitle(product.name)}.</Notice>}
        <ProductDetails product={product} />
      </main>
    </>
  )
}
