import { readRecent, remember } from '#features/visit/rules/recent.ts'
import type { SavedText } from '../shop-context.ts'

/** Ids of the products this browser looked at, the latest first. */
export const recentIds = (entry: SavedText): string[] => readRecent(entry.read())

/** Keeps that a product was looked at. */
export const rememberProduct = (entry: SavedText, id: string): void =>
  entry.write(JSON.stringify(remember(recentIds(entry), id)))
