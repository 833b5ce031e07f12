import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lessonNames } from '#drawings/lessons/lessons.ts'
import { productTypes } from '#features/catalog/catalog/rules/product-types.ts'
import { starterContent } from '#features/content/content/server/index.ts'
import { chapterAt } from '#features/content/content/ui/install-videos.tsx'
import { projectFile } from '#lib/data-file.ts'
import { INSTALL_VIDEOS } from './videos.ts'

const scenes = JSON.parse(readFileSync(projectFile('demo/content/data/video-scenes.json'), 'utf8')) as Record<
  string,
  { figure: string; seconds: number }[]
>
const articles = new Set(starterContent().flatMap(({ kind, slug }) => (kind === 'article' ? [slug] : [])))
const labels = new Set(productTypes().map(({ label }) => label))
const named = INSTALL_VIDEOS.map((video) => [video.slug, video] as const)

describe('[R-VIDEOS] the installation videos', () => {
  test('have at least eight topics', () => {
    expect(INSTALL_VIDEOS.length).toBeGreaterThanOrEqual(8)
    expect(new Set(INSTALL_VIDEOS.map(({ slug }) => slug)).size).toBe(INSTALL_VIDEOS.length)
  })

  test.each(named)('%s: its chapters follow each other, each drawn by a lesson', (slug, { body }) => {
    const lengths = scenes[slug]!
    expect(body.chapters.map(({ from }) => from)).toEqual(
      lengths.map((_, index) => lengths.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0)),
    )
    expect(lengths.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(body.seconds)
    expect(lengths.filter(({ figure }) => !lessonNames.includes(figure))).toEqual([])
  })

  test.each(named)('%s: clip, posters, captions and chapters exist and are small', (_, { body }) => {
    const file = (ending: string) => projectFile(`public/assets/${body.clip}${ending}`)
    for (const ending of ['.webm', '.mp4', '.webp', '-small.webp', '.vtt', '-chapters.vtt'])
      expect([ending, existsSync(file(ending)) && statSync(file(ending)).size > 0]).toEqual([ending, true])
    for (const ending of ['.webm', '.mp4']) expect(statSync(file(ending)).size).toBeLessThan(400_000)
    const captions = readFileSync(file('.vtt'), 'utf8')
    const sentences = body.chapters.flatMap(({ text }) => text.match(/[^.?!]+[.?!]+/g) ?? [])
    for (const sentence of sentences) expect(captions).toContain(sentence.trim())
    const chapters = readFileSync(file('-chapters.vtt'), 'utf8')
    for (const { title } of body.chapters) expect(chapters).toContain(title)
  })

  test.each(named)('%s: it leads to an article and to products that there are', (_, { body }) => {
    expect(articles).toContain(body.article)
    expect(body.types.filter((type) => !labels.has(type))).toEqual([])
  })

  test('the clip about a delivery leads to how we deliver, the others to products', () => {
    const href = (slug: string) => INSTALL_VIDEOS.find((video) => video.slug === slug)?.body.products.href
    expect(href('receive-freight')).toBe('/free-shipping')
    for (const { slug } of INSTALL_VIDEOS.filter(({ slug }) => slug !== 'receive-freight'))
      expect(href(slug), slug).toMatch(/^\/(?:category|search|product)\b/)
  })

  test('the chapter of a moment is the last one that has begun', () => {
    const { chapters } = INSTALL_VIDEOS[0]!.body
    expect([0, 5.9, 6, 12.5, 99].map((second) => chapterAt(chapters, second))).toEqual([0, 0, 1, 2, 4])
  })
})
