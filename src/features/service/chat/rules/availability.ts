/** What the chat offers a visitor: a chat, the form for a message, or nothing. */
export type ChatMode = 'chat' | 'message' | 'off'

export interface ChatFacts {
  /** whether a person is signed in: partners have their own people to ask */
  isSignedIn: boolean
  isOpen: boolean
  /** chats that the agents who are present can still take */
  free: number
}

/**
 * L-CHAT-WHEN: only anonymous visitors chat, and only in business hours. Without a free agent, and outside
 * the hours, the visitor leaves a message with a promised time and does not wait in vain.
 */
export function chatMode({ isSignedIn, isOpen, free }: ChatFacts): ChatMode {
  if (isSignedIn) return 'off'
  return isOpen && free > 0 ? 'chat' : 'message'
}

export interface AgentLoad {
  isAvailable: boolean
  /** whether the agent's console sent something a moment ago */
  isPresent: boolean
  capacity: number
  /** chats that the agent answers now */
  load: number
}

/** How many more chats the agents can take; chats that wait already count. */
export function freePlaces(agents: readonly AgentLoad[], waiting: number): number {
  const places = agents
    .filter(({ isAvailable, isPresent }) => isAvailable && isPresent)
    .reduce((sum, { capacity, load }) => sum + Math.max(0, capacity - load), 0)
  return Math.max(0, places - waiting)
}

/** L-CHAT: cart and checkout stay free of the chat. */
export const hidesChat = (path: string): boolean => /^\/(cart|checkout)(\/|$)/.test(path)

/** Pages whose own form is a message to us: a second one beside it would ask for the same. */
export const hasOwnForm = (path: string): boolean => /^\/quote-by-photo(\/|$)/.test(path)
