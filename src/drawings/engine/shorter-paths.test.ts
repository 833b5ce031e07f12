import { describe, expect, test } from 'vitest'
import { drawingTypes } from '../figure/registry.ts'
import { drawCard, drawSheet } from '../test-drawings.ts'
import { shorterPath, shorterPaths } from './shorter-paths.ts'

/** Every point of a path in absolute tenths of a pixel, read the way the SVG grammar says. */
function pointsOf(path: string): string[] {
  const takes: Record<string, number> = { m: 2, l: 2, t: 2, q: 4, s: 4, c: 6, a: 7, h: 1, v: 1, z: 0 }
  const points: string[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, first = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    let letter = first
    const numbers = (rest.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map((number) =>
      Math.round(Number(number) * 10),
    )
    const size = takes[letter.toLowerCase()] ?? Number.NaN
    if (size > 0 && (numbers.length === 0 || numbers.length % size !== 0))
      throw new Error(`${letter} with ${numbers.length} numbers in ${path}`)
    for (let at = 0; at < Math.max(1, numbers.length / (size || 1)); at++) {
      const own = numbers.slice(at * size, (at + 1) * size)
      const relative = letter === letter.toLowerCase()
      const kind = letter.toLowerCase()
      if (kind === 'z') [x, y] = [startX, startY]
      else if (kind === 'h') x = (relative ? x : 0) + own[0]!
      else if (kind === 'v') y = (relative ? y : 0) + own[0]!
      else {
        const pairs = kind === 'a' ? own.slice(5) : own
        const absolute = pairs.map((value, index) => value + (relative ? [x, y][index % 2]! : 0))
        points.push(`${kind}${kind === 'a' ? own.slice(0, 5) : ''}${absolute}`)
        ;[x, y] = [absolute.at(-2)!, absolute.at(-1)!]
      }
      if (kind === 'm') [startX, startY] = [x, y]
      points.push(`${x} ${y}`)
      if (letter === 'M') letter = 'L'
      if (letter === 'm') letter = 'l'
    }
  }
  return points
}

const pathsOf = (svg: string): string[] => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path)

describe('paths in fewer characters', () => {
  test.each([
    ['M21 5L16 10M28 5L23 10', 'M21 5l-5 5m12-5-5 5'],
    ['M.5 1h3v-2h-3z', 'M.5 1h3v-2h-3z'],
    ['M1 1h2a.9 .9 0 0 1 .9 -.9z', 'M1 1h2a.9.9 0 0 1 .9-.9z'],
    ['M1 1X9', 'M1 1X9'],
  ])('%s → %s', (long, short) => {
    expect(shorterPath(long)).toBe(short)
  })

  test.each(drawingTypes)('%s keeps every point and gets no longer', (type) => {
    for (const { svg } of [
      drawCard(type, null, { brand: 'Northvale' }),
      drawSheet(type, null, {}, { withDoor: true }),
    ]) {
      const short = shorterPaths(svg)

      expect(short.length).toBeLessThanOrEqual(svg.length)
      expect(pathsOf(short).map(pointsOf)).toEqual(pathsOf(svg).map(pointsOf))
    }
  })
})
