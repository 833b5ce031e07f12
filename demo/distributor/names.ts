import { type Dice, makeDice, zipf } from './dice.ts'

/** A maker and how it numbers its parts. */
export interface Maker {
  name: string
  /** two or three letters before its numbers */
  prefix: string
  style: (typeof STYLES)[number]
  series: readonly string[]
}

const SYLLABLES = `al an ar ba be bel bor bra ca cal cor da del dor e el en far fen ga gar gen hal har hel
  in ka kel ken kor la lan lor ma mar mel mon na nel nor o or pa par pel por ra ran rel ro ron sa sel sol
  ta tal tel tor tra u val ver vin vor wel wen win zan zel zor`.split(/\s+/)
const ENDINGS = `air dyne flow flex line tech temp therm ton tron ware way well works`.split(' ')
/** 36 letters and digits, in which a number of a product is short */
const STYLES = ['12-34567-89', 'AB12-ABC34', 'AB123456', '0131M00123', 'AB.12.345'] as const
const MOST_SERIES = 8

/** A word that no language has. */
function madeWord(dice: Dice, syllables: number): string {
  let word = ''
  for (let at = 0; at < syllables; at++) word += dice.pick(SYLLABLES)
  return word
}

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)

/** So many makers, each with another name; the first ones sell most. */
export function makeMakers(count: number, seed: number): Maker[] {
  const dice = makeDice(seed)
  const names = new Set<string>()
  while (names.size < count) names.add(capital(madeWord(dice, 1 + dice.below(2)) + dice.pick(ENDINGS)))
  return [...names].map((name) => ({
    name,
    prefix: name.slice(0, 2 + dice.below(2)).toUpperCase(),
    style: STYLES[dice.below(STYLES.length)] ?? STYLES[0],
    series: Array.from({ length: 1 + dice.below(MOST_SERIES) }, () =>
      [capital(madeWord(dice, 2)), ...(dice.below(2) ? [String(10 + dice.below(90))] : [])].join(' '),
    ),
  }))
}

/** A part number that no other product has; `number` has at most nine digits. */
export function partNumber({ prefix, style }: Maker, number: number): string {
  const digits = String(number).padStart(9, '0')
  const short = number.toString(36).toUpperCase().padStart(6, '0')
  switch (style) {
    case '12-34567-89':
      return `${digits.slice(0, 2)}-${digits.slice(2, 7)}-${digits.slice(7)}`
    case 'AB12-ABC34':
      return `${prefix}${short.slice(0, 2)}-${short.slice(2)}`
    case 'AB123456':
      return `${prefix}${digits}`
    case '0131M00123':
      return `${digits.slice(0, 4)}M${digits.slice(4)}`
    case 'AB.12.345':
      return `${prefix}.${short.slice(0, 3)}.${short.slice(3)}`
  }
}

export type WriteText = (dice: Dice, words: number) => string

/**
 * Writes texts of words as a language has them: the words of real descriptions first, by how often they
 * occur, then made words; each as often as Zipf's law says.
 */
export function makeWriter(texts: readonly string[], vocabulary: number, seed: number): WriteText {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of text.toLowerCase().match(/[a-z]{2,}/g) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word)
  const known = new Set(words)
  const dice = makeDice(seed)
  while (known.size < vocabulary) known.add(madeWord(dice, 2 + dice.below(3)))
  const all = [...known]
  const place = zipf(all.length)
  return (by, count) => {
    let text = ''
    for (let at = 0; at < count; at++) text += (at === 0 ? '' : ' ') + all[place(by)]
    return `${capital(text)}.`
  }
}
