import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json, NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { Shot } from '../rules/form.ts'
import type { Plate, Unit } from '../rules/plate.ts'

declare module '#db/tables.ts' {
  interface Tables {
    photo_quote: PhotoQuoteTable
    photo_quote_photo: PhotoQuotePhotoTable
    photo_quote_note: PhotoQuoteNoteTable
    photo_quote_reading: PhotoQuoteReadingTable
  }
}

/** Photos of one home, from the first photo on. */
interface PhotoQuoteTable {
  id: GeneratedAlways<number>
  token_hash: Buffer
  name: Generated<string>
  phone: Generated<string>
  email: Generated<string>
  zip: Generated<string>
  rooms: Generated<string>
  wishes: Generated<string>
  /** shots that the homeowner cannot take */
  unreachable: Generated<Shot[]>
  consent_version: string | null
  lead_id: number | null
  promised_at: NullableTimestamp
  quote_id: number | null
  created_at: Timestamp
  changed_at: Timestamp
  sent_at: NullableTimestamp
  /** a day: "2026-11-23" */
  delete_on: ColumnType<string, string, string>
}

interface PhotoQuotePhotoTable {
  id: GeneratedAlways<number>
  photo_quote_id: number
  upload_key: string
  shot: Shot
  hash: string
  width: number
  height: number
  added_at: Timestamp
}

interface PhotoQuoteNoteTable {
  id: GeneratedAlways<number>
  photo_id: number
  text: string
  by_id: number | null
  by_name: string
  written_at: Timestamp
}

interface PhotoQuoteReadingTable {
  id: GeneratedAlways<number>
  photo_quote_id: number
  unit: Unit
  plate: Json<Plate>
  by_id: number | null
  by_name: string
  read_at: Timestamp
}
