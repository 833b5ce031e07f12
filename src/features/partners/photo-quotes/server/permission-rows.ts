import { id, type PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'photoQuotes.list': { needs: 'photo-quotes.read', input: {} },
  'photoQuotes.open': { needs: 'photo-quotes.read', input: id },
  'photoQuotes.photo': { needs: 'photo-quotes.read', input: { ...id, photo: 1 } },
  'photoQuotes.addNote': { needs: 'photo-quotes.work', input: { ...id, photo: 1, text: 'x' } },
  'photoQuotes.savePlate': { needs: 'photo-quotes.work', input: { ...id, unit: 'outdoor' } },
  'photoQuotes.makeQuote': { needs: 'photo-quotes.work', input: id },
}
