import { browserStorage, storageKeys } from '../client/storage-entries.ts'

/** The price request of this cart; its prices hold while the cart stays as it is. Cleared with the cart. */
export interface HeldPrices {
  id: number
  state: 'waiting' | 'held'
  /** `contentKey` of the cart and of whom it is for */
  content: string
}

export function heldPrices(): HeldPrices | undefined {
  try {
    const held = JSON.parse(browserStorage.read(storageKeys.repricing) ?? 'null') as HeldPrices | null
    return held && Number.isSafeInteger(held.id) ? held : undefined
  } catch {
    return undefined
  }
}

export const holdPrices = (held: HeldPrices): void =>
  browserStorage.write(storageKeys.repricing, JSON.stringify(held))

export const forgetPrices = (): void => browserStorage.remove(storageKeys.repricing)
