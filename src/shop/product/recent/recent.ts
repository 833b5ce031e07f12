import { isProductId } from '#features/catalog/catalog/rules/product-url.ts'
import type { SavedText } from '../../shop-context.ts'

/** Ids of the products that this browser showed, the latest first. */
export const recentIds = (entry: SavedText): string[] => readRecent(entry.read())

/** Saves that the visitor opened a product. */
export const rememberProduct = (entry: SavedText, id: string): void =>
  entry.write(JSON.stringify(remember(recentIds(entry), id)))

const MOST_REMEMBERED = 9

/** Ids of products looked at, the latest first, with one more. */
export const remember = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, MOST_REMEMBERED)

/** Reads the saved list; an unreadable one is empty. */
export function readRecent(text: string | null): string[] {
  if (text === null) return []
  try {
    const saved: unknown = JSON.parse(text)
    return Array.isArray(saved)
      ? [...new Set(saved.filter((id): id is string => typeof id === 'string' && isProductId(id)))].slice(
          0,
          MOST_REMEMBERED,
        )
      : []
  } catch {
    return []
  }
}
