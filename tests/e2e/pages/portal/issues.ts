import { texts as issuesTexts } from '#portal/routes/issues/texts.ts'
import { signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [signedIn('the issues', '/issues', titled(issuesTexts.title))]
