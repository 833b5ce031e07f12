import { deskTexts as photoTexts } from '#features/partners/photo-quotes/desk-texts.ts'
import { signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [
  signedIn('the photos of homes', '/photo-quotes', titled(photoTexts.title), 'sales'),
]
