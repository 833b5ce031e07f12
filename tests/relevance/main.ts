import { parseArgs } from 'node:util'
import { openSearch } from './ask.ts'
import { byGroup, FOLDER_NAMES, judgeAll, ofFolder, sums, TUNED_BY } from './run.ts'

const { values } = parseArgs({
  options: { wrong: { type: 'boolean', default: false }, group: { type: 'string' } },
})
const search = await openSearch()
const judged = await judgeAll(search)
search.engine.close()
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`.padStart(9)
const line = (name: string, of: typeof judged): void => {
  const { precision, first, ndcg } = sums(of)
  console.log(
    [`  ${name.padEnd(18)}${String(of.length).padStart(4)}`, ...[precision, first, ndcg].map(percent)].join(
      '',
    ),
  )
}

for (const folder of FOLDER_NAMES) {
  const part = ofFolder(judged, folder)
  console.log(`${folder}: questions, precision at 5, first right, NDCG at 10`)
  for (const [group, of] of byGroup(part)) line(group, of)
  line('all', part)
}
// Answers one by one are shown of the questions that tune the search; the held-out ones are sums alone.
for (const { group, question, figures, shown } of values.wrong ? ofFolder(judged, ...TUNED_BY) : []) {
  if (figures.precision === 1 && figures.first === 1) continue
  if (values.group !== undefined && group !== values.group) continue
  console.log(`${group}: ${question.text} (${percent(figures.precision).trim()})`)
  for (const each of shown.slice(0, 5)) console.log(`    ${each}`)
}
