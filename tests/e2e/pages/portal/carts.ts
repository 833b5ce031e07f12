import { texts as cartsTexts } from '#portal/routes/carts/texts.ts'
import { signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [signedIn('the saved carts', '/saved-carts', titled(cartsTexts.title))]
