import { readRecent, remember } from '#features/catalog/visit/rules/recent.ts'
import type { SavedText } from '../../shop-context.ts'

/** Ids of the products that this browser showed, the latest first. */
export const recentIds = (entry: SavedText): string[] => readRecent(entry.read())

/** Saves that the visitor opened a product. */
export const rememberProduct = (entry: SavedText, id: string): void =>
  entry.write(JSON.stringify(remember(recentIds(entry), id)))
