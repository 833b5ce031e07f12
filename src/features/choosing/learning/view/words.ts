import type { ArticleBlock, ArticleBody } from '#features/content/content/contract/article.ts'

/** Words that a person reads in a minute: careful reading of instructions is slower than of a story. */
const WORDS_A_MINUTE = 200
/** A drawing or a table takes this long, in minutes. */
const LOOK_MINUTES = 0.25

/** Every text of a block that a person reads. */
export function textsOf(block: ArticleBlock): string[] {
  switch (block.kind) {
    case 'heading':
    case 'text':
    case 'note':
    case 'tool':
      return [block.text]
    case 'list':
      return block.items
    case 'steps':
      return [block.title, ...block.steps.flatMap(({ title, text }) => [title, text])]
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()]
    case 'figure':
      return [block.caption]
    case 'faq':
      return block.questions.flatMap(({ question, answer }) => [question, answer])
    case 'facts':
      return []
  }
}

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0

/** The time to read an article, in whole minutes. */
export function readingMinutes({ lead, blocks }: Pick<ArticleBody, 'lead' | 'blocks'>): number {
  const words = [lead, ...blocks.flatMap(textsOf)].reduce((sum, text) => sum + countWords(text), 0)
  const looks = blocks.filter(({ kind }) => kind === 'figure' || kind === 'facts').length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE + looks * LOOK_MINUTES))
}
