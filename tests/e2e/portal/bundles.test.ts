import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { texts } from '#portal/texts.ts'

const ROOT = join(import.meta.dirname, '../../..')
const MOST_BYTES = 220_000

const assets = (face: 'store' | 'portal') => join(ROOT, 'build', face, 'client/assets')

const scriptsOf = (face: 'store' | 'portal'): string[] =>
  readdirSync(assets(face)).filter((name) => name.endsWith('.js'))

const holding = (face: 'store' | 'portal', text: string): string[] =>
  scriptsOf(face).filter((name) => readFileSync(join(assets(face), name), 'utf8').includes(text))

interface Chunk {
  module: string
  imports?: string[]
}

test('the scripts of the portal’s first page have at most 220 kB in Brotli', () => {
  const name = scriptsOf('portal').find((file) => file.startsWith('manifest-'))!
  const text = readFileSync(join(assets('portal'), name), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    entry: Chunk
    routes: Record<string, Chunk>
  }
  const routes = ['root', 'routes/frame/partner-frame', 'routes/home/home'].map((id) => manifest.routes[id]!)
  const chunks = [manifest.entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports])
  const bytes = [...new Set(chunks)].map(
    (path) => statSync(join(ROOT, 'build/portal/client', `${path}.br`)).size,
  )
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MOST_BYTES)
})

test('no script of the store has a text of the portal; control: the portal’s scripts have them', () => {
  for (const text of [texts.frame.paletteTitle, texts.frame.shortcutsOn, texts.home.waits]) {
    expect(holding('store', text)).toEqual([])
    expect(holding('portal', text)).not.toEqual([])
  }
})
