import { signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { texts as chatsTexts } from './texts.ts'

export const STATES: State[] = [signedIn('the chats', '/chats', titled(chatsTexts.title), 'sales')]
