import { texts as surveyTexts } from '#portal/routes/surveys/texts.ts'
import { signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [signedIn('the surveys', '/surveys', titled(surveyTexts.title), 'sales')]
