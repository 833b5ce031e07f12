import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * ASVS 5.0.0: how many requirements of levels 1 and 2 each section has. They are the first ones of their
 * section.
 */
const SECTIONS: Record<string, readonly number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}
const RESULTS = ['holds', 'deployment', 'not yet', 'no subject']

const rows = [
  ...readFileSync('docs/asvs.md', 'utf8').matchAll(/^\| (\d[^|]*) \| ([^|]+) \| ([^|]+) \| (.*) \|$/gm),
].map(([, ids = '', , result = '', where = '']) => ({ ids: ids.trim(), result: result.trim(), where }))

/** "1.2.6–8" names three. */
function named(ids: string): string[] {
  const [, section = '', from = '', to = from] = /^(\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(ids) ?? []
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${section}.${Number(from) + at}`)
}

test('the table has every requirement of levels 1 and 2 once', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([chapter, counts]) =>
    counts.flatMap((count, section) =>
      Array.from({ length: count }, (_, at) => `${chapter}.${section + 1}.${at + 1}`),
    ),
  )

  expect(wanted).toHaveLength(253)
  expect(rows.flatMap(({ ids }) => named(ids))).toEqual(wanted)
})

test.each(rows)('$ids: $result', ({ result, where }) => {
  const files = [...where.matchAll(/`((?:src|tests|docs|demo)\/[^`]+|package-lock\.json)`/g)].map(
    ([, path]) => path!,
  )

  expect(RESULTS).toContain(result)
  expect(where.length).toBeGreaterThan(2)
  expect(files.filter((path) => !existsSync(path))).toEqual([])
})
