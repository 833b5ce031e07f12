import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { appName } from './react-router.config.ts'

const HYDRATED_ROUTER = 'react-router/dist/production/lib/dom-export/hydrated-router.js'
/** Where React Router passes on its context, and the value that it makes there. */
const CONTEXT_VALUE = /(FrameworkContext\.Provider, \{ value: )(\{[^{}]*\})/

/**
 * React Router makes a new value of its context at each change of the address, outside a transition. React
 * then throws away the HTML of every part that still waits for its code (`hydrate-later.tsx`): the filters,
 * the search and the footer were empty until their code had come, and each link was rendered again. With one
 * value, as long as all its parts are the same, they stay. An upgrade that changes the code ends the build.
 */
function withSteadyFramework(): Plugin {
  return {
    name: 'with-steady-framework',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!id.replaceAll('\\', '/').endsWith(HYDRATED_ROUTER)) return null
      const code = readFileSync(id, 'utf8')
      if (!CONTEXT_VALUE.test(code)) this.error('React Router makes the value of its context in another way')
      const steady = '((value) => React$1.useMemo(() => value, Object.values(value)))'
      return code.replace(CONTEXT_VALUE, (_, before: string, value: string) => `${before}${steady}(${value})`)
    },
  }
}

/** What a page of every kind loads. */
const EVERY_PAGE = {
  store: ['entry.client.tsx', 'root.tsx', 'routes/frame/full-layout.tsx', 'routes/frame/page-errors.tsx'],
  portal: ['entry.client.tsx', 'root.tsx', 'routes/frame/partner-frame.tsx'],
}[appName]

/** The two kinds of page that shoppers open most. */
const GOODS = { store: ['routes/browse/category.tsx', 'routes/product/product.tsx'], portal: [] }[appName]

/**
 * The modules that one of these files imports, directly or through others; not the files themselves, of which
 * one starts the page.
 */
function importedBy(files: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>()
  const waiting = files.map((file) => resolve('src', appName, file))
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue
      found.add(imported)
      waiting.push(imported)
    }
  return found
}

/**
 * Three files instead of a hundred small ones: the libraries of every page, our own code of every page, and
 * what a list and a product's page share. Everything else lies where the bundler puts it, by the routes that
 * load it.
 */
function sharedFiles(): Rolldown.CodeSplittingGroup[] {
  let everyPage: Set<string> | undefined
  let goods: readonly Set<string>[] = []
  const nameOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
    if (!everyPage) {
      everyPage = importedBy(EVERY_PAGE, context)
      goods = GOODS.map((file) => importedBy([file], context))
    }
    if (everyPage.has(id)) return id.includes('node_modules') ? 'vendor' : 'frame'
    return goods.length > 0 && goods.every((page) => page.has(id)) ? 'goods' : null
  }
  const only = (wanted: string) => (id: string, context: Rolldown.ChunkingContext) =>
    nameOf(id, context) === wanted ? wanted : null
  return [
    // A release seldom changes the libraries, and browsers keep a file that did not change.
    { name: only('vendor'), priority: 2 },
    { name: only('frame'), priority: 1 },
    { name: only('goods') },
  ]
}

/**
 * The build of one application. Its server bundle is `handle.ts` of its folder, which src/server mounts.
 * React and the router are part of it, so that pages are always rendered by their production builds, whatever
 * NODE_ENV says.
 */
export default defineConfig({
  plugins: [reactRouter(), withSteadyFramework()],
  // The store's pages link their styles (src/store/sheets), and no code imports any. What the portal imports
  // becomes one sheet: in pieces, a piece that a lazy part shares with a page would be applied twice. A lazy
  // part needs little more than the page already has, so its imports are not preloaded: the helper and the
  // lists of files would cost every page more.
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    cssCodeSplit: appName === 'store',
    modulePreload: false,
  },
  environments: {
    client: {
      build: { rollupOptions: { output: { codeSplitting: { groups: sharedFiles() } } } },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: ['react', 'react-dom', 'react-router', 'zustand', /^@visx\//] },
      build: { target: 'node24', rollupOptions: { input: `./src/${appName}/handle.ts` } },
    },
  },
})
