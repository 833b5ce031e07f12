import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { CategoryTiles } from '#features/catalog/catalog/ui/category/category-groups.tsx'
import { categoryViews } from '#features/catalog/catalog/view/categories.ts'
import { grouped } from '#lib/numbers.ts'
import { breadcrumbsJsonLd, loaderHeaders, pageMeta, pageTitle, shared } from '#shop/page/head.ts'
import { orNotFound, slugsOf } from '#shop/page/not-found.ts'
import { StructuredData } from '#shop/page/structured-data.tsx'
import { viewContext } from '#shop/product/view-context.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import { storeContext } from '../../context.ts'
import { categoriesPath } from '../../paths.ts'
import styles from '../../sheets/list.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { HOME, texts } from '../../texts.ts'
import { browseTexts } from './texts.ts'

export const links = () => [sheet(styles)]

/** Slugs of a category listing's address (R-CATS). */
const MOST_SLUGS = 6

export async function loader({ params, context, request, url }: LoaderFunctionArgs) {
  const { api, publicOrigin } = context.get(storeContext)
  const slugs = slugsOf(params['*'], MOST_SLUGS)
  const category = await orNotFound(() => slugs && api.catalog.category({ path: slugs.join('/') }))
  // A category without subcategories is a list of products.
  if (category.subCategories.length === 0) throw redirect(category.path, 301)
  const path = categoriesPath(category.path)
  if (url.pathname !== path) throw redirect(path + url.search, 301)
  const { name, description, seoTitle, seoDescription, isHighValue, productCount, breadcrumbs } = category
  const crumbs = breadcrumbs.map((crumb) => ({ label: crumb.name, href: categoriesPath(crumb.path) }))
  return shared({
    name,
    description,
    seoTitle,
    seoDescription,
    isHighValue,
    productCount,
    crumbs,
    path,
    listPath: category.path,
    publicOrigin,
    subcategories: categoryViews(category.subCategories, viewContext(request)),
  })
}

export const headers = loaderHeaders

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { name, seoTitle, seoDescription, description, path, publicOrigin } = loaderData
  return pageMeta({
    title: seoTitle || pageTitle(name),
    description: seoDescription || description,
    canonical: publicOrigin + path,
    picture: {
      path: `/share/category/${path.split('/').at(-1)}.png`,
      alt: browseTexts.picture(name),
    },
  })
}

export default function Categories() {
  const { name, description, productCount, crumbs, path, listPath, subcategories, publicOrigin } =
    useLoaderData<typeof loader>()
  const trail = [HOME, ...crumbs]
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={trail} />
      </div>
      <main className="wrap" id="main" tabIndex={-1}>
        <div className="list-head">
          <h1>{name}</h1>
          <p className="meta list-lead">{description}</p>
        </div>
        <CategoryTiles categories={subcategories} />
        <p className="all-in">
          <LinkButton href={listPath} size="big">
            {texts.allOf(grouped(productCount), name)}
          </LinkButton>
        </p>
      </main>
      <StructuredData
        page={path}
        objects={import.meta.env.SSR ? [breadcrumbsJsonLd(publicOrigin, trail)] : []}
      />
    </>
  )
}
