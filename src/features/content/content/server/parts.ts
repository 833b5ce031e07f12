import type { ContentEntry, EntryOf } from '../contract.ts'
import type { Part } from '../rules/answering-part.ts'
import type { WrittenPage } from '../rules/pages-about.ts'

/** The parts of an entry that a search can show by themselves. */
function partsOf(entry: ContentEntry): Part[] {
  if (entry.kind === 'article') return partsOfArticle(entry)
  if (entry.kind === 'guarantee') return entry.body.terms.map(({ title, text }) => ({ title, text }))
  if (entry.kind === 'brochure')
    return entry.body.sections.flatMap(({ title, paragraphs: [text] }) => (text ? [{ title, text }] : []))
  if (entry.kind === 'video')
    return [{ title: entry.title, text: entry.body.chapters.map(({ text }) => text).join(' ') }]
  return []
}

/** A page of the content as a search finds it; nothing for an entry without a page. */
export const writtenPage = (entry: ContentEntry): WrittenPage[] =>
  entry.path === null
    ? []
    : [
        {
          title: entry.title,
          summary: entry.summary,
          path: entry.path,
          parts: partsOf(entry),
          isClip: entry.kind === 'video',
        },
      ]

type Block = EntryOf<'article'>['body']['blocks'][number]

/** A heading with what stands below it; each answered question is a part of its own. */
function partsOfArticle({ title, body }: EntryOf<'article'>): Part[] {
  const parts: Part[] = [{ title, text: body.lead }]
  const answers: Part[] = []
  for (const block of body.blocks) {
    if (block.kind === 'heading') parts.push({ title: block.text, text: '', anchor: block.id })
    else if (block.kind === 'faq')
      answers.push(
        ...block.questions.map(({ question, answer }) => ({
          title: question,
          text: answer,
          anchor: 'questions',
        })),
      )
    else {
      const part = parts.at(-1)!
      part.text = [part.text, sayBlock(block)].filter(Boolean).join(' ')
    }
  }
  return [...parts, ...answers].filter(({ text }) => text !== '')
}

function sayBlock(block: Block): string {
  if (block.kind === 'text' || block.kind === 'note') return block.text
  if (block.kind === 'list') return block.items.join(' ')
  return block.kind === 'steps' ? block.steps.map(({ title, text }) => `${title}: ${text}`).join(' ') : ''
}
