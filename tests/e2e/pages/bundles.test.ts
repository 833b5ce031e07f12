import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { texts } from '#portal/texts.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** Brotli: the portal's first page, a page of the shop, a page of a tool. */
const MOST_BYTES = { portal: 220_000, shopping: 125_000, tool: 150_000 }

const assets = (face: 'store' | 'portal') => join(ROOT, 'build', face, 'client/assets')

const scriptsOf = (face: 'store' | 'portal'): string[] =>
  readdirSync(assets(face)).filter((name) => name.endsWith('.js'))

const holding = (face: 'store' | 'portal', text: string): string[] =>
  scriptsOf(face).filter((name) => readFileSync(join(assets(face), name), 'utf8').includes(text))

interface Chunk {
  module: string
  imports?: string[]
}

/** Bytes in Brotli of the scripts that a page names: those of its routes and all that they import. */
function scriptBytes(face: 'store' | 'portal', ids: readonly string[]): number {
  const name = scriptsOf(face).find((file) => file.startsWith('manifest-'))!
  const text = readFileSync(join(assets(face), name), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    entry: Chunk
    routes: Record<string, Chunk>
  }
  const routes = ['root', ...ids].map((id) => manifest.routes[id]!)
  const chunks = [manifest.entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports])
  return [...new Set(chunks)]
    .map((path) => statSync(join(ROOT, 'build', face, 'client', `${path}.br`)).size)
    .reduce((sum, each) => sum + each, 0)
}

test('the scripts of the portal’s first page have at most 220 kB in Brotli', () => {
  expect(scriptBytes('portal', ['routes/frame/partner-frame', 'routes/home/home'])).toBeLessThanOrEqual(
    MOST_BYTES.portal,
  )
})

test.each([
  ['home', 'routes/home/home', MOST_BYTES.shopping],
  ['list', 'routes/browse/category', MOST_BYTES.shopping],
  ['product', 'routes/product/product', MOST_BYTES.shopping],
  ['sizing estimator', 'routes/tools/sizing-estimator', MOST_BYTES.tool],
  ['system selector', 'routes/tools/system-selector', MOST_BYTES.tool],
])('the scripts of the store’s page “%s” are within their budget', (_, route, most) => {
  const bytes = scriptBytes('store', ['routes/frame/full-layout', 'routes/frame/page-errors', route])
  expect(bytes).toBeGreaterThan(90_000)
  expect(bytes).toBeLessThanOrEqual(most)
})

test('the schema library is no part of what every page loads; control: the opened cart has it', () => {
  const schemas = holding('store', 'Invalid input: expected')
  expect(schemas.filter((name) => /^(shop|vendor|list)-/.test(name))).toEqual([])
  expect(schemas).not.toEqual([])
})

test('no script of the store has a text of the portal; control: the portal’s scripts have them', () => {
  for (const text of [texts.frame.paletteTitle, texts.frame.shortcutsOn, texts.home.waits]) {
    expect(holding('store', text)).toEqual([])
    expect(holding('portal', text)).not.toEqual([])
  }
})
