import { implement } from '@orpc/server'
import { ApiError } from '#lib/api-error.ts'
import { type ContentEntry, contentContract } from '../contract.ts'
import { answeringPart } from '../rules/answering-part.ts'
import { inPageWords } from '../rules/asked-pages.ts'
import { isContentSlug } from '../rules/kinds.ts'
import { indexOf, pagesAbout, type WrittenPage } from '../rules/pages-about.ts'
import { texts } from '../texts.ts'
import type { Content } from './content.ts'
import { writtenPage } from './parts.ts'

const os = implement(contentContract).$context<{ content: Content }>()

export const contentHandlers = {
  entry: os.entry.handler(async ({ input: { kind, slug }, context: { content } }) => {
    const entry = isContentSlug(slug) ? await content.find(kind, slug) : undefined
    if (entry === undefined) throw new ApiError('content_unknown', texts.unknown, { status: 404 })
    return entry
  }),

  list: os.list.handler(async ({ input, context: { content } }) => ({
    entries: [...(await content.list(input.kind))],
  })),

  pages: os.pages.handler(async ({ input, context: { content } }) => ({
    pages: (
      await (input.category === undefined
        ? findPages(content, input.q)
        : pagesOfCategory(content, input.category))
    ).slice(0, input.limit),
  })),
}

interface FoundPage {
  title: string
  summary: string
  path: string
  text?: string
}

const pagesOfCategory = async (content: Pick<Content, 'list'>, category: string): Promise<FoundPage[]> =>
  presentPages((await content.list('brochure')).filter(({ body }) => body.shelves.includes(category)))

const presentPages = (entries: readonly ContentEntry[]): FoundPage[] =>
  entries.flatMap(({ title, summary, path }) => (path === null ? [] : [{ title, summary, path }]))

/**
 * Pages that answer a text, best first; everything there is to read for an empty one. For suggestions, search
 * results and the site map.
 */
async function findPages(content: Pick<Content, 'list'>, text: string): Promise<FoundPage[]> {
  const { pages, index } = await readPages(content)
  return pagesAbout(text, pages, index).map((page) => ({ ...page, ...answerOn(page, pages, text) }))
}

/** Pages and their index, made once for each revision of the articles. */
const made = new WeakMap<
  readonly ContentEntry[],
  { pages: WrittenPage[]; index: ReturnType<typeof indexOf> }
>()

async function readPages(content: Pick<Content, 'list'>) {
  const articles = await content.list('article')
  const known = made.get(articles)
  if (known) return known
  const pages = [
    ...(await content.list('brochure')),
    ...(await content.list('guarantee')),
    ...articles,
    ...(await content.list('video')),
  ].flatMap(writtenPage)
  const read = { pages, index: indexOf(pages) }
  made.set(articles, read)
  return read
}

/** The paragraph of a page that answers, with its address. */
function answerOn({ path }: FoundPage, pages: readonly WrittenPage[], text: string): Partial<FoundPage> {
  const page = pages.find((each) => each.path === path)
  const part = page && !page.isClip ? answeringPart(page.parts, inPageWords(text)) : undefined
  if (!part) return {}
  return { text: part.text, path: part.anchor === undefined ? path : `${path}#${part.anchor}` }
}
