import type { Token } from '../parts/spans.ts'
import { isUnitAt, NUMBER } from './measures.ts'

const valuesOf = (text: string, from: number, step: number): (readonly [string, number])[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((words, index) => words.split('/').map((word) => [word, from + index * step] as const))

const SMALL = new Map(
  valuesOf(
    `one/uno/una two/dos three/tres four/cuatro five/cinco six/seis seven/siete eight/ocho nine/nueve ten/diez
    eleven/once twelve/doce thirteen/trece fourteen/catorce fifteen/quince sixteen/dieciseis
    seventeen/diecisiete eighteen/dieciocho nineteen/diecinueve`,
    1,
    1,
  ),
)
const TENS = new Map(
  valuesOf(
    `twenty/veinte thirty/treinta forty/cuarenta fifty/cincuenta sixty/sesenta seventy/setenta eighty/ochenta
    ninety/noventa`,
    20,
    10,
  ),
)
const TIMES = new Map([
  ['hundred', 100],
  ['cien', 100],
  ['thousand', 1_000],
  ['mil', 1_000],
])
const HALVES = ['and a half', 'y media']
const COUNTED: ReadonlySet<string> = new Set([...TIMES.keys(), 'grand'])
/** Between two numbers that have one unit: "two or three tons", "two to three tons". */
const PAIRED = /^(?:to|or|and|a|o|y)$/

/** "three-ton", "ninety-six" */
export const isNumberWord = (word: string): boolean => SMALL.has(word) || TENS.has(word)

/** Writes numbers in figures where a unit follows: "three ton" is "3 ton", "two zone" stays. */
export function writeNumbers(tokens: readonly Token[]): Token[] {
  const written: Token[] = []
  for (let index = 0; index < tokens.length; ) {
    const found = numberAt(tokens, index)
    const token = tokens[index]!
    if (!found || !isCounted(tokens, index + found.length, tokens[index - 1]?.word)) {
      written.push(token)
      index++
      continue
    }
    const last = tokens[index + found.length - 1]!
    written.push({ word: String(found.value), from: token.from, to: last.to })
    index += found.length
  }
  return written
}

/** Words after which a number without a unit is an amount: "under two thousand". */
const BEFORE_AMOUNT = /^(?:under|below|over|above|than|least|most|to|between)$/

/** True when a unit follows, or another number with a unit, or a limit stands before. */
function isCounted(tokens: readonly Token[], index: number, before = ''): boolean {
  const words = tokens.slice(index, index + 8).map(({ word }) => word)
  if (isUnitAt(words, 0) || words[0] === 'inch' || BEFORE_AMOUNT.test(before)) return true
  if (!PAIRED.test(words[0] ?? '')) return false
  const next = NUMBER.test(words[1] ?? '') ? 1 : (numberAt(tokens, index + 1)?.length ?? 0)
  return next > 0 && isUnitAt(words, 1 + next)
}

function numberAt(tokens: readonly Token[], index: number): { value: number; length: number } | undefined {
  const first = tokens[index]?.word ?? ''
  const isOne = first === 'a' && COUNTED.has(tokens[index + 1]?.word ?? '')
  let value = isOne ? 1 : withWord(undefined, first)
  if (value === undefined) return undefined
  let at = index + 1
  for (; at < tokens.length; at++) {
    const more = withWord(value, tokens[at]!.word)
    if (more === undefined) break
    value = more
  }
  for (const half of HALVES) {
    const { length } = half.split(' ')
    const words = tokens.slice(at, at + length).map(({ word }) => word)
    if (words.join(' ') === half) return { value: value + 0.5, length: at + length - index }
  }
  return { value, length: at - index }
}

/** The number with one word more: "one", "one hundred"; undefined when the number ends before the word. */
function withWord(before: number | undefined, word: string): number | undefined {
  if (before === undefined && NUMBER.test(word)) return Number(word)
  const times = TIMES.get(word)
  if (times !== undefined) return (before ?? 1) * times
  const added = TENS.get(word) ?? SMALL.get(word)
  if (added === undefined) return undefined
  const isFree = before === undefined || before % (TENS.has(word) ? 100 : 10) === 0
  return isFree ? (before ?? 0) + added : undefined
}

const english = (numbers: ReadonlyMap<string, number>): string =>
  [...numbers.keys()]
    .filter((word) =>
      /^(?:[a-z]+(?:teen|ty)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/.test(word),
    )
    .join('|')
const ONES = 'one|two|three|four|five|six|seven|eight|nine'
const ENGLISH = `(?:(?:${english(TENS)})(?:[ -](?:${ONES}))?|${english(SMALL)})`
/** Numbers in words beside "by": "twenty by twenty five by one". */
const COUNTED_SIDE = new RegExp(
  String.raw`\b(${ENGLISH})(?= (?:by|x) (?:\d|${ENGLISH}\b))|(?<=(?:\d|${ENGLISH}) (?:by|x) )(${ENGLISH})\b`,
  'gi',
)

/** A size in words becomes one in figures; its other words stay. */
export const sayCountedSides = (text: string): string =>
  / (?:by|x) /i.test(text)
    ? text.replace(COUNTED_SIDE, (said) =>
        String(
          said
            .toLowerCase()
            .split(/[ -]/)
            .reduce((sum, word) => sum + (TENS.get(word) ?? SMALL.get(word) ?? 0), 0),
        ),
      )
    : text
