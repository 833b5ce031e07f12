import { savedText } from '#shop/shop-context.ts'
import { browserStorage, storageKeys } from './storage-entries.ts'

/** S-SEL-01: the selections of the system selector, in the form of its address. */
export const selectorEntry = savedText(browserStorage, storageKeys.systemSelector)
