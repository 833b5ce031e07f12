import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Parts of React Router that this project does not use and that its code cannot be shaken out of, by the end
 * of their path: what each exports instead in the browser. Saves 2.7 kB (compressed) of every page.
 */
const UNUSED: Readonly<Record<string, string>> = {
  // All routes come with the first page (`routeDiscovery: 'initial'`): none is looked for later.
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
export const URL_LIMIT = 0
export const getManifestPath = () => ''
export const getPartialManifest = (manifest) => manifest
export const getPatchRoutesOnNavigationFunction = () => undefined
export const getPathsWithAncestors = () => []
export const handleClientVersionMismatch = async () => false
export const isFogOfWarEnabled = () => false
export const useFogOFWarDiscovery = () => {}`,
  // No page hands the router any instrumentation.
  'react-router/dist/production/lib/router/instrumentation.js': `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = (handler) => handler
export const instrumentationResultMetaContext = undefined`,
}

/** Names that a module exports, sorted. */
const exportsOf = (code: string): string =>
  [
    ...code.matchAll(/^export const (\w+)/gm),
    ...(/^export \{ (.+) \};?$/m.exec(code)?.[1] ?? '').matchAll(/(\w+)/g),
  ]
    .map(([, name]) => name)
    .sort()
    .join(' ')

/**
 * Leaves the unused parts of React Router out of the browser's code. An upgrade that changes them ends the
 * build.
 */
export function withoutUnusedRouterParts(): Plugin {
  const replaced = new Set<string>()
  return {
    name: 'without-unused-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const path = id.replaceAll('\\', '/')
      const part = Object.keys(UNUSED).find((end) => path.endsWith(end))
      if (part === undefined) return null
      const code = UNUSED[part] ?? ''
      if (exportsOf(readFileSync(id, 'utf8')) !== exportsOf(code))
        this.error(`React Router's ${part} exports other names than vite.router.ts replaces`)
      replaced.add(part)
      return code
    },
    buildEnd(error) {
      const missing = Object.keys(UNUSED).filter((part) => !replaced.has(part))
      if (!error && missing.length > 0) this.error(`React Router has no ${missing.join(', ')} any more`)
    },
  }
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
export function withSteadyFramework(): Plugin {
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
