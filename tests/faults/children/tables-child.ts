import { setTimeout as sleep } from 'node:timers/promises'
import { createMemorySearch } from '#adapters/search-memory/index.ts'
import { connect } from '#db/connect.ts'
import { rebateTable } from '#features/catalog/rebates/server/index.ts'
import { createProjection } from '#features/choosing/search/server/projection.ts'
import { systemClock } from '#lib/clock.ts'

// A process of the store that says which rebates its rules have, whenever these are others.
const [url = '', way = ''] = process.argv.slice(2)
const { db } = connect(url, { poolSize: 2 })
const projection = createProjection({ db, search: createMemorySearch(), clock: systemClock })
await projection.refresh()
let said = ''
for (;;) {
  if (way === 'follows') await projection.follow()
  const { asOf, value } = rebateTable.current()
  const now = `${asOf} ${value.programs.length}\n`
  if (now !== said) process.stdout.write(now)
  said = now
  await sleep(20)
}
