import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rangesOf = (css: string): Set<number>[] =>
  [...css.matchAll(/unicode-range:([^;]+);/g)].map(
    ([, list = '']) =>
      new Set(
        [...list.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, first = '', last = first]) => {
          const from = Number.parseInt(first, 16)
          return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index)
        }),
      ),
  )

/** Characters that neither typeface has: eighths, arrows, a star, an index. The system's font shows them. */
const SYSTEM = new Set('⅛⅜⅝⅞★₂→')

const css = readFileSync('src/ui/fonts/fonts.css', 'utf8')
const [whole, text = new Set(), ...plate] = rangesOf(css)

test('the small file comes after the whole one, so it wins; both typefaces are cut alike', () => {
  const files = [...css.matchAll(/url\("(.)/g)].map(([, start]) => start)
  expect(files).toEqual(['@', '.', '@', '.'])
  expect(plate).toEqual([whole, text])
})

test('the whole files are not asked for ′ and ″, which Public Sans does not have', () => {
  expect([...'′″'].filter((char) => whole?.has(char.codePointAt(0) ?? 0))).toEqual([])
})

test('the small files have every character of our texts and of the catalog', () => {
  const files = globSync(['src/{features,shop,store,ui}/**/*texts.ts', 'demo/catalogue/data/*.{csv,json}'])
  const missing = files.flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8'))]
      .filter((char) => char > '~' && !SYSTEM.has(char) && !text.has(char.codePointAt(0) ?? 0))
      .map((char) => `${file}: ${char}`),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(missing).toEqual([])
})
