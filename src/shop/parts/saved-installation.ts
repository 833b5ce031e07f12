import { readSelections, selectionsFor } from '#features/catalog/accessories/rules/installation.ts'
import type { SavedText } from '../shop-context.ts'

/** The installation quotes that the buyer requested for these products. */
export const savedInstallation = (entry: SavedText, ids: readonly string[]): Record<string, string[]> =>
  selectionsFor(readSelections(entry.read()), ids)
