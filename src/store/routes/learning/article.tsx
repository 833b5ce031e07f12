import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { texts } from '#features/choosing/learning/texts.ts'
import { ArticlePage, LEARNING_PATH } from '#features/choosing/learning/ui/article-page.tsx'
import { articleJsonLd } from '#features/choosing/learning/view/structured-data.ts'
import { isContentSlug } from '#features/content/content/rules/kinds.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { breadcrumbsJsonLd, loaderHeaders, pageMeta, pageTitle, shared } from '#shop/page/head.ts'
import { orNotFound } from '#shop/page/not-found.ts'
import { StructuredData } from '#shop/page/structured-data.tsx'
import { storeContext } from '../../context.ts'
import styles from '../../sheets/learning.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { articlePictures, articleProducts } from './load-article.server.ts'
import { CustomerSupport } from './support.tsx'

export const links = () => [sheet(styles)]

/** R-LEARN: an article with its drawings and the products of today. */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const { api, publicOrigin } = context.get(storeContext)
  const slug = params.slug ?? ''
  const answer = await orNotFound(() => (isContentSlug(slug) ? api.learning.article({ slug }) : undefined))
  return shared({
    publicOrigin,
    answer,
    path: answer.article.path ?? LEARNING_PATH,
    pictures: articlePictures(answer.article, request),
    products: await articleProducts(api, answer.article, request),
  })
}

export const headers = loaderHeaders

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { publicOrigin, path, answer } = loaderData
  const { title, summary } = answer.article
  return pageMeta({
    title: pageTitle(title),
    description: summary,
    canonical: publicOrigin + path,
    kind: 'article',
    prev: answer.previous ? publicOrigin + answer.previous.path : undefined,
    next: answer.next ? publicOrigin + answer.next.path : undefined,
  })
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

const structuredData = ({ publicOrigin, path, answer: { article } }: Loaded): object[] => [
  breadcrumbsJsonLd(publicOrigin, [
    { label: texts.home, href: '/' },
    { label: texts.title, href: LEARNING_PATH },
    { label: article.title, href: path },
  ]),
  ...articleJsonLd(article, { origin: publicOrigin, store: merchant().name }),
]

export default function ArticleRoute() {
  const loaded = useLoaderData<typeof loader>()
  const { path, answer, pictures, products } = loaded
  return (
    <>
      <ArticlePage
        key={path}
        answer={answer}
        pictures={pictures}
        products={products}
        support={<CustomerSupport path={path} />}
      />
      <StructuredData page={path} objects={import.meta.env.SSR ? structuredData(loaded) : []} />
    </>
  )
}
