import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { SEED_ATTRIBUTES } from '#features/catalog/catalog/rules/vocabulary/seed-attributes.ts'
import { SEED_TYPES } from '#features/catalog/catalog/rules/vocabulary/seed-types.ts'
import { texts } from '#portal/texts.ts'

const ROOT = join(import.meta.dirname, '../../..')
/**
 * Brotli: the portal's first page, the store's home, a list, a product, a page of a tool. A product's page
 * may have 1 kB more than a list since the merchant's zone, language and warehouses are data (2026-11-28:
 * 0.7 kB). The three of the shop may have 0.2 kB more since goods in a cart carry the traits of their type
 * (2026-11-29: 0.1 kB; the names of the files move the sum by 0.06 kB from build to build).
 */
const MOST_BYTES = { portal: 125_000, home: 132_200, list: 128_200, product: 129_200, tool: 160_000 }
/** Brotli: what the chat’s button and the teaser add to a page of the shop before a shopper uses them. */
const MOST_CHAT_AND_TEASER = 4_096

const assets = (face: 'store' | 'portal') => join(ROOT, 'build', face, 'client/assets')

const scriptsOf = (face: 'store' | 'portal'): string[] =>
  readdirSync(assets(face)).filter((name) => name.endsWith('.js'))

const holding = (face: 'store' | 'portal', text: string): string[] =>
  scriptsOf(face).filter((name) => readFileSync(join(assets(face), name), 'utf8').includes(text))

/** Whether the server's own code has a text: the control of those that no script has. */
function inServer(text: string): boolean {
  const chunks = join(ROOT, 'build/server/chunks')
  return readdirSync(chunks).some((name) => readFileSync(join(chunks, name), 'utf8').includes(text))
}

interface Chunk {
  module: string
  imports?: string[]
}

/** The scripts that a page names: those of its routes and all that they import. */
function scriptsOfPage(face: 'store' | 'portal', ids: readonly string[]): Set<string> {
  const name = scriptsOf(face).find((file) => file.startsWith('manifest-'))!
  const text = readFileSync(join(assets(face), name), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    entry: Chunk
    routes: Record<string, Chunk>
  }
  const routes = ['root', ...ids].map((id) => manifest.routes[id]!)
  return new Set(
    [manifest.entry, ...routes].flatMap(({ module, imports = [] }) =>
      [module, ...imports].map((path) => basename(path)),
    ),
  )
}

/** These scripts and all that they import at once. */
function withImports(face: 'store' | 'portal', names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...names]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    const code = readFileSync(join(assets(face), name), 'utf8')
    waiting.push(
      ...[...code.matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, file]) => file!),
    )
  }
  return found
}

const brotliBytes = (face: 'store' | 'portal', names: Iterable<string>): number =>
  [...names]
    .map((name) => statSync(join(assets(face), `${name}.br`)).size)
    .reduce((sum, each) => sum + each, 0)

const scriptBytes = (face: 'store' | 'portal', ids: readonly string[]): number =>
  brotliBytes(face, scriptsOfPage(face, ids))

test('the scripts of the portal’s first page have at most 125 kB in Brotli', () => {
  expect(scriptBytes('portal', ['routes/frame/partner-frame', 'routes/home/home'])).toBeLessThanOrEqual(
    MOST_BYTES.portal,
  )
})

test.each([
  ['home', 'routes/home/home', MOST_BYTES.home],
  ['list', 'routes/browse/category', MOST_BYTES.list],
  ['product', 'routes/product/product', MOST_BYTES.product],
  ['sizing estimator', 'routes/tools/sizing-estimator', MOST_BYTES.tool],
  ['system selector', 'routes/tools/system-selector', MOST_BYTES.tool],
])('the scripts of the store’s page “%s” are within their budget', (_, route, most) => {
  const bytes = scriptBytes('store', ['routes/frame/full-layout', 'routes/frame/page-errors', route])
  expect(bytes).toBeGreaterThan(90_000)
  expect(bytes).toBeLessThanOrEqual(most)
})

test('[L-CHAT] [L-EXPERT] chat and teaser add at most 4 kB of scripts before they are used', () => {
  const named = (start: string) => scriptsOf('store').find((name) => name.startsWith(start))!
  const page = withImports('store', [
    ...scriptsOfPage('store', ['routes/frame/full-layout', 'routes/frame/page-errors', 'routes/home/home']),
    named('visit-'),
  ])
  const own = (...starts: string[]) =>
    [...withImports('store', starts.map(named))].filter((name) => !page.has(name))

  const before = brotliBytes('store', own('chat-layer-', 'expert-layer-'))
  expect(before).toBeGreaterThan(1_000)
  expect(before).toBeLessThanOrEqual(MOST_CHAT_AND_TEASER)
  // control: with the window of the chat, which is loaded when a shopper opens it, it is more
  expect(brotliBytes('store', own('chat-part-'))).toBeGreaterThan(MOST_CHAT_AND_TEASER)
})

test('the schema library is no part of what every page loads; control: the opened cart has it', () => {
  const schemas = holding('store', 'Invalid input: expected')
  const loaded = scriptsOfPage('store', [
    ...['routes/frame/full-layout', 'routes/frame/page-errors'],
    ...['routes/home/home', 'routes/browse/category', 'routes/product/product'],
  ])
  expect(schemas.filter((name) => loaded.has(name))).toEqual([])
  expect(schemas).not.toEqual([])
})

test('no script of the store has a text of the portal; control: the portal’s scripts have them', () => {
  for (const text of [texts.frame.paletteTitle, texts.frame.shortcutsOn, texts.home.waits]) {
    expect(holding('store', text)).toEqual([])
    expect(holding('portal', text)).not.toEqual([])
  }
})

test('[30] no script has the help of an attribute; control: the server has it', () => {
  // The bundler escapes signs such as "°": the first words have none.
  const helps = SEED_ATTRIBUTES.slice(0, 5).map(({ help }) => help.slice(0, 25))
  for (const face of ['store', 'portal'] as const)
    for (const text of helps) expect(holding(face, text)).toEqual([])
  expect(inServer(helps[1]!)).toBe(true)
})

test('[30] no script has the types of the release; control: the server has them', () => {
  // Names of three words and more: but for one, which a page about shipping says, no text has them.
  const words = SEED_TYPES.map(({ plural }) => plural).filter(
    (each) => each.split(' ').length > 2 && each !== 'Portable air conditioners',
  )
  expect(words.length).toBeGreaterThan(5)
  for (const face of ['store', 'portal'] as const)
    for (const text of words) expect([text, holding(face, text)]).toEqual([text, []])
  expect(inServer(words[0]!)).toBe(true)
})

test('the library of charts is loaded with the figures alone; control: their page has it', () => {
  const charts = holding('portal', 'visx-axis')
  const frame = scriptsOfPage('portal', ['routes/frame/partner-frame', 'routes/today/today'])
  expect(charts.filter((name) => frame.has(name))).toEqual([])
  const figures = scriptsOfPage('portal', ['routes/frame/partner-frame', 'routes/figures/figures'])
  expect(charts.filter((name) => figures.has(name))).not.toEqual([])
  expect(holding('store', 'visx-axis')).toEqual([])
})
