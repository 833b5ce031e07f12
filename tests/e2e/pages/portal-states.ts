import type { State } from './state.ts'

/** Pages of the partner portal, from the file of each area in `portal`. */
export const portalStates: State[] = Object.values(
  import.meta.glob<State[]>('./portal/*.ts', { eager: true, import: 'STATES' }),
).flat()
