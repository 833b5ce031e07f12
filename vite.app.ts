import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import type { Plugin, UserConfig } from 'vite'

/**
 * The two applications: the store, and the portal of the partners. Each is built from its own folder into its
 * own bundle.
 */
export type AppName = 'store' | 'portal'

/** Which application is built now: `APP=portal react-router build`; the store when nothing is said. */
export const appName: AppName = process.env.APP === 'portal' ? 'portal' : 'store'

/** Modules that share a file; `priority` decides where two groups want the same module. */
export interface ChunkGroup {
  name: string
  test: (id: string) => boolean
  priority: number
  minShareCount?: number
}

const HYDRATED_ROUTER = 'react-router/dist/production/lib/dom-export/hydrated-router.js'
/** What `withSteadyFramework` replaces, in the order of the file. */
const STEADY: readonly [was: string, is: string][] = [
  ['FrameworkContext.Provider, { value: {', 'FrameworkContext.Provider, { value: React$1.useMemo(() => ({'],
  [
    'routeDiscovery: ssrInfo.context.routeDiscovery\n\t} }',
    'routeDiscovery: ssrInfo.context.routeDiscovery\n\t}), [criticalCss]) }',
  ],
]

/**
 * React Router makes a new value of its context at each change of the address, outside a transition. React
 * then throws away the HTML of every part that still waits for its code (`hydrate-later.tsx`): the filters,
 * the search and the footer were empty until their code had come, and each link was rendered again. With one
 * value they stay. An upgrade that changes the code ends the build.
 */
function withSteadyFramework(): Plugin {
  return {
    name: 'with-steady-framework',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!id.replaceAll('\\', '/').endsWith(HYDRATED_ROUTER)) return null
      let code = readFileSync(id, 'utf8')
      for (const [was, is] of STEADY) {
        if (!code.includes(was)) this.error('React Router makes the value of its context in another way')
        code = code.replace(was, is)
      }
      return code
    },
  }
}

/**
 * The build of one application. Its server bundle is `handle.ts` of its folder, which src/server mounts.
 * React and the router are part of it, so that pages are always rendered by their production builds, whatever
 * NODE_ENV says.
 */
export const appConfig = (app: AppName, chunkGroups: ChunkGroup[]): UserConfig => ({
  plugins: [reactRouter(), withSteadyFramework()],
  // The store's pages link their styles (src/store/sheets), and no code imports any. What the portal imports
  // becomes one sheet: in pieces, a piece that a lazy part shares with a page would be applied twice. A lazy
  // part needs little more than the page already has, so its imports are not preloaded: the helper and the
  // lists of files would cost every page more.
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    cssCodeSplit: app === 'store',
    modulePreload: false,
  },
  environments: {
    client: {
      build: { rollupOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: ['react', 'react-dom', 'react-router', 'zustand'] },
      build: { target: 'node24', rollupOptions: { input: `./src/${app}/handle.ts` } },
    },
  },
})
