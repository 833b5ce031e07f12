/** An entry as it was written; it has not been checked yet. */
export interface WrittenEntry {
  kind: string
  slug: string
  title: string
  summary: string
  body: unknown
  updatedAt: Date
}

/** The store of content (C-CONTENT): our own table, or a merchant's content system. */
export interface ContentClient {
  /** Changes with every edit. Must be cheap, because we poll it every few seconds. */
  revision(): Promise<number>
  /** All entries, in their order. */
  entries(): Promise<WrittenEntry[]>
}
