/**
 * How a model number differs from what a person read on a worn plate and typed. Numbers are compared as
 * letters and digits in lower case.
 */

/** What looks alike on a plate, each with the digit that stands for both. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  o: '0',
  q: '0',
  i: '1',
  l: '1',
  z: '2',
  s: '5',
  g: '6',
  b: '8',
}

/** A number in which letters that look like a digit are that digit: "htg5ot" → "ht650t". */
export const foldCode = (code: string): string => code.replace(/[oqilzsgb]/g, (letter) => LOOKS_LIKE[letter]!)

/** Pairs that a tired eye mixes up, beside those above. */
const ALIKE = '0d 0c 38 68 56 36 17 uv vw mn wm ef pr hn 4a 9g 94 vy kx cg t1 j1 d8 35 89'
const KEYBOARD = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

const CONFUSED: ReadonlySet<string> = new Set(
  [...ALIKE.split(' '), ...neighborKeys()].flatMap(([a = '', b = '']) => [
    foldCode(a) + foldCode(b),
    foldCode(b) + foldCode(a),
  ]),
)

/** Pairs of keys that lie beside or below each other. */
function neighborKeys(): string[] {
  return KEYBOARD.flatMap((row, at) =>
    [...row].flatMap((key, column) => {
      const below = KEYBOARD[at + 1] ?? ''
      return [row[column + 1], below[column - 1], below[column]].flatMap((other) =>
        other === undefined ? [] : [key + other],
      )
    }),
  )
}

/** How likely slips are: a smaller number is likelier. */
const SAME = 0
const LIKELY = 1
const FORGOTTEN = 1.5
const ODD = 2

/**
 * The slip by which a typed number became another one: one sign that is confused, swapped with its neighbor,
 * missing, too many or wrong. Both numbers are folded. A smaller number is likelier; undefined for more
 * slips.
 */
export function slipBetween(typed: string, meant: string): number | undefined {
  if (Math.abs(typed.length - meant.length) > 1) return undefined
  const shorter = Math.min(typed.length, meant.length)
  const from = sameAtStart(typed, meant)
  const differing = Math.max(0, shorter - from - sameAtEnd(typed, meant))
  if (typed.length < meant.length) return differing === 0 ? FORGOTTEN : undefined
  if (typed.length > meant.length) return differing === 0 ? slipOfExtra(typed, from) : undefined
  if (differing <= 1) return differing === 0 ? SAME : slipOfPair(typed[from]!, meant[from]!)
  const isSwapped = differing === 2 && typed[from] === meant[from + 1] && typed[from + 1] === meant[from]
  return isSwapped ? LIKELY : undefined
}

function sameAtStart(a: string, b: string): number {
  let count = 0
  while (count < a.length && a[count] === b[count]) count++
  return count
}

function sameAtEnd(a: string, b: string): number {
  let count = 0
  while (count < a.length && count < b.length && a[a.length - 1 - count] === b[b.length - 1 - count]) count++
  return count
}

const slipOfPair = (typed: string, meant: string): number => (CONFUSED.has(typed + meant) ? LIKELY : ODD)

/** A sign too many is mostly the one before it again, or the key beside it. */
function slipOfExtra(typed: string, at: number): number {
  const extra = typed[at]!
  const beside = [typed[at - 1], typed[at + 1]]
  if (beside.includes(extra)) return LIKELY
  return beside.some((each) => CONFUSED.has(extra + each)) ? FORGOTTEN : ODD
}

/** Shorter numbers are near too many others. */
export const SHORTEST_CODE = 4
const LONGEST = 60

/** True for a word of letters and digits as a model number is. */
export const looksLikeCode = (word: string): boolean =>
  word.length >= SHORTEST_CODE && word.length <= LONGEST && /\d/.test(word) && /[a-z]/.test(word)
