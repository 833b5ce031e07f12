import { texts as warrantyTexts } from '#portal/routes/warranties/texts.ts'
import { signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [
  signedIn('the warranty registrations', '/warranties', titled(warrantyTexts.title), 'operations'),
]
