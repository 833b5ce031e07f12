import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Understood } from '#features/choosing/search/rules/query/understand-query.ts'
import type { Vocabulary } from '#features/choosing/search/rules/query/vocabulary.ts'
import type { PlaceLaw } from '#features/choosing/search/server/ports.ts'
import { type Cluster, StateGone, sendTo } from './cluster.ts'
import { FORMAT } from './document.ts'
import { type Ask, settle } from './questions.ts'
import type { View } from './search.ts'
import type { Details, State, stateIn } from './state.ts'

export interface ReadParts {
  law?: PlaceLaw | undefined
  /** reads texts by the words of the trade */
  texts: {
    vocabulary(): Vocabulary
    setVocabulary(vocabulary: Vocabulary): void
    understand(text: string): Understood
  }
  rightWords: { has(word: string): boolean; isPlace(word: string): boolean }
}

/** The newest state that this process knows of. */
interface Known {
  state: State
  details: Details
  /** opened at the first search */
  view: Promise<OpenView> | undefined
}

interface OpenView {
  /** what holds the state still while it is read */
  pit: string
  view: View
}

/** Answers of one state that a process keeps. */
const MOST_ANSWERS = 20_000
/** Searches that began in an earlier state have ended by then. */
const CLOSE_AFTER_MS = 15_000

/** Reads the index in one state after the other; a search reads in one of them from beginning to end. */
export function readsOf(
  cluster: Cluster,
  states: ReturnType<typeof stateIn>,
  { law, texts, rightWords }: ReadParts,
) {
  let known: Known | undefined
  let revision = 0

  async function take(state: State): Promise<void> {
    const isSame = known?.state.details === state.details && known.state.index === state.index
    const details = isSame ? known!.details : await states.readDetails()
    if (!details) throw new StateGone('The details of the search index are missing.')
    replaceBy({ state, details, view: undefined })
  }

  function replaceBy(next: Known): void {
    known?.view?.then(({ pit }) => closeLater(pit)).catch(() => undefined)
    known = next
    revision++
  }

  async function closeLater(pit: string): Promise<void> {
    await wait(CLOSE_AFTER_MS, undefined, { ref: false })
    cluster.closePit(pit)
  }

  async function open({ state, details }: Known): Promise<OpenView> {
    const pit = await cluster.openPit(state.index)
    const answers = new LRUCache<string, { value: unknown }>({ max: MOST_ANSWERS })
    const send = sendTo(cluster, pit)
    const view: View = {
      state,
      details,
      vocabulary: texts.vocabulary(),
      law,
      rightWords,
      settle: <T>(read: (ask: Ask) => T) => settle(answers, send, read),
      searches: (bodies) => cluster.searches(pit, bodies),
    }
    return { pit, view }
  }

  async function follow(): Promise<boolean> {
    const state = await states.read()
    if (!state || state.format !== FORMAT) return false
    if (state.seq === known?.state.seq && state.index === known.state.index) return false
    await take(state)
    return true
  }

  /** A state that the cluster has let go of meanwhile is opened again. */
  async function reading<T>(nothing: T, read: (view: View) => Promise<T>, isAgain = false): Promise<T> {
    const now = known
    if (!now) return nothing
    try {
      now.view ??= open(now)
      return await read((await now.view).view)
    } catch (error) {
      now.view = undefined
      if (!(error instanceof StateGone) || isAgain) throw error
      await follow()
      return reading(nothing, read, true)
    }
  }

  return {
    current: (): Known | undefined => known,
    revision: () => revision,
    take,
    follow,
    reading,
    /** Reads the same state with other words of the trade. */
    readAnew(): void {
      if (known) replaceBy({ ...known, view: undefined })
      else revision++
    },
    async close(): Promise<void> {
      const { view } = known ?? {}
      known = undefined
      await view?.then(({ pit }) => cluster.closePit(pit)).catch(() => undefined)
    },
  }
}
