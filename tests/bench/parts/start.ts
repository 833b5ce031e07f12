import { rm } from 'node:fs/promises'
import { startStore } from '../../fixtures/store/running-store.ts'
import type { Bench } from '../bench.ts'
import { atMost } from '../figures.ts'
import { bestOf } from '../rounds.ts'

/** The time of a start on an empty folder, and of a second start without changes. */
export async function measureStart({
  folder,
  references,
  note,
}: Omit<Bench, 'store' | 'pages'>): Promise<void> {
  const dataDir = `${folder}-start`
  const time = async () => {
    const started = performance.now()
    const store = await startStore({ dataDir })
    const seconds = (performance.now() - started) / 1000
    const code = await store.stop()
    return { seconds, code }
  }
  const first = await time()
  const round = async () => {
    const cpu = references.cpu()
    const start = await time()
    return { ...start, cpu, ratio: start.seconds / cpu.value }
  }
  const second = await bestOf(2, round, (one, other) => one.ratio < other.ratio)
  await rm(dataDir, { recursive: true, force: true })
  note({ name: 'first start, empty folder', value: `${first.seconds.toFixed(1)} s` })
  note(
    atMost(200, {
      name: 'second start, nothing changed',
      value: `${second.seconds.toFixed(1)} s`,
      measured: second.seconds * 1_000,
      reference: second.cpu.value,
      beside: second.cpu.shown,
      unit: '× CPU loop',
      correct: second.code === 0,
    }),
  )
}
