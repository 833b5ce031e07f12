/** Checks on finished markup, for the tests of this folder. */

/**
 * The first thing that is not well-formed, or undefined: tags that do not pair, attributes twice or unquoted,
 * bare ampersands.
 */
export function firstFlaw(markup: string): string | undefined {
  const open: string[] = []
  for (const [whole, closing, name = '', attributes = '', empty] of markup.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    const names = [...attributes.matchAll(/([\w:-]+)=/g)].map(([, attribute]) => attribute)
    if (new Set(names).size < names.length) return `attribute twice in ${whole}`
    if (closing && open.pop() !== name) return `unexpected ${whole}`
    if (!closing && !empty) open.push(name)
  }
  if (open.length > 0) return `never closed: ${open.join(', ')}`
  const text = markup
    .replace(/<style>[^<]*<\/style>/g, '')
    .replace(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '')
  return /[<>]|&(?!amp;|lt;|gt;|quot;)/.exec(text)?.[0]
}

export interface Box2 {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Extents of every subpath, in pixels. Ellipses count whole; curves count by their ends, quadratic ones by
 * their middle too.
 */
export function subpathBoxes(markup: string): Box2[] {
  return [...markup.matchAll(/ d="([^"]*)"/g)].flatMap(([, d = '']) => d.split(/(?=M)/).map(boxOf))
}

/** Numbers that a command takes, the end point last. */
const takes: Record<string, number> = { M: 2, L: 2, T: 2, Q: 4, S: 4, C: 6, A: 7, a: 7 }

type Point = readonly [x: number, y: number]
const UNKNOWN: Point = [Number.NaN, Number.NaN]

/** The points that one command visits from `at`, the end point last. */
function visited(letter: string, numbers: readonly number[], [x, y]: Point): readonly Point[] {
  if (letter === 'z') return [[x, y]]
  if (letter === 'h') return [[x + (numbers[0] ?? Number.NaN), y]]
  if (letter === 'v') return [[x, y + (numbers[0] ?? Number.NaN)]]
  if (letter === 'a') return arc(numbers, [x, y])
  if (numbers.length !== takes[letter]) return [UNKNOWN]
  const end: Point = [numbers.at(-2) ?? Number.NaN, numbers.at(-1) ?? Number.NaN]
  if (letter !== 'Q') return [end]
  const [controlX = x, controlY = y] = numbers
  return [[(x + 2 * controlX + end[0]) / 4, (y + 2 * controlY + end[1]) / 4], end]
}

/** A large arc counts with its top and bottom. */
function arc(numbers: readonly number[], [x, y]: Point): readonly Point[] {
  const [, ry = 0, , large, , dx = 0, dy = 0] = numbers
  const end: Point = [x + dx, y + dy]
  return large ? [[x + dx / 2, y - ry], [x + dx / 2, y + ry], end] : [end]
}

function boxOf(subpath: string): Box2 {
  const box: Box2 = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  let at: Point = [0, 0]
  for (const [, letter = '', rest = ''] of subpath.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const points = visited(letter, rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? [], at)
    for (const [px, py] of points) {
      box.left = Math.min(box.left, px)
      box.right = Math.max(box.right, px)
      box.top = Math.min(box.top, py)
      box.bottom = Math.max(box.bottom, py)
    }
    at = points.at(-1) ?? at
  }
  return box
}

/**
 * The extents of the body: across of all that stays within the box's width and `slack`, up of all that stays
 * within its height; pipes and arrows reach out.
 */
export function bodyInside(
  markup: string,
  size: { w: number; h: number },
  slack: { x: number; y: number },
): Box2 {
  const boxes = subpathBoxes(markup)
  const wide = boxes.filter(({ left, right }) => left >= -slack.x && right <= size.w + slack.x)
  const high = boxes.filter(({ top, bottom }) => top >= -slack.y && bottom <= size.h + slack.y)
  return {
    left: Math.min(...wide.map((box) => box.left)),
    right: Math.max(...wide.map((box) => box.right)),
    top: Math.min(...high.map((box) => box.top)),
    bottom: Math.max(...high.map((box) => box.bottom)),
  }
}
