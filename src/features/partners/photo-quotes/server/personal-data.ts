import { defineTexts } from '#lib/language/texts.ts'
import { byEmail, DELETE, type PersonalData, through } from '#platform/personal-data/server/declare.ts'
import { fileKey } from './photos.ts'

const what = defineTexts({
  request: 'Requests for a quote by photo',
  photo: 'Photos of these requests',
  note: 'Notes of staff about these photos',
  reading: 'What staff read from the rating plates',
})

const ofRequest = through('photo_quote_id', 'photo_quote')

export const PHOTO_QUOTE_DATA: readonly PersonalData[] = [
  { table: 'photo_quote', what: what.request, found: byEmail('email'), fate: DELETE },
  {
    table: 'photo_quote_photo',
    what: what.photo,
    found: ofRequest,
    fate: DELETE,
    files: {
      columns: ['photo_quote_id', 'hash'],
      key: ([request, hash = '']) => fileKey(Number(request), hash),
    },
  },
  {
    table: 'photo_quote_note',
    what: what.note,
    found: through('photo_id', 'photo_quote_photo'),
    fate: DELETE,
  },
  { table: 'photo_quote_reading', what: what.reading, found: ofRequest, fate: DELETE },
]
