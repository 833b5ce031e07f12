import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { CategoryGroups } from '#features/catalog/catalog/ui/category/category-groups.tsx'
import { categoryViews } from '#features/catalog/catalog/view/categories.ts'
import { loaderHeaders, pageMeta, pageTitle, shared } from '#shop/page/head.ts'
import { viewContext } from '#shop/product/view-context.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { storeContext } from '../../context.ts'
import styles from '../../sheets/list.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { HOME, texts } from '../../texts.ts'
import { searchTexts } from './texts.ts'

export const links = () => [sheet(styles)]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, publicOrigin } = context.get(storeContext)
  const { categories } = await api.catalog.categories()
  return shared({
    publicOrigin,
    groups: categories
      .filter(({ productCount }) => productCount > 0)
      .map((category) => ({
        ...categoryViews([category], viewContext(request))[0]!,
        children: categoryViews(category.children, viewContext(request)),
      })),
  })
}

export const headers = loaderHeaders

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: pageTitle(texts.allCategories),
    description: searchTexts.everything,
    ...(loaderData ? { canonical: `${loaderData.publicOrigin}/view-categories` } : {}),
  })

export default function ViewCategories() {
  const { groups } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[HOME, { label: texts.allCategories }]} />
      </div>
      <main className="wrap" id="main" tabIndex={-1}>
        <h1>{texts.allCategories}</h1>
        <CategoryGroups groups={groups} />
      </main>
    </>
  )
}
