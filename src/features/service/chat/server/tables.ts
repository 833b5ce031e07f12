import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json, NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { ChatState } from '../rules/conversation.ts'
import type { Author, Card, EntryKind } from '../rules/entry.ts'

declare module '#db/tables.ts' {
  interface Tables {
    chat_conversation: ChatConversationTable
    chat_clock: ChatClockTable
    chat_entry: ChatEntryTable
    chat_participant: ChatParticipantTable
    chat_agent: ChatAgentTable
    chat_reply: ChatReplyTable
  }
}

/** The page that a visitor looks at. */
interface SeenPage {
  path: string
  title: string
}

/** A chat of one visitor with the desk. */
interface ChatConversationTable {
  id: GeneratedAlways<number>
  visitor_hash: Uint8Array
  state: ChatState
  name: Generated<string>
  email: Generated<string>
  phone: Generated<string>
  owner_id: number | null
  owner_name: string | null
  shares_page: Generated<boolean>
  seen_page: Json<SeenPage | null>
  seen_cart: Json<{ id: string; qty: number; name: string }[] | null>
  shopper_read_to: Generated<number>
  started_at: Timestamp
  changed_at: Timestamp
  closed_at: NullableTimestamp
  rating: number | null
  rating_text: Generated<string>
  /** the customer whose history has this chat; null: no history has it */
  customer_id: ColumnType<number | null, number | null | undefined, number | null>
  /** YYYY-MM-DD */
  delete_on: ColumnType<string, string, string>
}

/** One row: the last id that an entry was given. */
interface ChatClockTable {
  is_only: Generated<boolean>
  last_id: number
}

interface ChatEntryTable {
  id: number
  conversation_id: number
  client_id: string
  author: Author
  account_id: number | null
  author_name: string
  kind: EntryKind
  text: string
  card: Json<Card | null>
  /** the hash of a stored picture */
  file: string | null
  is_internal: Generated<boolean>
  written_at: Timestamp
}

/** A member of staff in a chat. */
interface ChatParticipantTable {
  conversation_id: number
  account_id: number
  name: string
  joined_at: Timestamp
  read_to: Generated<number>
}

/** A member of staff who answers chats. */
interface ChatAgentTable {
  account_id: number
  name: string
  is_available: boolean
  capacity: number
  heard_at: Timestamp
}

/** A text that staff use again and again. */
interface ChatReplyTable {
  id: GeneratedAlways<number>
  shortcut: string
  text: string
  changed_by: string
  changed_at: Timestamp
}
