import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Plate, Unit } from '#features/partners/photo-quotes/rules/plate.ts'
import type { Shot } from '#features/partners/photo-quotes/rules/shots.ts'
import type { Json, NullableTimestamp, Timestamp } from './columns.ts'

/** Photos of one home, from the first photo on. */
export interface PhotoQuoteTable {
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

export interface PhotoQuotePhotoTable {
  id: GeneratedAlways<number>
  photo_quote_id: number
  upload_key: string
  shot: Shot
  hash: string
  width: number
  height: number
  added_at: Timestamp
}

export interface PhotoQuoteNoteTable {
  id: GeneratedAlways<number>
  photo_id: number
  text: string
  by_id: number | null
  by_name: string
  written_at: Timestamp
}

export interface PhotoQuoteReadingTable {
  id: GeneratedAlways<number>
  photo_quote_id: number
  unit: Unit
  plate: Json<Plate>
  by_id: number | null
  by_name: string
  read_at: Timestamp
}
