import { choice, listQuery, words } from '#platform/lists/rules/query.ts'
/** The kinds of content. A kind decides the shape of an entry's body and the pages that show it. */
export const CONTENT_KINDS = [
  'brochure',
  'guarantee',
  'testimonial',
  'announcement',
  'trust',
  'article',
  'video',
] as const

export type ContentKind = (typeof CONTENT_KINDS)[number]

/** The page of an article of the learning center. */
export const articlePath = (slug: string): string => `/learning-center/${slug}`

/** The article of a page with an anchor or without; undefined for another page. */
export const articleSlug = (path: string): string | undefined =>
  /^\/learning-center\/([^/#?]+)(?:#.*)?$/.exec(path)?.[1]

/** The anchor of an installation video on the page of all videos. */
export const videoPath = (slug: string): string => `/install-videos?video=${slug}`

/** The page that shows an entry; undefined for a kind that only appears on other pages. */
export function contentPath(kind: ContentKind, slug: string): string | undefined {
  if (kind === 'brochure') return `/b/${slug}`
  if (kind === 'article') return articlePath(slug)
  if (kind === 'video') return videoPath(slug)
  return kind === 'guarantee' ? '/premium-guarantee' : undefined
}

/** Limits of a brochure's address (R-BROCHURE: /b/{slug*}). */
const MOST_SLUGS = 4
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const MAX_SLUG_LENGTH = 60

/**
 * Whether a text can be an entry's slug: up to four names of small letters, digits and hyphens, joined by
 * slashes.
 */
export function isContentSlug(text: string): boolean {
  const names = text.split('/')
  return (
    names.length <= MOST_SLUGS && names.every((name) => name.length <= MAX_SLUG_LENGTH && SLUG.test(name))
  )
}

interface Page {
  title: string
  summary: string
}

/**
 * Pages whose title or summary has every word of a text, as typed so far; those with a word at the start of
 * the title come first.
 */
export function matchPages<P extends Page>(pages: readonly P[], text: string): P[] {
  const words = wordsOf(text)
  if (words.length === 0) return [...pages]
  const has = (where: string, word: string) => wordsOf(where).some((each) => each.startsWith(word))
  const found = pages.filter(({ title, summary }) => words.every((word) => has(`${title} ${summary}`, word)))
  const rank = ({ title }: P) => words.filter((word) => !has(title, word)).length
  return found.toSorted((a, b) => rank(a) - rank(b))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** What the list of content can be asked for. */
export const CONTENT_LIST = listQuery({
  filters: { kind: choice(CONTENT_KINDS), search: words(100, { was: 'q' }) },
})
