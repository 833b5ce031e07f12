import { texts } from '#portal/texts.ts'
import { part, signedIn } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [signedIn('the home page', '/', part(texts.home.recent))]
