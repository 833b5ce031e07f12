import { isProductId } from '#features/catalog/catalog/rules/product-url.ts'

/** V-COMPARE, K-LIMITS */
export const MAX_COMPARED = 4

/** A chosen product, with what the tray shows of it. */
export interface ComparedItem {
  id: string
  name: string
}

/** The comparison of one browser (E-COMPARE). */
export interface Compared {
  /** in the order chosen */
  comparedItems: readonly ComparedItem[]
  /** the latest removal and the list before it, until it is undone or another event follows */
  removal: { readonly names: readonly string[]; readonly before: readonly ComparedItem[] } | null
  /** name of the product that was refused because four are chosen already */
  refused: string | null
}

export type CompareEvent =
  | { type: 'itemAdded'; item: ComparedItem }
  | { type: 'itemRemoved'; id: string }
  | { type: 'cleared' }
  | { type: 'removalUndone' }
  | { type: 'noticeClosed' }
  | { type: 'listReplaced'; items: readonly ComparedItem[] }

export const NOTHING_COMPARED: Compared = { comparedItems: [], removal: null, refused: null }

const chosen = (items: readonly ComparedItem[]): Compared => ({
  comparedItems: items.slice(0, MAX_COMPARED),
  removal: null,
  refused: null,
})

const takeOut = (state: Compared, gone: readonly ComparedItem[]): Compared =>
  gone.length === 0
    ? state
    : {
        comparedItems: state.comparedItems.filter((item) => !gone.includes(item)),
        removal: { names: gone.map(({ name }) => name), before: state.comparedItems },
        refused: null,
      }

/**
 * S-COMPARE: the next state. Adding is allowed only while fewer than four are chosen; a fifth is refused by
 * name.
 */
export function reduceCompared(state: Compared, event: CompareEvent): Compared {
  switch (event.type) {
    case 'itemAdded':
      if (state.comparedItems.some(({ id }) => id === event.item.id)) return state
      if (state.comparedItems.length >= MAX_COMPARED)
        return { ...state, removal: null, refused: event.item.name }
      return chosen([...state.comparedItems, event.item])
    case 'itemRemoved':
      return takeOut(
        state,
        state.comparedItems.filter(({ id }) => id === event.id),
      )
    case 'cleared':
      return takeOut(state, state.comparedItems)
    case 'removalUndone':
      return state.removal ? chosen(state.removal.before) : state
    case 'noticeClosed':
      return { ...state, removal: null, refused: null }
    case 'listReplaced':
      return chosen(event.items)
  }
}

/**
 * The ids that an address names for comparison, each once and in order; anything that is not an id is
 * skipped. There may be more than four.
 */
export function idsFrom(params: URLSearchParams): string[] {
  const words = params.getAll('ids').flatMap((text) => text.split(','))
  return [...new Set(words.map((word) => word.trim()).filter(isProductId))]
}

/** Address of a comparison. It is the same for every visitor, so it can be shared. */
export function compareUrl(ids: readonly string[], onlyDifferences = false): string {
  if (ids.length === 0) return '/compare'
  return `/compare?ids=${ids.join(',')}${onlyDifferences ? '&only=differences' : ''}`
}

export const isOnlyDifferences = (params: URLSearchParams): boolean => params.get('only') === 'differences'

/** Reads a saved list; an unreadable entry gives an empty list. */
export function readCompared(text: string | null): ComparedItem[] {
  if (text === null) return []
  try {
    const saved: unknown = JSON.parse(text)
    if (!Array.isArray(saved)) return []
    const items = saved.flatMap(readItem)
    return [...new Map(items.map((item) => [item.id, item])).values()].slice(0, MAX_COMPARED)
  } catch {
    return []
  }
}

const LONGEST_NAME = 300

function readItem(value: unknown): ComparedItem[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, name } = value as Partial<ComparedItem>
  return typeof id === 'string' && isProductId(id) && typeof name === 'string'
    ? [{ id, name: name.slice(0, LONGEST_NAME) }]
    : []
}
