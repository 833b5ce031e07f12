import { texts as chatsTexts } from '#portal/routes/chats/texts.ts'
import { signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [signedIn('the chats', '/chats', titled(chatsTexts.title), 'sales')]
