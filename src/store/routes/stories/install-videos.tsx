import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import type { InstallVideo } from '#features/content/content/contract.ts'
import { videoPath } from '#features/content/content/rules/kinds.ts'
import { InstallVideos, videoTexts as texts } from '#features/content/content/ui/install-videos.tsx'
import { breadcrumbsJsonLd, loaderHeaders, pageMeta, pageTitle, shared } from '#shop/page/head.ts'
import { notFound } from '#shop/page/not-found.ts'
import { StructuredData } from '#shop/page/structured-data.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { storeContext } from '../../context.ts'
import { sheet } from '../../sheets/sheet.ts'
import styles from '../../sheets/stories.css?url'

const PATH = '/install-videos'

export const links = () => [sheet(styles)]
export const headers = loaderHeaders

/** R-VIDEOS: `?video=` names the one to show; the first one without it. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, publicOrigin } = context.get(storeContext)
  const { entries } = await api.content.list({ kind: 'video' })
  const videos = entries.filter((entry) => entry.kind === 'video')
  const wanted = url.searchParams.get('video')
  const chosen = wanted === null ? videos[0] : videos.find(({ slug }) => slug === wanted)
  if (wanted !== null && chosen === undefined) throw notFound()
  return shared({ publicOrigin, videos, chosen: chosen ?? null, isFirst: wanted === null })
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { publicOrigin, chosen, isFirst } = loaderData
  const isOne = !isFirst && chosen !== null
  return pageMeta({
    title: pageTitle(isOne ? `${chosen.title}: video` : texts.title),
    description: isOne ? chosen.body.lead : texts.lead,
    canonical: publicOrigin + (isOne ? videoPath(chosen.slug) : PATH),
  })
}

const videoJsonLd = (origin: string, { slug, title, summary, updatedAt, body }: InstallVideo): object => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: title,
  description: `${summary} ${body.lead}`,
  thumbnailUrl: `${origin}/assets/${body.clip}.webp`,
  contentUrl: `${origin}/assets/${body.clip}.mp4`,
  uploadDate: updatedAt,
  duration: `PT${body.seconds}S`,
  transcript: body.chapters.map(({ text }) => text).join(' '),
  hasPart: body.chapters.map((chapter, index) => ({
    '@type': 'Clip',
    name: chapter.title,
    startOffset: chapter.from,
    endOffset: body.chapters[index + 1]?.from ?? body.seconds,
    url: `${origin}${videoPath(slug)}`,
  })),
})

export default function InstallVideosRoute() {
  const { publicOrigin, videos, chosen } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[{ label: texts.home, href: '/' }, { label: texts.title }]} />
      </div>
      <main className="wrap" id="main" tabIndex={-1}>
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <Notice>{texts.silent}</Notice>
        {chosen && <InstallVideos videos={videos} chosen={chosen} />}
      </main>
      <StructuredData
        page={chosen ? videoPath(chosen.slug) : PATH}
        objects={
          import.meta.env.SSR
            ? [
                breadcrumbsJsonLd(publicOrigin, [
                  { label: texts.home, href: '/' },
                  { label: texts.title, href: PATH },
                ]),
                ...(chosen ? [videoJsonLd(publicOrigin, chosen)] : []),
              ]
            : []
        }
      />
    </>
  )
}
