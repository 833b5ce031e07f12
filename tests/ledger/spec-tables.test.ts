import { globSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import { redirects as productRedirects } from '#store/paths.ts'
import productRoutes from '#store/routes.ts'
import { endpoints } from '#tests/fixtures/http/endpoints.ts'
import {
  browserStorage,
  calls,
  isBuilt,
  ownRoutes,
  redirects,
  requirements,
  routes,
  texts,
} from './spec-table.ts'

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap((entry) => [
    ...(entry.index ? ['/'] : []),
    ...(entry.path === undefined ? [] : [entry.path]),
    ...pathsOf(entry.children ?? []),
  ])

const TEST_FILES = ['src', 'demo', 'tests'].map((folder) => `${folder}/**/*.test.{ts,tsx}`)

/** Ids in square brackets, as titles of tests carry them: [S-CART-03] or [R-LIST, V-SEARCH]. */
function idsInTests(): Set<string> {
  const ids = new Set<string>()
  for (const file of globSync(TEST_FILES)) {
    for (const [, list = ''] of readFileSync(file, 'utf8').matchAll(
      /\[([A-Z][A-Z0-9-]+(?:[ ,]+[A-Z][A-Z0-9-]+)*)\]/g,
    ))
      for (const id of list.split(/[ ,]+/)) ids.add(id)
  }
  // A title never has the id "A-Z…": that is a pattern in the code of a test.
  return new Set([...ids].filter((id) => /^[RLESVACXK]-/.test(id) && !id.startsWith('A-Z')))
}

describe('requirements', () => {
  const named = idsInTests()
  const known = new Set(requirements.map(({ id }) => id))

  test('a row that is built is named by the title of a test', () => {
    expect(requirements.filter((row) => isBuilt(row) && !named.has(row.id)).map(({ id }) => id)).toEqual([])
  })

  test('a row that a test names does not wait', () => {
    expect(requirements.filter((row) => !isBuilt(row) && named.has(row.id)).map(({ id }) => id)).toEqual([])
  })

  test('every id in a title is the id of a row', () => {
    expect([...named].filter((id) => !known.has(id))).toEqual([])
  })

  test('ids are given once, and the other tables name rows that exist', () => {
    const used = [...routes, ...redirects, ...calls, ...texts].map(({ id }) => id)

    expect(known.size).toBe(requirements.length)
    expect(used.filter((id) => !known.has(id))).toEqual([])
  })

  test.each(['R', 'C'])('every row %s-… of the requirements stands in a table of addresses', (kind) => {
    const listed = new Set([...routes, ...redirects, ...calls].map(({ id }) => id))
    /** Rows about behavior: no address of their own. */
    const behavior = [
      'R-TAXLINK',
      'R-SCROLL',
      'C-VERSION',
      'C-AMZ-SVC',
      'C-AUTHZ',
      'C-CONTENT',
      'C-CAPTCHA',
      'C-CACHE',
      'C-ANALYTICS',
    ]
    const rows = requirements.filter(({ id }) => id.startsWith(`${kind}-`) && !behavior.includes(id))

    expect(rows.filter(({ id }) => !listed.has(id)).map(({ id }) => id)).toEqual([])
  })
})

describe('routes (section 2 of the specification)', () => {
  const ours = pathsOf(productRoutes)

  test.each(routes)('[$id] $address: $status', (row) => {
    expect(ours.includes(row.route)).toBe(isBuilt(row))
  })

  test('every route of the store has a row or a reason', () => {
    const named = new Set([...routes, ...ownRoutes].map(({ route }) => route))

    expect(ours.filter((path) => !named.has(path))).toEqual([])
    expect(ownRoutes.filter(({ route }) => !ours.includes(route))).toEqual([])
  })

  test('the redirects of the store are those of the specification', () => {
    expect(productRedirects).toEqual(Object.fromEntries(redirects.map(({ from, to }) => [from, to])))
  })
})

describe('calls (section 7 of the specification)', () => {
  const ours = endpoints.map(({ method, path }) => `${method} ${path}`)

  test.each(calls)('[$id] $call: $status', (row) => {
    expect(ours.includes(row.call)).toBe(isBuilt(row))
  })
})

/** The product's source without tests and without the gallery, which shows components with made-up texts. */
const source = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/ui/gallery/'))
  // A long text is written in several pieces.
  .map((file) => readFileSync(file, 'utf8').replace(/(['"])\s*\+\s*\1/g, ''))

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Shorter texts are words that also stand in other sentences: they must be a string or an element of their
 * own.
 */
const SENTENCE_LENGTH = 25

describe('texts that the specification gives word for word', () => {
  const shown = (text: string): boolean => {
    const whole = new RegExp(`['"\`>]\\s*${escaped(text)}\\s*['"\`<]`)
    return source.some((code) => whole.test(code) || (text.length >= SENTENCE_LENGTH && code.includes(text)))
  }

  test.each(texts)('[$id] "$text": $status', (row) => {
    expect(shown(row.text)).toBe(isBuilt(row))
  })
})

describe('cookies and storage of the browser', () => {
  const used = new Set(
    source.flatMap((code) => [...code.matchAll(/['"`](alpine\.\w+)\b/g)].map(([, name]) => name)),
  )

  test.each(browserStorage)('$kind $name: $status', (row) => {
    expect(used.has(row.name)).toBe(isBuilt(row))
  })

  test('every name that the product uses has a row', () => {
    const named = new Set(browserStorage.map(({ name }) => name))

    expect([...used].filter((name) => !named.has(name ?? ''))).toEqual([])
  })
})
