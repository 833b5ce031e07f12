import { connect } from '#db/connect.ts'
import { FINDERS } from '#portal/frame/find-rows.ts'
import type { Bench } from '../../bench.ts'
import { atMost, ms } from '../../figures.ts'
import { sessionOf } from '../../session-of.ts'

const FIND_P50_MS = 15
const SEARCHES = 200
const SEARCHED = ['kowal', 'QL0004', 'furnace', 'pat ngu', '60614'] as const

/**
 * One search of the palette, once the lists are filled: all calls of one pause in typing, until the last
 * answer.
 */
export async function measurePalette({ store, databaseUrl, note, references }: Bench): Promise<void> {
  const cookie = await signIn(databaseUrl)
  const times: number[] = []
  let failed = 0
  for (let search = 0; search < SEARCHES; search++) {
    const began = performance.now()
    const answers = FINDERS.map(async (path) => {
      const url = `${store.portalUrl}/v1/api/partner/${path(SEARCHED[search % SEARCHED.length]!)}`
      const answer = await fetch(url, { headers: { cookie } })
      if (!answer.ok) failed++
      await answer.arrayBuffer()
    })
    await Promise.all(answers)
    times.push(performance.now() - began)
  }
  const p50 = times.sort((one, other) => one - other)[Math.floor(times.length / 2)]!
  note(
    atMost(FIND_P50_MS, {
      name: 'palette search over customers, projects, orders, quotes and products',
      value: `p50 ${ms(p50)} at 1`,
      measured: p50,
      beside: references.cpu().shown,
      unit: 'ms',
      correct: failed === 0,
    }),
  )
}

async function signIn(databaseUrl: string): Promise<string> {
  const { db, close } = connect(databaseUrl, { poolSize: 1 })
  try {
    return await sessionOf(db, 'sales')
  } finally {
    await close()
  }
}
