export const STATES = ['waiting', 'open', 'closed'] as const
export type ChatState = (typeof STATES)[number]

interface Taking {
  state: ChatState
  ownerId: number | null
  /** whether the owner's console is connected */
  isOwnerPresent: boolean
}

export type TakeVerdict = 'take' | 'mine' | 'taken' | 'closed'

/**
 * Whether an agent may take a chat: one that waits, or one whose owner is away. A chat has one owner at any
 * time.
 */
export function judgeTake({ state, ownerId, isOwnerPresent }: Taking, agentId: number): TakeVerdict {
  if (state === 'closed') return 'closed'
  if (ownerId === agentId) return 'mine'
  return ownerId === null || !isOwnerPresent ? 'take' : 'taken'
}

/** Only the owner writes to the shopper; each agent may write internal notes. */
export const mayWrite = (
  { state, ownerId }: { state: ChatState; ownerId: number | null },
  agentId: number,
  isInternal: boolean,
): boolean => isInternal || (state === 'open' && ownerId === agentId)
