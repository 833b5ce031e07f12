import { describe, expect, test } from 'vitest'
import { drawingTypes } from '../figure/registry.ts'
import { drawCard, drawSheet } from '../test-drawings.ts'
import { shorterPath, shorterPaths } from './shorter-paths.ts'

const TAKES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  t: 2,
  q: 4,
  s: 4,
  c: 6,
  a: 7,
  h: 1,
  v: 1,
  z: 0,
}

/** A path's commands with the numbers of one each; a repeated move is a line, as the SVG grammar says. */
function commandsOf(path: string): { letter: string; numbers: number[] }[] {
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, first = '', rest = '']) => {
    const all = (rest.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map((number) =>
      Math.round(Number(number) * 10),
    )
    const size = TAKES[first.toLowerCase()] ?? Number.NaN
    if (size > 0 && (all.length === 0 || all.length % size !== 0))
      throw new Error(`${first} with ${all.length} numbers in ${path}`)
    return Array.from({ length: Math.max(1, all.length / (size || 1)) }, (_, at) => ({
      letter: at > 0 && first === 'M' ? 'L' : at > 0 && first === 'm' ? 'l' : first,
      numbers: all.slice(at * size, (at + 1) * size),
    }))
  })
}

type Point = readonly [x: number, y: number]

/** Numbers of a command in absolute tenths; radii and flags of an arc stay as they are. */
function absolute(kind: string, numbers: readonly number[], [x, y]: Point): number[] {
  if (kind === 'h') return [numbers[0]! + x]
  if (kind === 'v') return [numbers[0]! + y]
  const fixed = kind === 'a' ? 5 : 0
  return numbers.map((value, index) => {
    if (index < fixed) return value
    return value + ((index - fixed) % 2 === 0 ? x : y)
  })
}

/** Every point of a path in absolute tenths of a pixel. */
function pointsOf(path: string): string[] {
  let at: Point = [0, 0]
  let start: Point = at
  return commandsOf(path).map(({ letter, numbers }) => {
    const kind = letter.toLowerCase()
    const all = absolute(kind, numbers, letter === kind ? at : [0, 0])
    if (kind === 'z') at = start
    else if (kind === 'h') at = [all[0]!, at[1]]
    else if (kind === 'v') at = [at[0], all[0]!]
    else at = [all.at(-2)!, all.at(-1)!]
    if (kind === 'm') start = at
    return `${kind === 'z' ? at : `${kind} ${all} ${at}`}`
  })
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
