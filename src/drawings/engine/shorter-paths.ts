/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  T: 2,
  Q: 4,
  S: 4,
  C: 6,
  A: 7,
  a: 7,
  h: 1,
  v: 1,
  l: 2,
  m: 2,
  z: 0,
}

/**
 * The same picture in fewer characters: repeated letters, spaces before a sign or a point and absolute addresses go where a
 * shorter form exists. Coordinates are tenths of a pixel and stay exact. Paths with a command it does not know stay as they are.
 */
export const shorterPaths = (svg: string): string =>
  svg.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${shorterPath(path)}"`)

/** One path's data, for example `M21 5L16 10M28 5L23 10` → `M21 5l-5 5m12-5-5 5`. */
export function shorterPath(path: string): string {
  let text = ''
  let letter = ''
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers =
      rest.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map((number) => Math.round(Number(number) * 10)) ?? []
    if (TAKES[command] !== numbers.length) return path
    const [dx, dy] = [(numbers.at(-2) ?? 0) - x, (numbers.at(-1) ?? 0) - y]
    if (command === 'z') {
      text += 'z'
      letter = 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    if (command === 'M' || command === 'L') {
      const absolute = written(command, numbers, letter)
      const relative = text === '' ? absolute : written(command.toLowerCase(), [dx, dy], letter)
      const isShorter = relative.text.length <= absolute.text.length
      text += isShorter ? relative.text : absolute.text
      letter = isShorter ? relative.next : absolute.next
    } else {
      const one = written(command, numbers, letter)
      text += one.text
      letter = one.next
    }
    if (command === 'h') x += numbers[0] ?? 0
    else if (command === 'v') y += numbers[0] ?? 0
    else if (command === command.toUpperCase()) [x, y] = [x + dx, y + dy]
    else [x, y] = [x + (numbers.at(-2) ?? 0), y + (numbers.at(-1) ?? 0)]
    if (command === 'M' || command === 'm') [startX, startY] = [x, y]
  }
  return text
}

/** A command after `letter`, which a reader repeats by itself; after a move it repeats lines. */
function written(command: string, tenths: readonly number[], letter: string): { text: string; next: string } {
  const next = command === 'M' ? 'L' : command === 'm' ? 'l' : command
  let text = command === letter && !'Mm'.includes(command) ? '' : command
  for (const [index, tenth] of tenths.entries()) {
    const number = short(tenth)
    const last = /[\d.]+$/.exec(text)?.[0]
    const needsSpace =
      (index > 0 || text === '') &&
      !number.startsWith('-') &&
      !(number.startsWith('.') && last?.includes('.'))
    text += needsSpace ? ` ${number}` : number
  }
  return { text, next }
}

const short = (tenth: number): string => String(tenth / 10).replace(/^(-?)0\./, '$1.')
