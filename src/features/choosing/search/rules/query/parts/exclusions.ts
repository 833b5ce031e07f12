import { limitAt, sized } from '../measures/limits.ts'
import { type Measure, measureAt, type Window } from '../measures/measures.ts'
import { JOINTS, NOISE } from '../noise.ts'
import { phraseAt, phraseTable } from '../phrase-table.ts'
import { CONVERTIBLE, FIGURE } from '../trade-words.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { singular } from '../words.ts'
import { type Span, spanOf, type Token } from './spans.ts'
import { meaningAt, plainTerm, type Term } from './terms.ts'

/** What a query excludes: the products that have all the words, or one of the figures. */
export interface Exclusion {
  terms: readonly Term[]
  measures: readonly Measure[]
  span: Span
}

const PHRASES = `
without; except; except for; excluding; exclude; minus; not; no; non; sin; wo; w o; nor; never; besides;
avoid; other than; anything but; all but; but not; but no; and not; rather than; instead of; apart from;
aside from; not a; not an; not the; not in; not with; is not; are not; that is not; which is not;
excepto; menos; que no sea; ni; neither; skip; skip the; hold the; leave out; leave off; leave out the;
anything besides; anything except; anything other than; anything not; everything except; stay away from;
steer clear of; nothing with; none with; none of the; free of; as opposed to; opposed to; in place of;
in lieu of; hate; hates; tired of; sick of; not any; not another; not more; but skip; but not the`

/** "Do not want", "does not need", "not have": the verb says no more than "not". */
const VERBS =
  `have need want use require take like trust include allow run burn come with run on plug into`.split(
    /\s(?!with|on|into)/,
  )
const NEGATED = VERBS.flatMap((verb) =>
  ['', 'do ', 'does ', 'did ', 'will ', 'would ', 'should ', 'could ', 'i '].map(
    (before) => `${before}not ${verb}`,
  ),
)

const NEGATIONS = phraseTable(
  new Map([...PHRASES.split(';'), ...NEGATED].map((phrase) => [phrase.trim().replace(/\s+/g, ' '), true])),
)

/** How many words turn away what follows them: 1 for "without", 2 for "other than", 0 for all others. */
const negationAt = (words: readonly string[], index: number): number =>
  phraseAt(words, index, NEGATIONS)?.length ?? 0

/** A size, a rating, a limit that begins at a word. */
export function figureAt(
  tokens: readonly Token[],
  words: readonly string[],
  index: number,
): { measure: Measure; length: number } | undefined {
  const found: { measure: Window; length: number } | undefined =
    limitAt(words, index) ?? measureAt(words, index)
  if (!found) return undefined
  const end = index + found.length
  const measure = {
    ...found.measure,
    said: words.slice(index, end).map(singular),
    span: spanOf(tokens, index, end),
  }
  return { measure, length: found.length }
}

const FILLERS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'any',
  'one',
  'in',
  'of',
  'with',
  'at',
  'for',
])
const ALTERNATIVES: ReadonlySet<string> = new Set(['or', 'nor', 'and', 'o', 'ni', 'y'])

/** "not 80%", "except 4 ton or 5 ton" */
export function figuresAwayAt(
  tokens: readonly Token[],
  words: readonly string[],
  index: number,
): { exclusion: Exclusion; length: number } | undefined {
  const measures: Measure[] = []
  let end = index
  for (let at = index + negationAt(words, index); at > end; at = end + 1) {
    while (FILLERS.has(words[at] ?? '')) at++
    const found = figureAt(tokens, words, at)
    if (!found) break
    measures.push({ ...found.measure, ...sized(found.measure) })
    end = at + found.length
    if (!ALTERNATIVES.has(words[end] ?? '')) break
  }
  const exclusion = { terms: [], measures, span: spanOf(tokens, index, end) }
  return measures.length === 0 ? undefined : { exclusion, length: end - index }
}

const MOST_TURNED_AWAY = 3

/** Words that are excluded, and the last of them that has a meaning, when others stand before it. */
export interface WordsAway {
  exclusions: Exclusion[]
  wanted: Term | undefined
  length: number
}

/** "without wifi", "not wall mount or cassette": each alternative excludes for itself. */
export function wordsAwayAt(
  tokens: readonly Token[],
  words: readonly string[],
  index: number,
  vocabulary: Vocabulary,
): WordsAway | undefined {
  const negation = negationAt(words, index)
  if (negation === 0) return undefined
  const most = words[index] === 'non' ? 1 : MOST_TURNED_AWAY
  const groups: Term[][] = [[]]
  let at = index + negation
  while (at < words.length && groups.at(-1)!.length < most && !endsExclusion(words, at, groups)) {
    if (ALTERNATIVES.has(words[at]!)) groups.push([])
    const found = termAt(tokens, words, at, vocabulary)
    if (found.term) groups.at(-1)!.push(turnedAway(found.term))
    at += found.length
  }
  const last = groups.at(-1)!
  const wanted = last.length > 1 && last.at(-1)!.meanings.length > 0 ? last.at(-1) : kindOf(last[0])
  const span = spanOf(tokens, index, at)
  const exclusions = groups.filter((terms) => terms.length > 0)
  return {
    exclusions: exclusions.map((terms) => ({ terms, measures: [], span })),
    wanted,
    length: at - index,
  }
}

/** "Anything but a slab coil" is still a coil: the kind of a phrase that names one of its kinds. */
function kindOf(term: Term | undefined): Term | undefined {
  const [type = '', more] = term?.meanings[0]?.tokens ?? []
  return term && type.startsWith('type.') && more !== undefined
    ? { ...term, said: type, meanings: [{ tokens: [type], rank: 0 }], alternatives: [[type]] }
    : undefined
}

const turnedAway = (term: Term): Term => ({
  ...term,
  isOpen: false,
  alternatives: term.alternatives.filter(([word = '']) => word !== CONVERTIBLE && !word.startsWith(FIGURE)),
})

/** Words that begin something else: "no line set just the outside box". */
const ENDS: ReadonlySet<string> = new Set(
  `also just only please is are was it its i we they my our already because since instead fine ok prefer
  type`.split(/\s+/),
)

/** The next negation, or "for", "with" and a number behind a word. */
const endsExclusion = (words: readonly string[], at: number, groups: readonly Term[][]): boolean =>
  negationAt(words, at) > 0 ||
  words[at] === 'also' ||
  (groups.at(-1)!.length > 0 &&
    (JOINTS.has(words[at]!) || ENDS.has(words[at]!) || /^\d+(?:\.\d+)?$/.test(words[at]!)))

/** The word or phrase at a place; no term for a word that says nothing. */
function termAt(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  vocabulary: Vocabulary,
): { term: Term | undefined; length: number } {
  const meant = meaningAt(tokens, words, at, vocabulary, 0)
  if (meant) return meant
  const term = plainTerm(tokens[at]!, 0)
  const saysNothing = !term || NOISE.has(term.said) || JOINTS.has(words[at]!)
  return { term: saysNothing ? undefined : term, length: 1 }
}
