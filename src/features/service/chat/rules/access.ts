import type { EntryKind } from '#features/partners/customers/rules/timeline.ts'
import { actions, STAFF } from '#features/people/accounts/rules/actions.ts'
import { DAY, defineLimits, HOUR } from '#platform/limits/rules/limit.ts'

export const CHAT = actions('chat', {
  read: STAFF,
  answer: STAFF,
})

export const CHAT_LIMITS = defineLimits({
  'chat-start': {
    what: 'chats and messages begun by visitors',
    per: 'network',
    points: 6,
    seconds: HOUR,
    whenReached: 'proof',
  },
  'chat-message': {
    what: 'messages of the visitor in a chat',
    per: 'chat',
    points: 40,
    seconds: 300,
    whenReached: 'wait',
  },
  'chat-signal': {
    what: 'typing, read marks and shared pages of the visitor in a chat',
    per: 'chat',
    points: 300,
    seconds: 300,
    whenReached: 'wait',
  },
  'chat-file': { what: 'pictures in a chat', per: 'chat', points: 10, seconds: HOUR, whenReached: 'wait' },
  'chat-mail': { what: 'chats sent by mail', per: 'mailbox', points: 3, seconds: HOUR, whenReached: 'wait' },
  'chat-mail-of': { what: 'mails of one chat', per: 'chat', points: 3, seconds: DAY, whenReached: 'wait' },
  'chat-mail-from': {
    what: 'chats sent by mail',
    per: 'network',
    points: 5,
    seconds: HOUR,
    whenReached: 'wait',
  },
})

/** A chat in the history of a customer. */
export const CHAT_ENTRY: EntryKind = { kind: 'chat', name: 'Chat', reads: CHAT.read }
