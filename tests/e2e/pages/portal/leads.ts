import { texts as leadsTexts } from '#portal/routes/leads/texts.ts'
import { signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [signedIn('the leads', '/leads', titled(leadsTexts.title), 'sales')]
