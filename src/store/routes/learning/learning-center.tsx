import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { MAX_WORDS_LENGTH } from '#features/choosing/learning/contract.ts'
import { texts } from '#features/choosing/learning/texts.ts'
import { LEARNING_PATH } from '#features/choosing/learning/ui/article-page.tsx'
import { LearningPage } from '#features/choosing/learning/ui/learning-page.tsx'
import { breadcrumbsJsonLd, loaderHeaders, pageMeta, pageTitle, shared } from '#shop/page/head.ts'
import { StructuredData } from '#shop/page/structured-data.tsx'
import { storeContext } from '../../context.ts'
import styles from '../../sheets/learning.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { CustomerSupport } from './support.tsx'

export const links = () => [sheet(styles)]

/** R-LEARN: all articles, or those that have the words of the address. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, publicOrigin } = context.get(storeContext)
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_WORDS_LENGTH)
  const { articles } = await api.learning.list({ q: words })
  return shared({ publicOrigin, words, articles })
}

export const headers = loaderHeaders

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: pageTitle(texts.title),
    description: texts.lead,
    ...(loaderData ? { canonical: loaderData.publicOrigin + LEARNING_PATH } : {}),
    noindex: loaderData?.words !== '',
  })

export default function LearningCenter() {
  const { publicOrigin, words, articles } = useLoaderData<typeof loader>()
  return (
    <>
      <LearningPage
        key={words}
        words={words}
        articles={articles}
        support={<CustomerSupport path={LEARNING_PATH} />}
      />
      <StructuredData
        page={LEARNING_PATH}
        objects={
          import.meta.env.SSR
            ? [
                breadcrumbsJsonLd(publicOrigin, [
                  { label: texts.home, href: '/' },
                  { label: texts.title, href: LEARNING_PATH },
                ]),
              ]
            : []
        }
      />
    </>
  )
}
