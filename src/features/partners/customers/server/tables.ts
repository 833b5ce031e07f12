import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json, NullableTimestamp, Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    customer: CustomerTable
    contact: ContactTable
    project: ProjectTable
    project_room: ProjectRoomTable
    project_photo: ProjectPhotoTable
    timeline_entry: TimelineEntryTable
    saved_view: SavedViewTable
  }
}

/** A tsvector: written by a function of SQL, and never read. */
type Words = ColumnType<never, unknown, unknown>

interface PlaceColumns {
  street: Generated<string>
  city: Generated<string>
  state: Generated<string>
  zip: Generated<string>
}

interface CustomerTable extends PlaceColumns {
  id: GeneratedAlways<number>
  /** null: a customer of the store itself */
  company_id: number | null
  name: string
  phone: Generated<string>
  email: Generated<string>
  words: Words
  /** the words of its projects that are not removed; a trigger of the table `project` writes them */
  project_words: ColumnType<never, never, never>
  /** the account of the person who looks after the customer */
  assigned_id: ColumnType<number | null, number | null | undefined, number | null>
  version: Generated<number>
  created_at: Timestamp
  changed_at: Timestamp
}

interface ContactTable {
  id: GeneratedAlways<number>
  customer_id: number
  name: string
  role: Generated<string>
  phone: Generated<string>
  email: Generated<string>
  created_at: Timestamp
}

interface ProjectTable extends PlaceColumns {
  id: GeneratedAlways<number>
  customer_id: number
  company_id: number | null
  name: string
  stage: 'lead' | 'visited' | 'quoted' | 'ordered' | 'installed' | 'closed'
  home: Json<unknown>
  heating_btu: number | null
  cooling_btu: number | null
  equipment: Generated<string>
  /** the account of the person who works on it */
  assigned_id: ColumnType<number | null, number | null | undefined, number | null>
  removed_at: NullableTimestamp
  words: Words
  version: Generated<number>
  created_at: Timestamp
  changed_at: Timestamp
}

interface ProjectRoomTable {
  project_id: number
  position: number
  name: string
  heating_btu: number
  cooling_btu: number
  answers: Json<Record<string, string | number | boolean>>
}

interface ProjectPhotoTable {
  id: GeneratedAlways<number>
  project_id: number
  kind: 'photo' | 'plate'
  hash: string
  width: number
  height: number
  by_name: string
  added_at: Timestamp
}

interface TimelineEntryTable {
  id: GeneratedAlways<number>
  customer_id: number
  project_id: number | null
  kind: string
  text: string
  href: Generated<string>
  actor_name: string
  at: Timestamp
  /** YYYY-MM-DD */
  call_on: ColumnType<string | null, string | null | undefined, never>
  called_at: NullableTimestamp
}

interface SavedViewTable {
  id: GeneratedAlways<number>
  account_id: number
  list: string
  name: string
  search: string
  /** all staff see it */
  is_shared: Generated<boolean>
}
