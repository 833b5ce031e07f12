import { reactRouter } from '@react-router/dev/vite'
import type { Plugin, UserConfig } from 'vite'
import { withoutUnusedReact } from './vite.react.ts'
import { withoutIdleRouterFunctions, withoutUnusedRouterParts, withSteadyFramework } from './vite.router.ts'

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

/**
 * Vite wraps each lazy import in a helper that preloads stylesheets and imports. There are none to preload
 * (see `appConfig`), so the helper only imports: 0.5 kB (compressed) less on every page.
 */
const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null,
}

/**
 * The build of one application. Its server bundle is `handle.ts` of its folder, which src/server mounts.
 * React and the router are part of it, so that pages are always rendered by their production builds, whatever
 * NODE_ENV says.
 */
export const appConfig = (app: AppName, chunkGroups: ChunkGroup[]): UserConfig => ({
  plugins: [
    withoutPreloadHelper,
    reactRouter(),
    withoutUnusedRouterParts(),
    withoutIdleRouterFunctions(app),
    withSteadyFramework(),
    withoutUnusedReact(),
  ],
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
