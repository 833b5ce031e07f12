import { expect, test } from 'vitest'
import { answeringPart } from '../rules/answering-part.ts'
import { askedPages, inPageWords } from '../rules/asked-pages.ts'
import { contentPath } from '../rules/kinds.ts'
import { wordsOf } from '../rules/page-words.ts'
import { type ContentEntry, starterContent } from './index.ts'
import { writtenPage } from './parts.ts'

const GUARANTEE = starterContent()
  .filter(({ kind }) => kind === 'guarantee')
  .flatMap((entry) =>
    writtenPage({
      ...entry,
      path: contentPath(entry.kind, entry.slug) ?? null,
      updatedAt: '',
    } as ContentEntry),
  )

test.each([
  ['can i get a refund', 'You can return it'],
  ['money back', 'You can return it'],
  ['quiero devolver un producto', 'You can return it'],
  ['garantia del compresor', 'We handle parts claims'],
])('[E6] %s is answered by the paragraph "%s"', (text, title) => {
  expect(answeringPart(GUARANTEE[0]?.parts ?? [], inPageWords(text))?.title).toBe(title)
})

test.each([
  ['take my name off your list', '/remove-me'],
  ['find my saved quote', '/search-quotes'],
  ['where is the manual for the furnace i bought', '/technical-information'],
  ['cuanto tarda el envio', '/free-shipping'],
])('[E6] %s asks for %s', (text, path) => {
  expect(askedPages(wordsOf(text))).toContain(path)
})
