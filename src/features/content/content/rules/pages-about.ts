import { type AnswerIndex, answerIndex } from './answer-index.ts'
import type { Part } from './answering-part.ts'
import { askedPages } from './asked-pages.ts'
import { BEGINS_QUESTION, IN_QUESTION } from './data/question-words.ts'
import { SERVICE_PAGES } from './data/service-pages.ts'
import { SMALL_WORDS } from './data/small-words.ts'
import { TOOL_PAGES } from './data/tool-pages.ts'
import { matchPages } from './kinds.ts'
import { correctPageWord, meansGoods, spellingOf, stem, wordsOf } from './page-words.ts'

interface Page {
  title: string
  summary: string
  path: string
  text?: string
}

/** A page of the content, with the parts that a question may find. */
export interface WrittenPage extends Page {
  parts: readonly Part[]
  /** it is found by questions alone: a clip */
  isClip?: boolean
}

type ServicePage = (typeof SERVICE_PAGES)[number]

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** A long text is a question to the store when it names the shopper or us. */
const ASKER = wordSet('i my me we you your yours us')

/**
 * READINGS: words that ask for everything there is to read. LIBRARY: words that only say that a page is
 * something to read.
 */
const READINGS = wordSet('brochure guide article learning center buying reading library')
const LIBRARY = wordSet('brochure article library reading learning')

const stemsOf = (phrase: string): string[] => wordsOf(phrase).map(stem)
const INDEX = SERVICE_PAGES.map((page) => ({
  page,
  asked: page.asked.map(stemsOf),
  topics: (page.topics ?? []).map(stemsOf),
}))
const SPELLING = spellingOf(INDEX.flatMap(({ asked }) => asked.flat()))

/** Whether a word asks for a page of the store: "refund" is no misspelled "round". */
export const isPageWord = (word: string): boolean => SPELLING.words.has(stem(word))

/** How many words of a text belong to phrases that it has wholly. */
function covered(asked: readonly (readonly string[])[], said: ReadonlySet<string>): number {
  return new Set(asked.filter((phrase) => phrase.every((word) => said.has(word))).flat()).size
}

/** How many words of the longest matching phrase the text has; 0 when it has no whole phrase. */
const answered = (asked: readonly (readonly string[])[], said: ReadonlySet<string>): number =>
  asked.reduce(
    (most, phrase) => (phrase.length > most && phrase.every((word) => said.has(word)) ? phrase.length : most),
    0,
  )

/** Words of a text that count; later words are ignored. */
const MOST_WORDS = 24

/**
 * The pages that a text asks for, best first: pages of the store by the questions that they answer, then
 * written pages that have every word. A page that matches one word of many is left out, unless the text is
 * a question to the store: "return air grille" asks for no returns, "can i return a grille that is too
 * small" does. Without a text, everything there is to read.
 */
export function pagesAbout(text: string, written: readonly WrittenPage[], index = indexOf(written)): Page[] {
  const { all, said, meant } = readWords(text)
  const read = written.filter(({ isClip }) => !isClip)
  if (all.length === 0) return [...read, ...servicePages(({ isArticle }) => isArticle === true)]
  if (meant.length > 0 && meant.every((word) => READINGS_STEMMED.has(word)))
    return [...servicePages(({ isGuide }) => isGuide === true), ...read]
  const named = meant.filter((word) => !LIBRARY_STEMMED.has(word))
  const pages = [
    ...(meansGoods(all) ? [] : atAddresses(askedPages(all), written)),
    ...serviceFor(all, said, meant.length).map(presentPage),
    ...(named.length === 0 ? [] : matchPages(read, named.join(' '))),
    ...matchPages(NAMED_BY_TITLE, all.join(' ')),
    ...(isQuestion(all) ? index(all) : []),
  ]
  return [
    ...new Map(
      pages.map(({ title, summary, path, text: said }) => [
        path,
        { title, summary, path, ...textNow(path, said) },
      ]),
    ).values(),
  ]
}

/** What a page answers, as staff's settings make it now. */
function textNow(path: string, said: string | undefined): { text?: string } {
  const text = ANSWERS_NOW.get(path)?.() ?? said
  return text === undefined ? {} : { text }
}

const ANSWERS_NOW = new Map(
  SERVICE_PAGES.flatMap(({ path, answerNow }) => (answerNow ? [[path, answerNow] as const] : [])),
)

/** The pages at these addresses, in their order; an address without a page is left out. */
const atAddresses = (paths: readonly string[], written: readonly WrittenPage[]): Page[] =>
  paths.flatMap((path) => {
    const service = SERVICE_PAGES.find((page) => page.path === path)
    return service ? presentPage(service) : (written.find((page) => page.path === path) ?? [])
  })

/** Pages by their parts, and the store's own pages by what is asked for them. */
export const indexOf = (written: readonly WrittenPage[]): AnswerIndex<Page> =>
  answerIndex([
    ...written.flatMap((page) =>
      page.parts.map(({ title, text }) => ({ page, about: [page.title, page.summary, title], text })),
    ),
    ...SERVICE_PAGES.map((page) => ({
      page: presentPage(page),
      about: [page.title, page.summary, ...page.asked],
      text: page.answer ?? '',
    })),
  ])

/** A text of so many words is a question or a story, whatever its words. */
const STORY = 6

/** A question, or a story; "return air grille" and other goods are neither. */
const isQuestion = (all: readonly string[]): boolean =>
  !meansGoods(all) && (all.length >= STORY || (all.length > 2 && all.some((word) => IN_QUESTION.has(word))))

const READINGS_STEMMED: ReadonlySet<string> = new Set([...READINGS].map(stem))
const LIBRARY_STEMMED: ReadonlySet<string> = new Set([...LIBRARY].map(stem))

/** Whether a text asks for a page of the store: its returns, its shipping, its tools. */
export function asksForPage(text: string): boolean {
  const { all, said, meant } = readWords(text)
  return serviceFor(all, said, meant.length).length > 0 || askedPages(all).some(isServicePage)
}

/** A page about buying; an article about a fault is one of the answers to it. */
const isServicePage = (path: string): boolean =>
  !TOOL_PATHS.has(path) && /^\/(?!learning-center\/)/.test(path)
const TOOL_PATHS: ReadonlySet<string> = new Set(TOOL_PAGES.map(({ path }) => path))

function readWords(text: string) {
  const all = wordsOf(text).slice(0, MOST_WORDS)
  const said = all.map((word) => correctPageWord(stem(word), SPELLING))
  return { all, said, meant: said.filter((_, at) => !SMALL_WORDS.has(all[at]!)) }
}

/** The store's own pages that answer a question, those that match the most words first. */
function serviceFor(all: readonly string[], said: readonly string[], meant: number): ServicePage[] {
  const words = new Set(said)
  if (all.length === 0) return []
  const isToStore = BEGINS_QUESTION.has(all[0]!) && all.some((word) => ASKER.has(word)) && !meansGoods(all)
  return INDEX.map(({ page, asked, topics }) => {
    const most = covered(asked, words)
    const isAnswer = most >= meant - 1 && (most > 1 || meant === 1)
    return { page, words: isAnswer ? most : isToStore ? answered(topics, words) : 0 }
  })
    .filter((each) => each.words > 0)
    .toSorted((a, b) => b.words - a.words)
    .map(({ page }) => page)
}

const presentPage = ({ title, summary, path, answer }: ServicePage): Page => ({
  title,
  summary,
  path,
  ...(answer === undefined ? {} : { text: answer }),
})

/** The titles of tools also name goods: "line set" asks for goods, "line set chooser" for the tool. */
const TOOLS: ReadonlySet<ServicePage> = new Set(TOOL_PAGES)
const NAMED_BY_TITLE = SERVICE_PAGES.filter((page) => !TOOLS.has(page)).map(presentPage)

const servicePages = (isListed: (page: ServicePage) => boolean): Page[] =>
  SERVICE_PAGES.filter(isListed).map(presentPage)
