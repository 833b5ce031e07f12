/** An entry as it was written; nothing of it has been checked yet. */
export interface WrittenEntry {
  kind: string
  slug: string
  title: string
  summary: string
  body: unknown
  updatedAt: Date
}

/** Where content is kept (C-CONTENT): our own table, or a merchant's content system. */
export interface ContentClient {
  /** Moves with every change; cheap, as it is asked for every few seconds. */
  revision(): Promise<number>
  /** Everything, in its order. */
  entries(): Promise<WrittenEntry[]>
}
