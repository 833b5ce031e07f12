import type { Selectable, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

export type CommentRow = Selectable<Tables['quote_comment']>

export const presentComment = (row: CommentRow) => ({
  id: row.id,
  author: row.author,
  by: row.author_name,
  text: row.text,
  isInternal: row.is_internal,
  at: row.written_at.toISOString(),
})

interface NewComment {
  quoteId: number
  author: 'customer' | 'consultant'
  authorId: number | null
  authorName: string
  text: string
  isInternal: boolean
  now: Date
}

/** Writes a comment of a customer or of someone at the desk. */
export const insertComment = (trx: Transaction<Tables>, comment: NewComment): Promise<CommentRow> =>
  trx
    .insertInto('quote_comment')
    .values({
      quote_id: comment.quoteId,
      author: comment.author,
      author_id: comment.authorId,
      author_name: comment.authorName,
      text: comment.text,
      is_internal: comment.isInternal,
      written_at: comment.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
