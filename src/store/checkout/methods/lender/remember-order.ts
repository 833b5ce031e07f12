import { browserStorage, storageKeys } from '../../../client/storage-entries.ts'

/**
 * Saves the order before the buyer leaves for a lender's page, so that our return page knows whose cart it
 * is.
 */
export const rememberOrder = (orderID: string): void => browserStorage.write(storageKeys.lenderOrder, orderID)
