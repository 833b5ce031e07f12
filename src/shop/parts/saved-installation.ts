import { readSelections, selectionsFor } from '#features/accessories/rules/installation.ts'
import { browserStorage, storageKeys } from '#store/client/storage-entries.ts'

/** The installation quotes that were asked for, of these products. */
export const savedInstallation = (ids: readonly string[]): Record<string, string[]> =>
  selectionsFor(readSelections(browserStorage.read(storageKeys.installationQuoteSelections)), ids)
