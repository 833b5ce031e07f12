import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ArticleBlock } from '#features/content/content/contract/article.ts'
import { starterContent } from '#features/content/content/server/index.ts'
import { readInline, writeInline } from './view/markup/inline.ts'
import { readBlocks } from './view/markup/read-blocks.ts'
import { writeBlocks } from './view/markup/write-blocks.ts'

const articles = starterContent().flatMap(({ kind, slug, body }) =>
  kind === 'article' ? [[slug, (body as { blocks: ArticleBlock[] }).blocks] as const] : [],
)
const blocksIn = (text: string) =>
  readBlocks(text).map((each) => ('block' in each ? each.block : { line: each.line, wrong: each.message }))

describe('the text of an article', () => {
  test.each(articles)('%s is read as it was written', (_, blocks) => {
    const sorted = blocks.map((block) =>
      block.kind === 'text' && block.links
        ? {
            ...block,
            links: block.links.toSorted((a, b) => block.text.indexOf(a.text) - block.text.indexOf(b.text)),
          }
        : block,
    )
    expect(blocksIn(writeBlocks(blocks))).toEqual(sorted)
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '\\<b>',
    'Q: not a question',
    '- one line',
    '## no heading',
    '| a | b |',
    'table: none',
    'sources: none',
    '[a](b)',
    '10. May 2027',
  ])('%s stays the words that they are', (text) => {
    expect(blocksIn(writeBlocks([{ kind: 'text', text }]))).toEqual([{ kind: 'text', text }])
  })

  test('any paragraph without a line break comes back', () => {
    const words = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text !== '')
    fc.assert(
      fc.property(words, (text) => {
        expect(blocksIn(writeBlocks([{ kind: 'text', text }]))).toEqual([{ kind: 'text', text }])
        expect(readInline(writeInline(text))).toEqual({ text, links: [] })
      }),
    )
  })

  test.each([
    ['- only one', 'A list needs'],
    ['### Steps\n1. No text', 'Each step needs'],
    ['### Steps', 'Each step needs'],
    ['table: Rates\n| a | b |\n| c |', 'Each line of this table needs 2 cells'],
    ['table: Rates\nno bars', 'A table needs'],
    ['Q: Why?', 'each question as two lines'],
    ['tool: See our tool', 'A tool ends with its link'],
    ['tip: [words](/path)', 'can’t read this part'],
    ['A filter and [filter](/search?q=filter)', 'Use different link text'],
    ['[a filter](/x) and [a filter](/y)', 'Use different link text'],
  ])('%j is refused: %s', (text, message) => {
    expect(blocksIn(`Fine.\n\n${text}`)[1]).toEqual({ line: 3, wrong: expect.stringContaining(message) })
  })
})
