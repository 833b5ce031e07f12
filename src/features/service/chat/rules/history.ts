import type { EntryKind } from '#features/partners/customers/rules/timeline.ts'
import { CHAT } from './access.ts'

/** A chat in the history of a customer. */
export const CHAT_ENTRY: EntryKind = { kind: 'chat', name: 'Chat', reads: CHAT.read }
