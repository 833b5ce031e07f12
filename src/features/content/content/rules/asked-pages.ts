import { PAGE_IDEAS } from './data/page-ideas.ts'
import { PAGE_QUESTIONS } from './data/page-questions.ts'
import { ASKS_OR_ANSWERS } from './data/question-words.ts'
import { correctPageWord, spellingOf, stem, wordsOf } from './page-words.ts'

interface PageQuestion {
  /** of questions that match as much, the first names its page first */
  position: number
  path: string
  ideas: readonly string[]
  /** its words also name goods: it answers questions alone */
  isQuestion: boolean
}

/** How many pages a question names: more would hide the first. */
const MOST_PAGES = 3
/** Of a text of fewer words each must ask for the page: "return grille" asks for goods. */
const SHORT = 3
/** Words of the longest way to say an idea. */
const LONGEST = 5

const rowsOf = (table: string): [name: string, cells: string[]][] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const at = row.indexOf(': ')
      return [row.slice(0, at), row.slice(at + 2).split(', ')]
    })

const IDEAS: ReadonlyMap<string, readonly string[]> = ideasBySaying()
const WORDS = spellingOf([...IDEAS.keys()].flatMap((saying) => saying.split(' ')))

/** Whether a word asks for a page in some question: "cuanto" is no misspelled "cuarto". */
export const isAskedWord = (word: string): boolean => WORDS.words.has(stem(word))

/** Questions by their first idea. */
const QUESTIONS: ReadonlyMap<string, readonly PageQuestion[]> = Map.groupBy(
  rowsOf(PAGE_QUESTIONS)
    .flatMap(([path, sets]) => sets.map((set) => ({ path, set })))
    .map(({ path, set }, position) => ({
      position,
      path: path.replace(/^\?/, ''),
      ideas: set.replace(/^\?/, '').split(' '),
      isQuestion: path.startsWith('?') || set.startsWith('?'),
    })),
  ({ ideas }) => ideas[0]!,
)

function ideasBySaying(): Map<string, string[]> {
  const ideas = new Map<string, string[]>()
  for (const [idea, sayings] of rowsOf(PAGE_IDEAS))
    for (const saying of sayings) {
      const key = wordsOf(saying).map(stem).join(' ')
      ideas.set(key, [...(ideas.get(key) ?? []), idea])
    }
  return ideas
}

/** "60 db or less" is a limit, no question. */
const LIMITS: ReadonlySet<string> = new Set('less more better higher lower under over'.split(' '))

/** Addresses of the pages that a text asks for by its ideas, those that explain most of it first. */
export function askedPages(words: readonly string[]): string[] {
  const said = ideasOf(words.map((word) => correctPageWord(stem(word), WORDS)))
  const asks = words.some((word, at) => ASKS_OR_ANSWERS.has(word) && !LIMITS.has(words[at + 1] ?? ''))
  const matched = [...said.keys()]
    .flatMap((idea) => QUESTIONS.get(idea) ?? [])
    .flatMap(({ position, path, ideas, isQuestion }) => {
      const explained = isQuestion && !asks ? 0 : explainedBy(ideas, said)
      const least = words.length < SHORT ? words.length : 1
      return explained < least ? [] : [{ position, path, score: ideas.length + explained / words.length }]
    })
    .toSorted((a, b) => b.score - a.score || a.position - b.position)
  const best = matched[0]?.score ?? 0
  return [
    ...new Set(matched.filter(({ score }) => score > Math.floor(best) - 1).map(({ path }) => path)),
  ].slice(0, MOST_PAGES)
}

/** The word of our pages for an idea: "refund" and "devolver" are answered where returns are. */
const WORD_OF: ReadonlyMap<string, string> = new Map([
  ['return', 'return'],
  ['refund', 'return'],
  ['mind', 'return'],
  ['exchange', 'return'],
  ['cancel', 'return'],
  ['damage', 'arrives damaged'],
  ['warranty', 'warranty claims'],
  ['restock', 'restocking'],
])

/** A question in the words of our pages, for the paragraph that answers. */
export const inPageWords = (question: string): string =>
  [...new Set([...ideasOf(wordsOf(question).map(stem)).keys()].flatMap((idea) => WORD_OF.get(idea) ?? []))]
    .concat(question)
    .join(' ')

/** The places at which a text says an idea. */
function ideasOf(stems: readonly string[]): ReadonlyMap<string, ReadonlySet<number>> {
  const said = new Map<string, Set<number>>()
  for (let from = 0; from < stems.length; from++)
    for (let to = from + 1; to <= Math.min(from + LONGEST, stems.length); to++)
      for (const idea of IDEAS.get(stems.slice(from, to).join(' ')) ?? []) {
        const places = said.get(idea) ?? new Set()
        for (let at = from; at < to; at++) places.add(at)
        said.set(idea, places)
      }
  return said
}

/** How many words say the ideas of a set; 0 unless each has a word of its own. */
function explainedBy(ideas: readonly string[], said: ReadonlyMap<string, ReadonlySet<number>>): number {
  const places = ideas.map((idea) => said.get(idea))
  if (places.some((each) => each === undefined)) return 0
  const { size } = new Set(places.flatMap((each) => [...each!]))
  return size < ideas.length ? 0 : size
}
