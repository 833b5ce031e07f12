import { connect } from '#db/connect.ts'
import { DEMO_PEOPLE } from '#demo/accounts/people.ts'
import { startSession } from '#features/people/accounts/server/index.ts'
import type { Bench } from '../../bench.ts'
import { atMost, kilobytes, ms } from '../../figures.ts'
import { pageBytes } from '../../in-browser.ts'
import { portalPressTimes } from '../../portal-press-time.ts'

const MOST_MS = 100
const SCRIPT_BYTES = 220_000
const ROW = 'main [data-row-link]'
const filter = (name: string, value: string) => `main a[href*="${name}=${value}"]`

/** Filters, sorting and rows of the portal's lists, once these are filled. */
const PAGES = [
  {
    path: '/quotes',
    presses: ['sent', 'viewed', 'accepted', 'draft'].map((state) => filter('state', state)),
  },
  { path: '/quotes?state=sent', presses: [ROW] },
  { path: '/customers', presses: [filter('sort', 'changed'), ROW] },
  { path: '/orders', presses: ['main table a[href^="/orders/"]'] },
] as const

const ROUNDS = 3

/** A press in the portal until its answer is painted, and the code of its first page. */
export async function measurePortalPresses(bench: Bench): Promise<void> {
  const { store, databaseUrl, note, references } = bench
  const { db, close } = connect(databaseUrl, { poolSize: 1 })
  const sales = DEMO_PEOPLE.find(({ role }) => role === 'sales')!
  const { token } = await startSession(db, sales.id, { device: 'bench', network: '' }, new Date())
  await close()
  const rounds = Array.from({ length: ROUNDS }, () => PAGES).flat()
  const times = await portalPressTimes(store.portalUrl, token, rounds)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  note(
    atMost(MOST_MS, {
      name: `${times.length} presses in the portal (filter, sort, open a row), answer painted, p75`,
      value: `p50 ${ms(at(0.5))}, p75 ${ms(at(0.75))}`,
      measured: at(0.75),
      beside: references.cpu().shown,
      unit: 'ms',
    }),
  )
  const { script } = await pageBytes(`${store.portalUrl}/today`, { 'alpine.portal': token })
  note({
    name: 'first page of the portal over the wire, Brotli',
    value: `JS ${kilobytes(script)}`,
    bar: `JavaScript ≤ ${SCRIPT_BYTES / 1_000} kB`,
    holds: script <= SCRIPT_BYTES,
  })
}
