import type { State } from './state.ts'

/** Pages of the partner portal, from the page-states.ts of each area. */
export const portalStates: State[] = Object.values(
  import.meta.glob<State[]>('/src/portal/routes/*/page-states.ts', { eager: true, import: 'STATES' }),
).flat()
