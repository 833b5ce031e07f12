import { SHORT_FORMS } from '../../data/short-forms.ts'
import { isUnitAt } from '../measures/measures.ts'
import { isNumberWord, sayCountedSides, writeNumbers } from '../measures/number-words.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { singular } from '../words.ts'
import type { Token } from './spans.ts'

/** The most words of a query; later words are ignored. */
const MOST_WORDS = 24

/** Signs that say something of the figure or word beside them, as words. */
const SIGNS: readonly (readonly [sign: RegExp, words: string])[] = [
  [/\$\s*(\d[\d,]*(?:\.\d+)?)(k\b)?/gi, '$1$2 usd '],
  [/(?:<=|=<|≤)\s*(?=\d)/g, ' at most '],
  [/(?:>=|=>|≥)\s*(?=\d)/g, ' at least '],
  [/<\s*(?=\d)/g, ' under '],
  [/>\s*(?=\d)/g, ' over '],
  [/(?<![\d.,])(\d[\d,.]*(?:%|[a-z]+\d?)?)\s*\+(?=\s|$)/gi, ' at least $1 '],
]
/** "heats to -20", "works down to -15 °F" */
const COLD = new RegExp(
  String.raw`\b(?:heat(?:s|ing)?|work(?:s|ing)?|run(?:s|ning)?|rated|down|operat(?:es?|ing)|good) ` +
    String.raw`(?:down )?(?:to|at) -(\d{1,2})(?! ?%)\b(?: ?(?:°|deg(?:rees)?)? ?f\b)?`,
  'gi',
)

/** How the trade writes figures: 26 ga, 12 pk, M13, 25#, 16-25-4, a 10 kW strip. */
const TRADE_FIGURES: readonly (readonly [said: RegExp, words: string])[] = [
  [/(?<![\w-])(\d{1,2})\s?-?(?:gauge|ga|awg)\b/gi, '$1gauge'],
  [/(?<![\w-])(\d{1,4})\s?-?(?:pk|pck|ct|count)\b/gi, '$1 pack'],
  [/(?<![\w-])(?:mrv-?|m(?=(?:8|11|13|16)\b))(\d{1,2})(?![\w-])/gi, 'merv $1'],
  [/(\d)#/g, '$1 lb'],
  [/(\d) ?tn\b/gi, '$1 ton'],
  [/(?<![\w.,$/-])(\d{2})-(\d{2})-([1-6])(?![\w-])/g, '$1x$2x$3'],
  [/(\d) ?kw (?:ht |heat(?:er)? |elec(?:tric)? )?(?:kit|strips?)\b/gi, '$1 kw heat kit'],
  [/\bkit (\d{1,2})k\b/gi, 'kit $1 kw'],
  [/(?<![\w.,$/-])(80|95)(?= (?:gas |lp |propane )?furnaces?\b)/gi, '$1 afue'],
  [/(?<![\w.,$/-])([89]\d)(?= (?:or|and) (?:better|above|higher|up)\b)/gi, '$1 afue'],
  [/(\d) ?-?tons? (?:blower|drive)\b(?! (?:motor|wheel|assembly))/gi, '$1 ton airflow'],
  [COLD, '$1 below zero'],
  [/\bn\s?\/\s?f\b/gi, 'nonfused'],
  [/\bg\s?\/\s?e\b/gi, 'gas electric'],
]

/** Ways to turn something away, as "not", "without" or "except". */
const AWAY: readonly (readonly [sign: RegExp, words: string])[] = [
  [/\bw\s?\/\s?o(?:ut)?(?=[\s-]|$)|\bwith ?out\b/gi, 'without'],
  [/\bw\s?\/\s?(?=[\w"'])/gi, 'with '],
  [/\b(is|are|does|do|did|was|has|have|should|could|would)n[’']?t\b/gi, '$1 not'],
  [/\b(?:dosn[’']?t|dosent|doesent|dosnt)\b/gi, 'does not'],
  [/\b(?:can[’']?t|cannot|won[’']?t|ain[’']?t)\b/gi, 'not'],
  [/\bnon-(?!fus|cond|prog|insul|comm|gfci)(?=[a-z])/gi, 'non '],
  [/\bex-(?=[a-z])/gi, 'except '],
  [/\b(?!lead|maintenance|frost|hassle|toll|tank|brush|hands|oil)([a-z]+)-free\b/gi, 'without $1 also '],
  [/\b(?:any|every|all)(?:thing)?(?: \w+)? but(?! not)\b/gi, 'except'],
]
/** Fractions of an inch in words, and three sides of a filter with nothing between them. */
const FRACTION_WORDS: readonly (readonly [words: RegExp, figures: string])[] = [
  [/\b(?:one )?(?:quarter|fourth)(?= (?:inch|by|x|and)\b)/gi, '1/4'],
  [/\bthree[ -](?:quarters?|fourths?)(?= (?:inch|by|x|and)\b)/gi, '3/4'],
  [/\b(?:one )?half(?= (?:inch|by|x)\b)|(?<=\b(?:by|x) )half\b/gi, '1/2'],
  [/(?<=\b(?:by|x) )(?:one )?quarter\b/gi, '1/4'],
  [/\bone[ -]eighth\b/gi, '1/8'],
  [/\bthree[ -]eighths?\b/gi, '3/8'],
  [/\bfive[ -]eighths?\b/gi, '5/8'],
  [/\bseven[ -]eighths?\b/gi, '7/8'],
]
const HAS_FRACTION_WORD = /quarter|fourth|half|eighth/i
const sayEach = (text: string, spellings: readonly (readonly [from: RegExp, to: string])[]): string =>
  spellings.reduce((said, [from, to]) => said.replace(from, to), text)
const SPACED_SIDES = /(?<![\w.,$/-])(\d{2})[ -](\d{2})[ -]([1-6])(?= [a-z]{4,}|$)/i
/** "20 wide 14 high" of a register or a filter is a size; a machine has a width and a height. */
const INCHES = String.raw`(\d{1,2}(?:\.\d+)?)(?: ?(?:"|in|inch|inches))?`
const WIDE_AND_HIGH = new RegExp(String.raw`\b${INCHES} wide(?: by| x| and)? ${INCHES} (?:high|tall)\b`, 'i')
const OF_SIDES = /\b(?:return|grilles?|registers?|vents?|diffusers?|filters?|supply)\b/i
const FEET = /(\d)\s?['’′](?![\w'’′]| or\b)/g

const HAS_TRADE_FIGURE = new RegExp(
  String.raw`\d ?-?(?:tons? [bd]|ga|awg|p?ck|ct|count|pk|#|tn|kw|\d-)|(?:to|at) -\d|` +
    String.raw`\bmr?v?-?\d|kit \d|\b[ng] ?/ ?[fe]\b|\d (?:\w+ )?furnace|\d (?:or|and) [bahu]`,
  'i',
)
const HAS_AWAY =
  /n[’']?t\b|\bw\s?\/|with ?out\b|cannot|dos?ent|\bnon-|\bex-|-free\b|\b(?:any|every|all).* but\b/i

/** A comma ends what is turned away: "not portable, 12000 btu". */
const AWAY_AND_COMMA =
  /(\b(?:not|no|non|without|except|than|but|never|skip|nor|minus|sin)\b[^,;]{1,40})[,;]\s/gi

const THOUSANDS_OF_DOLLARS = /(?<![\d.,])(\d[\d,]*(?:\.\d+)?)k usd\b/gi
const RANGED_UNITS =
  'tons?|k?btuh?|mbh|seer2?|hspf2?|eer2?|afue|percent|gal|gallons?|cfm|kw|gpm|dba?|decibels?|pints?|usd|' +
  'dollars?|sq|square|sf|sqft|amps?|volts?|merv|uef'
/** "2-3 ton", "60k – 80k": two numbers with a dash between them and a unit behind. */
const RANGE = new RegExp(
  String.raw`(?<![\w.,/-])(?:(?:from|between)\s+)?(\d[\d,]*(?:\.\d+)?k?)\s*(?:usd\s*)?` +
    String.raw`(?:-|–|—|\bto\b)\s*(\d[\d,]*(?:\.\d+)?k?)(?=\s*-?\s*(?:${RANGED_UNITS})\b|\s*%|(?<=k)\b)`,
  'gi',
)
/** Most queries have none of them, and one test costs less than nine. */
const HAS_SIGN = /[$<>≤≥+–—]|\d\S* ?(?:-| to )/i

const saySigns = (text: string): string =>
  sayEach(text, SIGNS)
    .replace(THOUSANDS_OF_DOLLARS, (_, amount: string) => `${Number(amount.replaceAll(',', '')) * 1000} usd`)
    .replace(RANGE, ' between $1 and $2')

/** A query with its signs and fractions in words. */
export function sayInWords(text: string): string {
  const away = HAS_AWAY.test(text) ? sayEach(text, AWAY) : text
  const counted = sayCountedSides(away)
  const fractions = HAS_FRACTION_WORD.test(counted) ? sayEach(counted, FRACTION_WORDS) : counted
  const figures = HAS_TRADE_FIGURE.test(fractions) ? sayEach(fractions, TRADE_FIGURES) : fractions
  const sides = OF_SIDES.test(figures) ? figures.replace(WIDE_AND_HIGH, '$1x$2') : figures
  const commas = sides.includes(',') ? sides.replace(AWAY_AND_COMMA, '$1 also ') : sides
  const signs = HAS_SIGN.test(commas) ? saySigns(commas) : commas
  return /\d/.test(signs) ? signs.replace(SPACED_SIDES, '$1x$2x$3').replace(FEET, '$1 ft ') : signs
}

/** The words of a plain query as they are read: short forms written out, numbers in figures. */
export function readTokens(plain: string, vocabulary: Vocabulary): Token[] {
  const tokens = writeOut(plain.split(' ').filter(Boolean), vocabulary)
    .slice(0, MOST_WORDS)
    .map((token, at, all) =>
      /^\d{2}s$/.test(token.word) && ageAt([all[at - 1]?.word ?? '', token.word], 1) === 0
        ? { ...token, word: token.word.slice(0, 2) }
        : token,
    )
  joinToRun(tokens)
  return tokens.some(({ word }) => isNumberWord(word) || /^(?:half|grand|thousand|hundred)$/.test(word))
    ? writeNumbers(tokens)
    : tokens
}

function writeOut(words: readonly string[], vocabulary: Vocabulary): Token[] {
  const tokens: Token[] = []
  for (let from = 0; from < words.length; ) {
    const { long, length } = writeOutAt(words, from, (word) => vocabulary.meanings.has(word))
    const to = from + length
    for (const word of long.flatMap((each) => splitKnown(each, vocabulary))) tokens.push({ word, from, to })
    from = to
  }
  return tokens
}

/** "Cheapest water heater to run" is "cheapest to run water heater". */
function joinToRun(tokens: Token[]): void {
  const cheap = tokens.findIndex(({ word }) => /^(?:cheap|cheapest|expensive|cost)$/.test(word))
  const run =
    cheap < 0 ? -1 : tokens.findIndex(({ word }, at) => at > cheap && /^(?:run|operate)$/.test(word))
  if (run > cheap + 2 && tokens[run - 1]!.word === 'to')
    tokens.splice(cheap + 1, 0, ...tokens.splice(run - 1, 2))
}

/** "mini-split" becomes two words where the trade's words have two, "three-ton" always. */
function splitKnown(word: string, { meanings }: Vocabulary): string[] {
  if (!word.includes('-')) return [word]
  const parts = word.split('-')
  const isKnown =
    parts.every((part) => /^[a-z]+$/.test(part)) &&
    (isCounted(parts) || meanings.has(parts.map(singular).join(' ')))
  return isKnown ? parts : [word]
}

const isCounted = (parts: readonly string[]): boolean =>
  isNumberWord(parts[0]!) && (isNumberWord(parts[1]!) || isUnitAt(parts, 1))

const LONG: ReadonlyMap<string, readonly string[]> = new Map(
  SHORT_FORMS.trim()
    .split('\n')
    .map((line) => {
      const [short = '', long = ''] = line.split(':').map((part) => part.trim())
      return [short, long.split(' ')] as const
    }),
)
const LONGEST = 3
/** The first words of the short forms that have several. */
const BEGINS: ReadonlySet<string> = new Set(
  [...LONG.keys()].filter((short) => short.includes(' ')).map((short) => short.split(' ')[0]!),
)

/**
 * The words at a place as the catalog writes them, and how many words they stand for: "furn" becomes
 * "furnace", "air hander" becomes "air handler". A word that `isKnown` stays.
 */
function writeOutAt(
  words: readonly string[],
  at: number,
  isKnown: (word: string) => boolean,
): { long: readonly string[]; length: number } {
  const word = words[at]!
  for (let length = BEGINS.has(word) ? LONGEST : 1; length > 1; length--) {
    const long = LONG.get(words.slice(at, at + length).join(' '))
    if (long && at + length <= words.length) return { long, length }
  }
  return { long: (isKnown(word) ? undefined : LONG.get(word)) ?? [word], length: 1 }
}

const YEAR = /^(?:19[5-9]\d|20[0-3]\d)s?$/
const DECADE = /^(?:[3-9]0s|19[5-9]0s|20[0-2]0s)$/
const COUNTED = /^\d{1,2}-?(?:year|yr|yo)s?-?old$|^\d{1,2}-?yo$/
const YEARS = /^(?:year|yr)s?(?:-old)?$/
const OLD = /^(?:old|ago)$/
const BEFORE = new Set('from in made built circa since around about mid early late the year'.split(' '))

/**
 * How many words say how old a machine is: 3 for "20 years old", 1 for the "1998" of "1998 furnace". Age says
 * nothing about the goods that replace it. "10 year warranty" and "2000 cfm" are no ages.
 */
export function ageAt(words: readonly string[], index: number): number {
  const word = words[index]!
  if (!/^\d/.test(word)) return 0
  if (COUNTED.test(word)) return 1
  if (isYear(words, index)) return 1
  return /^\d{1,2}$/.test(word) ? yearsAt(words, index + 1) : 0
}

/** "years old" behind a number, with the number. */
function yearsAt(words: readonly string[], index: number): number {
  const word = words[index] ?? ''
  if (!YEARS.test(word)) return 0
  if (word.endsWith('old')) return 2
  return OLD.test(words[index + 1] ?? '') ? 3 : 0
}

function isYear(words: readonly string[], index: number): boolean {
  const word = words[index]!
  const isDated = BEFORE.has(words[index - 1] ?? '')
  if (DECADE.test(word)) return isDated
  if (!YEAR.test(word) || words.length === 1 || isUnitAt(words, index + 1)) return false
  return isDated || index === words.length - 1 || /^[a-z]{3,}$/.test(words[index + 1]!)
}
