/** The number of arguments of each command. */
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
 * The same picture in fewer characters: leaves out repeated letters and needless spaces, and writes points
 * relative to the one before where that is shorter. Coordinates are tenths of a pixel and stay exact. A path
 * with an unknown command stays as it is.
 */
export const shorterPaths = (svg: string): string =>
  svg.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${shorterPath(path)}"`)

type Point = readonly [x: number, y: number]

/** The current point of a path's reader. */
interface Reader {
  /** what the path says so far */
  text: string
  /** the command that the reader repeats by itself */
  letter: string
  at: Point
  start: Point
}

/** One path's data, for example `M21 5L16 10M28 5L23 10` → `M21 5l-5 5m12-5-5 5`. */
export function shorterPath(path: string): string {
  let reader: Reader = { text: '', letter: '', at: [0, 0], start: [0, 0] }
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers =
      rest.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map((number) => Math.round(Number(number) * 10)) ?? []
    if (TAKES[command] !== numbers.length) return path
    reader = next(reader, command, numbers)
  }
  return reader.text
}

function next(reader: Reader, command: string, tenths: readonly number[]): Reader {
  if (command === 'z') return { ...reader, text: `${reader.text}z`, letter: 'z', at: reader.start }
  const { text, letter } = shortest(reader, command, tenths)
  const at = moved(reader.at, command, tenths)
  const isMove = command === 'M' || command === 'm'
  return { text: reader.text + text, letter, at, start: isMove ? at : reader.start }
}

/** The command as it stands, or relative to the reader's point where that takes no more characters. */
function shortest(reader: Reader, command: string, tenths: readonly number[]): PathCommand {
  const absolute = written(command, tenths, reader.letter)
  if (reader.text === '' || (command !== 'M' && command !== 'L')) return absolute
  const [x, y] = reader.at
  const relative = written(
    command.toLowerCase(),
    [(tenths.at(-2) ?? 0) - x, (tenths.at(-1) ?? 0) - y],
    reader.letter,
  )
  return relative.text.length <= absolute.text.length ? relative : absolute
}

/** The reader's point after a command. */
function moved([x, y]: Point, command: string, tenths: readonly number[]): Point {
  if (command === 'h') return [x + (tenths[0] ?? 0), y]
  if (command === 'v') return [x, y + (tenths[0] ?? 0)]
  const [endX, endY] = [tenths.at(-2) ?? 0, tenths.at(-1) ?? 0]
  return command === command.toUpperCase() ? [endX, endY] : [x + endX, y + endY]
}

interface PathCommand {
  text: string
  letter: string
}

/** A command after `letter`, which the reader repeats by itself. After a move the reader repeats lines. */
function written(command: string, tenths: readonly number[], letter: string): PathCommand {
  const repeated = command === 'M' ? 'L' : command === 'm' ? 'l' : command
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
  return { text, letter: repeated }
}

const short = (tenth: number): string => String(tenth / 10).replace(/^(-?)0\./, '$1.')
