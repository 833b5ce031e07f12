import { SMALL_WORDS } from './data/small-words.ts'
import { stem, wordsOf } from './page-words.ts'

/** A part of a page: its heading, its anchor when it has one, and its first paragraph. */
export interface Part {
  title: string
  text: string
  anchor?: string
}

const IN_TITLE = 2
/** The most letters of a paragraph that a result shows; it ends with a sentence. */
const MOST_LETTERS = 260

/** The part of a page that has the most words of a question; undefined when no part has one. */
export function answeringPart(parts: readonly Part[], question: string): Part | undefined {
  const asked = new Set(stemsOf(question).filter((word) => !SMALL_WORDS.has(word)))
  let best: { part: Part; score: number } | undefined
  for (const part of parts) {
    const score = IN_TITLE * common(part.title, asked) + common(part.text, asked)
    if (score > (best?.score ?? 0)) best = { part, score }
  }
  return best && { ...best.part, text: firstSentences(best.part.text) }
}

const stemsOf = (text: string): string[] => wordsOf(text).map(stem)

function common(text: string, asked: ReadonlySet<string>): number {
  const words = new Set(stemsOf(text))
  return [...asked].filter((word) => words.has(word)).length
}

/** Whole sentences, as many as a result has room for; at least one. */
function firstSentences(text: string): string {
  const [first = '', ...more] = text.split(/(?<=[.!?])\s+/)
  return more.reduce(
    (said, sentence) => (said.length + sentence.length < MOST_LETTERS ? `${said} ${sentence}` : said),
    first,
  )
}
