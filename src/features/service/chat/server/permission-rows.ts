import { id, key, type PermissionRow, photo, UNKNOWN } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'chats.desk': { needs: 'chat.read' },
  'chats.waiting': { needs: 'chat.read' },
  'chats.open': { needs: 'chat.read', input: id },
  'chats.presence': { needs: 'chat.answer', input: { isAvailable: false, capacity: 1 } },
  'chats.take': { needs: 'chat.answer', input: id },
  'chats.send': { needs: 'chat.answer', input: { ...id, clientId: key, text: 'x' } },
  'chats.sendCard': {
    needs: 'chat.answer',
    input: { ...id, clientId: key, card: { kind: 'quote', number: 'QL000000', reach: 'ann@example.com' } },
  },
  'chats.addFile': { needs: 'chat.answer', input: { ...id, clientId: key, picture: photo() } },
  'chats.file': { needs: 'chat.read', input: { ...id, entry: UNKNOWN } },
  'chats.typing': { needs: 'chat.answer', input: id },
  'chats.read': { needs: 'chat.answer', input: { ...id, upTo: 0 } },
  'chats.transfer': { needs: 'chat.answer', input: { ...id, to: UNKNOWN } },
  'chats.close': { needs: 'chat.answer', input: id },
  'chats.makeLead': { needs: 'chat.answer', input: { ...id, name: 'x', phone: '8475550100' } },
  'chats.replies': { needs: 'chat.read' },
  'chats.saveReply': { needs: 'chat.answer', input: { ...id, shortcut: 'x', text: 'x' } },
  'chats.removeReply': { needs: 'chat.answer', input: id },
}
