import { readRecent, remember } from '#features/visit/rules/recent.ts'
import { browserStorage, storageKeys } from '#store/client/storage-entries.ts'

/** Ids of the products this browser looked at, the latest first. */
export const recentIds = (): string[] => readRecent(browserStorage.read(storageKeys.recentlyViewed))

/** Keeps that a product was looked at. */
export const rememberSeen = (id: string): void =>
  browserStorage.write(storageKeys.recentlyViewed, JSON.stringify(remember(recentIds(), id)))
