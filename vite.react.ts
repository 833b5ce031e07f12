import type { Plugin } from 'vite'
import { type Bodies, withBodies } from './vite.router.ts'

/** The events that components of both applications handle, as their handlers name them. */
const HEARD = new Set(
  [
    'Blur Cancel Change Click Close Ended Error Focus Input Invalid KeyDown MouseDown Paste PointerDown',
    'PointerEnter PointerLeave Scroll Submit TimeUpdate Toggle',
  ]
    .join(' ')
    .split(' '),
)

const REACT_DOM = 'react-dom/cjs/react-dom-client.production.js'
/** React's list of the events whose handlers have the event's name. */
const LISTED = /(simpleEventPluginEvents =\s+)"([^"]+)"/
/** A statement that registers another event; it names the handler. */
const STATEMENT = /^register(?:Simple|Direct|TwoPhase)Event\((?:[^()"]|"[a-z]+")*"on(\w+)"[^;]*;\n/gm
const LATE_STATEMENT = 'simpleEventPluginEvents.push("scrollEnd");\n'
/** How React listens at an element itself to an event that does not bubble. */
const AT_ELEMENT = 'function listenToNonDelegatedEvent(domEventName, targetElement) {\n'

/** Functions of React that only components and hooks need which no page uses: the body that each gets. */
const NEVER_RUN: Bodies = {
  // <ViewTransition>
  applyViewTransitionName: '',
  applyViewTransitionToHostInstancesRecursive: 'return false',
  commitAfterMutationEffectsOnFiber: '',
  commitAppearingPairViewTransitions: '',
  commitDeletedPairViewTransitions: '',
  commitEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  createViewTransitionInstance: 'return null',
  measureNestedViewTransitions: '',
  measureViewTransitionHostInstancesRecursive: 'return false',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  restorePairedViewTransitions: '',
  restoreViewTransitionName: '',
  restoreViewTransitionOnHostInstances: '',
  scheduleViewTransitionEvent: '',
  startViewTransition: 'return null',
  trackEnterViewTransitions: '',
  // <Activity> and <SuspenseList>
  updateActivityComponent: 'return null',
  updateSuspenseListComponent: 'return null',
  // useActionState
  mountActionState: '',
  rerenderActionState: '',
  runActionStateAction: '',
  updateActionStateImpl: '',
  // elements with a dash in their name
  setPropOnCustomElement: '',
  // onSelect
  constructSelectEvent: '',
  // forms whose action is a function
  extractEvents$1: '',
  // the compiler of React
  useMemoCache: '',
  // preload and its like, called from a component
  preconnectAs: '',
  preinitModuleScript: '',
  preinitScript: '',
  preinitStyle: '',
  preload: '',
  preloadModule: '',
  // the names of components in an error that React writes
  describeNativeComponentFrame: 'return ""',
}

/** Methods of what <ViewTransition> and the ref of a <Fragment> give. */
const METHODS =
  /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [\s\S]*?^\};\n/gm

const handlerOf = (event: string): string => event.charAt(0).toUpperCase() + event.slice(1)

/** React's code without the other events and the methods, and the handlers that it no longer calls. */
function withoutOtherEvents(code: string): { code: string; unheard: string[] } {
  const listed = LISTED.exec(code)?.[2]?.split(' ') ?? []
  const isKnown = [LATE_STATEMENT, AT_ELEMENT].every((part) => code.includes(part)) && METHODS.test(code)
  if (listed.length === 0 || !isKnown) throw new Error('React is written in another way')
  const byStatement = [...code.matchAll(STATEMENT)].map(([, name = '']) => name)
  const all = [...listed.map(handlerOf), ...byStatement, 'ScrollEnd']
  const unknown = [...HEARD].filter((name) => !all.includes(name))
  if (unknown.length > 0) throw new Error(`React has no handler on${unknown.join(', on')}`)
  const kept = listed.filter((event) => HEARD.has(handlerOf(event))).join(' ')
  return {
    unheard: all.filter((name) => !HEARD.has(name)),
    code: code
      .replace(LISTED, `$1"${kept}"`)
      .replace(LATE_STATEMENT, '')
      .replace(STATEMENT, (statement, name: string) => (HEARD.has(name) ? statement : ''))
      .replace(METHODS, '')
      .replace(AT_ELEMENT, `${AT_ELEMENT}if (!topLevelEventsToReactNames.has(domEventName)) return;\n`),
  }
}

/**
 * React listens to every event that there is, at two moments, and asks its tree each time. A touch is fifteen
 * events, and components handle six of them: the others cost a slow phone time before it paints the answer.
 * With this, React listens only to the events that a component handles, and its functions that no page needs
 * stay out of the browser's code. A component that handles another event ends the build, and so does an
 * upgrade of React that changes these places.
 */
export function withoutUnusedReact(): Plugin {
  let unheard: readonly string[] = []
  /** handlers in our own code, each with a file that has it */
  const handlers = new Map<string, string>()
  return {
    name: 'without-unused-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const path = id.replaceAll('\\', '/')
      if (path.includes('/src/'))
        for (const [, name = ''] of code.matchAll(/\bon([A-Z]\w*?)(?:Capture)?\b/g)) handlers.set(name, path)
      if (!path.split('?')[0]?.endsWith(REACT_DOM)) return null
      const quiet = withoutOtherEvents(code)
      unheard = quiet.unheard
      return withBodies(quiet.code, this.parse(quiet.code), NEVER_RUN)
    },
    buildEnd(error) {
      if (error) return
      if (unheard.length === 0) this.error('vite.react.ts did not find the code of React')
      for (const name of unheard)
        if (handlers.has(name))
          this.error(`${handlers.get(name)} handles on${name}, which React does not hear`)
    },
  }
}
