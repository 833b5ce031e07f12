import { merchant } from '#lib/merchant/merchant.ts'
import type { KnownData } from './known-data.ts'
import type { Passage } from './reading.ts'
import { wordsOf } from './words.ts'

/** A text of a catalog without another one inside. */
const TEXT = /‹([^‹›]*)›/g
/** Stands for a text of a catalog while the rest is read. */
const HOLE = '\ue000'
/** Between these, the parts of a line are data of their own: a city and its state, a name and its number. */
const SEPARATORS = /[,·|:;()–—/“”"+*&\n\ue000]|\s-\s|\. /
/** What names a thing in every language alike. */
const NAMES = [
  /\S+@\S+|https?:\S+|\b[\w-]+\.(com|org|gov|example|test)\b\S*/g,
  // Order numbers; a few have no digit.
  /\bA[\dA-HJKMNP-TV-Z]{3}(-?)[\dA-HJKMNP-TV-Z]{4}\1[\dA-HJKMNP-TV-Z]{5}\b/g,
  // Models, codes.
  /\b(?=[A-Z-]*\d)[A-Z\d]+([-/][A-Z\d]+)*\b/g,
]
/** Days and hours as `Intl` writes them in the merchant's language. */
export const DAYS = new RegExp(
  `\\b(${[
    '(mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun',
    'jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?',
    'nov(ember)?|dec(ember)?|[ecmp][sd]?t',
  ].join('|')})\\b`,
  'gi',
)

/** A text without those of catalogs, from the inside out. */
function withoutTexts(text: string): string {
  const outer = text.replace(TEXT, HOLE)
  return outer === text ? text : withoutTexts(outer)
}

const withoutNames = (text: string): string =>
  NAMES.reduce((rest, pattern) => rest.replace(pattern, ' '), text).replaceAll(merchant().name, ' ')

function isAllData(text: string, { isData, makers }: KnownData): boolean {
  const unnamed = withoutNames(text)
  const isKnown = (part: string): boolean => {
    const words = wordsOf(part)
    const undated = wordsOf(part.replace(DAYS, ' '))
    return [words, undated, words.replace(makers, '')].some((each) => each === '' || isData(each))
  }
  return [text, unnamed].some((each) => isKnown(each) || each.split(SEPARATORS).every(isKnown))
}

export const textOf = (pieces: Passage['pieces']): string => pieces.map(({ text }) => text).join('')

/** What stands in each element of a passage. To this reader, what CSS makes a block is an inline element. */
function byElement({ pieces }: Passage): string[] {
  const groups = Map.groupBy(pieces, ({ element }) => element)
  return [...groups.values()].map(textOf)
}

/** Words that are neither a text of a catalog nor data. */
function looseWords(passage: Passage, known: KnownData): string[] {
  const whole = withoutTexts(textOf(passage.pieces))
  if (/[‹›]/.test(whole)) return byElement(passage).filter((text) => /[‹›]/.test(withoutTexts(text)))
  if (isAllData(whole, known)) return []
  return byElement(passage).filter((text) => !isAllData(withoutTexts(text), known))
}

/** A text inside another that is no name or sentence of its own: it runs on in lower case. */
function partsOfSentences(text: string): string[] {
  const found: string[] = []
  for (let rest = text, outer = ''; ; rest = outer) {
    outer = rest.replace(TEXT, (_, inner: string) => `\ue001${inner.replace(/[\ue001\ue002]/g, '')}\ue002`)
    if (outer === rest) return found
    for (const [, inner = ''] of rest.matchAll(TEXT))
      if (/[\p{L}\p{N}] \ue001\p{Ll}|\ue001\p{Ll}[^\ue001\ue002]*\ue002(’s|[ ][\p{L}\p{N}])/u.test(inner))
        found.push(inner.replace(/\ue001/g, '‹').replace(/\ue002/g, '›'))
  }
}

/** The texts of catalogs at the outermost level, and what stands between them. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  const cut = (to: number) => {
    parts.push(text.slice(from, to))
    from = to
  }
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '‹' && depth++ === 0) cut(at)
    if (text[at] === '›' && --depth === 0) cut(at + 1)
  }
  cut(text.length)
  return parts.filter((part) => part.trim() !== '')
}

const isText = (part: string): boolean => part.startsWith('‹')
const hasWords = (part: string): boolean => wordsOf(withoutNames(part).replace(DAYS, ' ')) !== ''

/**
 * Whether code made a sentence of two parts that stand side by side. It did not when a sign parts them, when
 * the first ends a sentence, or when it is a label in front of a figure or a name.
 */
function isPutTogether(before: string, part: string): boolean {
  if (!isText(before) && !isText(part)) return false
  const runsOn = isText(part) && /^‹+\p{Ll}/u.test(part)
  if (/[·|/–—(:;\n]\s*$|[.?!:…]["”’)]?[\s›]*$/.test(before)) return false
  if (!isText(part) && /^\s*[·|/–—):;,.+\n]/.test(part)) return false
  if (runsOn) return /[\p{L}\p{N}]/u.test(before)
  return /^‹+\p{Ll}/u.test(before)
    ? /[\p{L}\p{N}]/u.test(part)
    : isText(before) && hasWords(part) && !isText(part)
}

function putTogether(text: string): boolean {
  const parts = partsOf(text)
  return parts.some((part, index) => index > 0 && isPutTogether(parts[index - 1]!, part))
}

/** Sentences that code made of fragments. */
export const fragmentsIn = (passages: readonly Passage[]): string[] =>
  passages.flatMap((passage) => [
    ...partsOfSentences(textOf(passage.pieces)),
    ...byElement(passage).filter(putTogether),
  ])

/** What no language but English could say in these passages: words in code, and sentences of fragments. */
export const faultsIn = (passages: readonly Passage[], known: KnownData): string[] =>
  [...passages.flatMap((passage) => looseWords(passage, known)), ...fragmentsIn(passages)].map((fault) =>
    fault.replace(/\s+/g, ' ').trim(),
  )

/** What lines say that neither a catalog nor the data says; a text may run over several of them. */
export const looseLines = (text: string, known: KnownData): string[] =>
  withoutTexts(text)
    .split(new RegExp(`[${HOLE}\\n]`))
    .filter((line) => !isAllData(line, known))
