import { defineTexts } from '#lib/language/texts.ts'
import { byEmail, DELETE, type PersonalData, through } from '#platform/personal-data/server/declare.ts'
import { pictureKey } from './files.ts'

const what = defineTexts({ chat: 'Chats', entry: 'What was said in these chats, with pictures' })

export const CHAT_DATA: readonly PersonalData[] = [
  { table: 'chat_conversation', what: what.chat, found: byEmail('email'), fate: DELETE },
  {
    table: 'chat_entry',
    what: what.entry,
    found: through('conversation_id', 'chat_conversation'),
    fate: DELETE,
    files: {
      columns: ['conversation_id', 'file'],
      key: ([chat, hash = '']) => pictureKey(Number(chat), hash),
    },
  },
]
