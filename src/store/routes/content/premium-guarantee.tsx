import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { GuaranteePage } from '#features/content/content/ui/guarantee-page.tsx'
import { loaderHeaders, pageMeta, pageTitle, shared } from '#shop/page/head.ts'
import { notFound, orNotFound } from '#shop/page/not-found.ts'
import { storeContext } from '../../context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, publicOrigin } = context.get(storeContext)
  const entry = await orNotFound(() => api.content.entry({ kind: 'guarantee', slug: 'premium' }))
  if (entry.kind !== 'guarantee') throw notFound()
  return shared({ publicOrigin, title: entry.title, summary: entry.summary, body: entry.body })
}

export const headers = loaderHeaders

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? pageMeta({
        title: pageTitle(loaderData.title),
        description: loaderData.summary,
        canonical: `${loaderData.publicOrigin}/premium-guarantee`,
      })
    : []

export default function PremiumGuarantee() {
  const { title, body } = useLoaderData<typeof loader>()
  return <GuaranteePage title={title} body={body} />
}
