import { readAgain, toWords } from './words.ts'

/**
 * Tokens for what a product is. `is.` stands before a whole name of it, `head.` before the end of one: a
 * "Straight Register Boot" is a boot and a register boot. Words that only describe it have no token.
 */
export const IS = 'is.'
export const ENDS_IN = 'head.'

const LONGEST = 4
/** The words before these name the product; the words after them describe it. */
const DESCRIBED = /\b(?:with|for|from|of|up to|to)\b/
/** A "PTAC unit" is also asked for as a PTAC. */
const BARE: ReadonlySet<string> = new Set(['unit', 'system', 'kit'])
const BOTH = /\b(?:and|or)\b/

interface Named {
  name: string
  typeLabel: string
  brand: string
  attributes: Readonly<Record<string, unknown>>
}

/** The tokens of a product, from its type, its kind and its name up to the first comma. */
export function headTokens({ name, typeLabel, attributes }: Named): string[] {
  const { kind } = attributes
  const named = (name.toLowerCase().split(',')[0] ?? '').split(DESCRIBED)[0] ?? ''
  return [
    ...new Set([
      ...tokensOfType(typeLabel),
      ...(typeof kind === 'string' ? tokensOfKind(kind) : []),
      ...tokensOf(named),
    ]),
  ]
}

const tokensOfType = readAgain((label) => label.toLowerCase().split(BOTH).flatMap(tokensOf))
const tokensOfKind = readAgain((kind) => tokensOf(kind.toLowerCase()))

function tokensOf(name: string): string[] {
  const all = toWords(name).filter((word) => /^[a-z]/.test(word) || /[a-z]{2}/.test(word))
  const bare = all.length > 1 && BARE.has(all.at(-1)!) ? all.slice(0, -1) : []
  return [all, bare].filter((words) => words.length > 0).flatMap(endsOf)
}

function endsOf(words: readonly string[]): string[] {
  const ends = Array.from({ length: Math.min(LONGEST, words.length) }, (_, i) =>
    words.slice(words.length - 1 - i).join(''),
  )
  return [`${IS}${words.join('')}`, ...ends.map((end) => `${ENDS_IN}${end}`)]
}
