import { browserStorage, storageKeys } from '../../../client/storage-entries.ts'

/**
 * The buyer leaves for a lender's page and may come back to one of ours, which then knows whose cart this is.
 */
export const rememberOrder = (orderID: string): void => browserStorage.write(storageKeys.lenderOrder, orderID)
