import { parseArgs } from 'node:util'
import { openSearch } from './ask.ts'
import { byGroup, HALVES, judgeAll, ofHalf, sums } from './run.ts'

const { values } = parseArgs({ options: { wrong: { type: 'boolean', default: false } } })
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

for (const half of HALVES) {
  const part = ofHalf(judged, half)
  console.log(`${half}: questions, precision at 5, first right, NDCG at 10`)
  for (const [group, of] of byGroup(part)) line(group, of)
  line('all', part)
}
// Answers one by one are shown of the tuning half alone; the held-out half is judged by its sums.
for (const { group, question, figures, shown } of values.wrong ? ofHalf(judged, 'tuning') : []) {
  if (figures.precision === 1 && figures.first === 1) continue
  console.log(`${group}: ${question.text} (${percent(figures.precision).trim()})`)
  for (const each of shown.slice(0, 5)) console.log(`    ${each}`)
}
