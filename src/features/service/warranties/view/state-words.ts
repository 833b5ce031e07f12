import type { Registration } from '../contract.ts'
import { texts } from '../texts.ts'

/** The state of a registration in one sentence. */
export const stateWords = ({ state, serial, makerReference }: Registration): string => {
  if (state === 'filed') return texts.state.filed(makerReference ?? '')
  return serial === null ? texts.state.reading : texts.state.received
}
