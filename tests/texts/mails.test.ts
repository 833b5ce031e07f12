import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleMails, type SampleMails } from '../mails/sent-samples.ts'
import { fragmentsIn, looseLines, textOf } from './faults.ts'
import { knownData } from './known-data.ts'
import { passagesOf } from './reading.ts'

/** Different ones that are left; lower it with each that moves into a catalog. */
const MOST = 1

let mails: SampleMails
beforeAll(async () => {
  mails = await openSampleMails()
})
afterAll(() => mails.close())

test('[28] mails have no words in code and no sentences of fragments', async () => {
  const known = await knownData(mails.db)
  const faults = mails.all.flatMap(({ topic, kind, messages }) =>
    messages.flatMap(({ subject, html, text }) => {
      // A letter divides a text into paragraphs, so a mark may end in another block.
      const passages = passagesOf(html)
      const shown = [subject, text, ...passages.map(({ pieces }) => textOf(pieces))].join('\n')
      const found = [...looseLines(shown, known), ...fragmentsIn(passages)]
      return found.map((fault) => [fault, `${topic} ${kind}: ${fault}`] as const)
    }),
  )

  expect([...new Map(faults).values()].slice(MOST)).toEqual([])
})
