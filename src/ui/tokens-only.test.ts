import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SRC = new URL('../', import.meta.url).pathname
const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|(?=[a-f]*\d)[0-9a-f]{3,4})\b/gi
const FONT_SIZE_IN_PX = /font(?:-size)?:[^;{}]*\d+px[^;{}]*/g
// With such a rule, every element inserted into a page makes the browser restyle everything around it;
// ":where(:not(:first-child))" says the same.
const AFTER_ANY = /\*\s*[+~]\s*\*/g
const DURATION = /\b\d+(?:\.\d+)?m?s\b/g

const styles = globSync(
  ['ui/**/*.css', 'features/*/*/ui/**/*.css', '{shop,store}/**/*.css', 'portal/**/*.css'],
  {
    cwd: SRC,
  },
).filter((file) => file !== 'ui/tokens.css')
const components = globSync(
  ['ui/**/*.tsx', 'features/*/*/ui/**/*.tsx', '{shop,store}/**/*.tsx', 'portal/**/*.tsx'],
  {
    cwd: SRC,
  },
)

/** "file: match" for everything the pattern finds outside comments; zero durations are allowed. */
const finds = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => {
    const text = readFileSync(SRC + file, 'utf8').replace(/\/\*.*?\*\//gs, '')
    return [...text.matchAll(pattern)]
      .filter(([found]) => !/^0m?s$/.test(found))
      .map(([found]) => `${file}: ${found}`)
  })

test('the test finds styles and components to check', () => {
  expect(styles).toContain('ui/button/button.css')
  expect(components).toContain('ui/button/button.tsx')
})

test('no stylesheet or component has a raw color', () => {
  expect(finds([...styles, ...components], HEX)).toEqual([])
})

test('no stylesheet sets a type size in px', () => {
  expect(finds(styles, FONT_SIZE_IN_PX)).toEqual([])
})

test('no stylesheet has a raw duration', () => {
  expect(finds(styles, DURATION)).toEqual([])
})

// The store's pages link their sheets (src/store/sheets): a sheet that code imports would never be loaded.
test('no code of the store imports a stylesheet', () => {
  const ofStore = components.filter((file) => !file.startsWith('portal/'))
  expect(finds(ofStore, /^import '[^']*\.css'/gm)).toEqual([])
})

test('no selector applies to any element after any other', () => {
  expect(finds(styles, AFTER_ANY)).toEqual([])
})
