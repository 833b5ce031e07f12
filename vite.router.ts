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

/** Functions that never run, because no page calls what needs them: the body that each gets instead. */
export type Bodies = Readonly<Record<string, string>>

const ROUTER = 'react-router/dist/production/lib/router/router.js'
const COMPONENTS = 'react-router/dist/production/lib/dom/ssr/components.js'

/** No page uses a fetcher. */
const FETCHERS: Bodies = {
  abortFetcher: '',
  abortStaleFetchLoads: 'return false',
  callLoadersAndMaybeResolveData: `
const loaderResults = await callDataStrategy(request, location, matches, scopedContext, null)
return { loaderResults, fetcherResults: {} }`,
  deleteFetcher: '',
  fetch: '',
  getFetcher: '',
  getUpdatedRevalidatingFetchers: '',
  handleFetcherAction: '',
  handleFetcherLoader: '',
  markFetchRedirectsDone: 'return false',
  queueFetcherForDeletion: '',
  resetFetcher: '',
}

/** Bodies of functions by the end of their file's path. They save 3 kB (compressed) of every page. */
const NEVER_RUN: Readonly<Record<string, Bodies>> = {
  [ROUTER]: {
    ...FETCHERS,
    // No page holds the visitor back from leaving it.
    getBlocker: '',
    shouldBlockNavigation: '',
    updateBlocker: '',
    // All routes come with the first page and stay.
    _internalSetRoutes: '',
    checkFogOfWar: 'return { active: false, matches: null }',
    discoverRoutes: '',
    patchRoutes: '',
    // No route has middleware in the browser.
    loadLazyMiddlewareForMatches: '',
    runClientMiddlewarePipeline: `
if (args.request.signal.aborted) throw args.request.signal.reason
return handler()`,
    // No link asks for a view transition.
    persistAppliedTransitions: '',
    restoreAppliedTransitions: '',
    getInstrumentationNavigateMeta: '',
  },
  'react-router/dist/production/lib/dom/ssr/single-fetch.js': {
    nonSsrStrategy: '',
    singleFetchLoaderFetcherStrategy: '',
  },
  'react-router/dist/production/lib/dom/ssr/routes.js': { wrapShouldRevalidateForHdr: '' },
}

/** The store's links load nothing ahead of the press: two states and two effects less for each link. */
const NEVER_RUN_IN_STORE: typeof NEVER_RUN = {
  ...NEVER_RUN,
  [COMPONENTS]: { PrefetchPageLinks: 'return null', usePrefetchBehavior: 'return [false, null, {}]' },
}

/** The part of `getMatchesToLoad` that asks again for what fetchers have loaded. */
const RELOADED_FETCHERS = /\tfetchLoadMatches\.forEach\(\(f, key\) => \{.*?\n\t\}\);\n/s

interface Piece {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Empties functions of React Router that never run; the code that only they use then leaves the bundle.
 * An upgrade that renames one ends the build.
 */
export function withoutIdleRouterFunctions(app: 'store' | 'portal'): Plugin {
  const files = app === 'store' ? NEVER_RUN_IN_STORE : NEVER_RUN
  return {
    name: 'without-idle-router-functions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const path = id.replaceAll('\\', '/')
      const file = Object.keys(files).find((end) => path.endsWith(end))
      if (file === undefined) return null
      let code = readFileSync(id, 'utf8')
      if (file === ROUTER) {
        if (!RELOADED_FETCHERS.test(code)) this.error('React Router reloads its fetchers in another way')
        code = code.replace(RELOADED_FETCHERS, '')
      }
      return withBodies(code, this.parse(code), files[file] ?? {})
    },
  }
}

/** The code, whose syntax is `tree`, with other bodies for functions; throws when one of them is missing. */
export function withBodies(code: string, tree: unknown, bodies: Bodies): string {
  const pieces = bodiesOf(tree, bodies)
  const found = pieces.map(({ name }) => name).sort()
  if (found.join() !== Object.keys(bodies).sort().join())
    throw new Error(`The library has other functions than the build empties: ${found.join()}`)
  return pieces
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code)
}

/** Where the bodies of these functions stand in the code, and what they become. */
function bodiesOf(node: unknown, bodies: Bodies): (Piece & { name: string })[] {
  if (Array.isArray(node)) return node.flatMap((each) => bodiesOf(each, bodies))
  if (typeof node !== 'object' || node === null) return []
  const { type, id, body } = node as {
    type?: string
    id?: { name: string } | null
    body?: { start: number; end: number }
  }
  const text = type === 'FunctionDeclaration' && id ? bodies[id.name] : undefined
  if (text !== undefined && id && body)
    return [{ name: id.name, start: body.start, end: body.end, text: `{${text}}` }]
  return Object.values(node).flatMap((each) => bodiesOf(each, bodies))
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
