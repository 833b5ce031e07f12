/** Splits text into words, in the same way for products in the index and for queries. */

// Inch marks, percent signs and the slash of "a/c" have a meaning in this trade: they become words before
// punctuation is removed.
type Spelling = readonly [from: RegExp, to: string]
const SPELLINGS: readonly Spelling[] = [
  [/[×✕]/g, ' x '],
  [/\bc[- ]wires?\b/g, 'cwire'],
  [/\bp[- ]traps?\b/g, 'ptrap'],
  [/\bnon[- ](?=(?:fused|condensing|programmable|insulated|communicating|gfci)\b)/g, 'non'],
  [/\bwi[- ]?fi\b/g, 'wifi'],
  [/\ba\s*\/\s*c\b/g, 'ac'],
  [/\ba\.c\.(?=\W|$)/g, 'ac'],
]
/** Most texts have none of them, and one test costs less than seven. */
const HAS_SPELLING = /[×✕]|\b(?:c[- ]wire|p[- ]trap|non[- ]|wi[- ]?fi|a\s*\/\s*c|a\.c\.)/
const NUMBER_SPELLINGS: readonly Spelling[] = [
  [/(\d),(?=\d{3}(?!\d))/g, '$1'],
  [/(\d)\s*(?:[″”"]|′′)/g, '$1 inch '],
  [/(\d(?: *inch)?)\s*o\.?d\b\.?/g, '$1 '],
  [/(\d)\s*(?:inches|inch|in|pulgadas?|pulg)\b/g, '$1 inch'],
  [/(\d)\s*%/g, '$1 percent '],
  [
    /(\d)-(?=(?:tons?|btu|k?btuh?|inch|in|stage|speed|gallon|gal|percent|pint|zone|port|wire|foot|ft)\b)/g,
    '$1 ',
  ],
]
/** Without one of them, a text with numbers has none of these spellings. */
const HAS_NUMBER_SPELLING = /[,″”"′%-]|\d[a-z\s]*(?:o\.?d|in|pulg)/
const respell = (text: string, spellings: readonly Spelling[]): string =>
  spellings.reduce((result, [from, to]) => result.replace(from, to), text)

const FRACTION = /(?:\b(\d{1,3})[ -])?\b(\d{1,2})\/(2|4|8|16)\b/g

/** Letters and digits; a dot stays between digits, and a dash between letters and digits. */
const WORD = /[a-z0-9]+(?:(?:(?<=\d)\.(?=\d)|-(?=[a-z0-9]))[a-z0-9]+)*/g

/**
 * Lower case, without accents, commas inside numbers or punctuation; fractions as decimals; model numbers
 * keep their dashes, decimals their dot.
 */
export const normalize = (text: string): string => normalizedWords(text).join(' ')

function normalizedWords(text: string): readonly string[] {
  const lower = text.toLowerCase()
  const ascii = NOT_ASCII.test(lower) ? toAscii(lower) : lower
  const plain = HAS_SPELLING.test(ascii) ? respell(ascii, SPELLINGS) : ascii
  return (/\d/.test(plain) ? normalizeNumbers(plain) : plain).match(WORD) ?? []
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII
const NOT_ASCII = /[^\u0000-\u007f]/

const toAscii = (text: string): string =>
  text
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .replaceAll('⁄', '/')

function normalizeNumbers(text: string): string {
  const decimal = text.includes('/') ? decimals(text) : text
  return glueSizes(HAS_NUMBER_SPELLING.test(decimal) ? respell(decimal, NUMBER_SPELLINGS) : decimal)
}

/** Fractions as decimals, also those of a size: "1-1/2x3/4". */
const decimals = (text: string): string =>
  text
    .replace(/(\/\d{1,2})x(?=[\d.])|(?<![a-z-]\d*)(\d)x(?=\d{1,2}\/)/g, '$1$2 x ')
    .replace(FRACTION, (said, whole: string | undefined, over: string, under: string) =>
      Number(over) < Number(under) ? String(Number(whole ?? 0) + Number(over) / Number(under)) : said,
    )

/**
 * A size of two to four sides: "16x25x1", "16 x 25 x 1", "16 by 25 by 1", "8 to 6", "18/5" of a cable.
 * Numbers without a word between them are a size only when they are fractions of an inch: "1/4 3/8".
 */
const SIDE = String.raw`(?:\d{1,3}(?:\.\d+)?|\.\d+)(?: *inch)?`
const SIZE = new RegExp(
  String.raw`(?<![\w.+-])${SIDE}(?:(?: *(?:x|\*) *| +by +| +to +|/)${SIDE}){1,3}(?![\w.]| *tons?\b)`,
  'g',
)
const FRACTIONS = /(?<![\w.+-])(0?\.\d+)[ -](0?\.\d+)(?![\w.])/g
const SIDES = /\d*\.?\d+/g

/** A size becomes one word whatever its spelling: "16x25x1". */
const glueSizes = (text: string): string =>
  text
    .replace(SIZE, (size) => [...size.matchAll(SIDES)].map(([side]) => String(Number(side))).join('x'))
    .replace(FRACTIONS, (_, a: string, b: string) => `${Number(a)}x${Number(b)}`)

const GLUED_SIZE = /^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+$/

/** "capta3626b4": a word that only a model number looks like. Shorter ones name refrigerants and voltages. */
export const isModelNumber = (word: string): boolean => word.length >= 7 && /^[a-z]{2}[a-z\d]*\d/.test(word)

/** True for a size in the form that `normalize` gives it. */
export const isSize = (word: string): boolean => GLUED_SIZE.test(word)

/** The words under which a size is found: itself, its first two sides, and its sides from small to large. */
export function sizeWords(size: string): string[] {
  const sides = size.split('x')
  return [...new Set([size, sides.slice(0, 2).join('x'), sides.slice(0, 3).join('x'), sortedSides(size)])]
}

/** "25x16x1" and "16x25x1" are the same filter. A word of its own, so that the exact order comes first. */
export const sortedSides = (size: string): string =>
  `any.${size
    .split('x')
    .map(Number)
    .sort((a, b) => a - b)
    .join('x')}`

/** Letters and digits alone: how a model number is compared. "OHA13-18" → "oha1318" */
export const compact = (text: string): string => lettersAndDigits(normalize(text))

/** The same of a text that is normalized. */
export const lettersAndDigits = (plain: string): string => plain.replace(/[^a-z0-9]+/g, '')

const KEEP = new Set([
  'gas',
  'series',
  'btus',
  'chassis',
  'lens',
  'plus',
  'bus',
  'stainless',
  'less',
  'ductless',
  'wireless',
  'tankless',
  'brushless',
  'class',
  'glass',
  'brass',
  'bypass',
  'press',
])

/**
 * The singular of an English noun, good enough for this catalog: "furnaces" → "furnace", "assemblies" →
 * "assembly", "switches" → "switch".
 */
export function singular(word: string): string {
  if (!word.endsWith('s') || word.length < 4 || /\d/.test(word) || KEEP.has(word) || /(ss|us|is)$/.test(word))
    return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return word.slice(0, /(ch|sh|x|ss|zz)es$/.test(word) ? -2 : -1)
}

/** A phrase as a query is read, in the singular: "Pool heaters" → "pool heater". */
export const plainWords = (text: string): string => normalize(text).split(' ').map(singular).join(' ')

/**
 * The words of a text. A word with dashes counts as a whole without them and, when both halves are words, as
 * its parts:
 * "R-454B" → r454b; "two-stage" → twostage, two, stage.
 */
export function toWords(text: string): string[] {
  const words: string[] = []
  for (const word of normalizedWords(text))
    if (word.includes('-')) words.push(...expandDashes(word).map(singular))
    else words.push(singular(word))
  return words
}

function expandDashes(word: string): string[] {
  const parts = word.split('-')
  const whole = parts.join('').replaceAll('.', '')
  return parts.every((part) => /^[a-z]{2,}$/.test(part) || /^\d+(\.\d+)?$/.test(part))
    ? [whole, ...parts]
    : [whole]
}

/** Texts of a catalog repeat, most of all its categories, sentences and parts of model numbers. */
const MOST_KEPT = 5_000
const LONGEST_KEPT = 300

/**
 * Keeps what `read` made of the last texts. Where there are more, those before them are kept beside these: a
 * large catalog has so many texts of its own that all would be forgotten at once.
 */
export function readAgain<T>(read: (text: string) => T): (text: string) => T {
  let kept = new Map<string, T>()
  let before = kept
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const made = before.get(text) ?? read(text)
    if (text.length > LONGEST_KEPT) return made
    if (kept.size >= MOST_KEPT) {
      before = kept
      kept = new Map()
    }
    kept.set(text, made)
    return made
  }
}

/** The same as `toWords`, for texts that are read again and again while a catalog is indexed. */
export const toWordsAgain = readAgain<readonly string[]>(toWords)
