import { SERVICE_PAGES } from './data/service-pages.ts'
import { matchPages } from './kinds.ts'

interface Page {
  title: string
  summary: string
  path: string
}

/** Words of questions that say nothing of what a page is about. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and the of or to in on for from with do does did is are was will would can could should i my me ' +
    'we us our it its this that you your work works please need want be an item items there'
  ).split(' '),
)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const singular = (word: string): string => (word.length > 3 ? word.replace(/([^s])s$/, '$1') : word)

/** How many words of a question a page answers; 0 when it answers none of what it is asked for. */
function answered(asked: readonly string[], said: readonly string[]): number {
  const found = asked
    .map((phrase) => phrase.split(' '))
    .filter((phrase) => phrase.every((word) => said.includes(word)))
  return Math.max(0, ...found.map((phrase) => phrase.length))
}

/**
 * The pages that a text asks for, best first: pages of the store by what shoppers ask them, then written
 * pages that have every word. A page that answers one word of many is not named: "return air grille" asks for
 * no returns. Without a text, everything there is to read.
 */
export function pagesAbout<P extends Page>(text: string, written: readonly P[]): Page[] {
  const all = wordsOf(text)
  if (all.length === 0)
    return [...written, ...SERVICE_PAGES.filter(({ isArticle }) => isArticle).map(presentPage)]
  const said = all.map(singular)
  const meant = said.filter((word) => !SMALL_WORDS.has(word))
  const service = SERVICE_PAGES.map((page) => ({ page, words: answered(page.asked, said) }))
    .filter(({ words }) => words > 0 && words >= meant.length - 1 && (words > 1 || meant.length === 1))
    .toSorted((a, b) => b.words - a.words)
  const pages = [
    ...service.map(({ page }) => presentPage(page)),
    ...(meant.length === 0 ? [] : matchPages(written, meant.join(' '))),
    ...matchPages(SERVICE_PAGES.map(presentPage), all.join(' ')),
  ]
  return [...new Map(pages.toReversed().map((page) => [page.path, page])).values()].toReversed()
}

const presentPage = ({ title, summary, path }: Page): Page => ({ title, summary, path })
