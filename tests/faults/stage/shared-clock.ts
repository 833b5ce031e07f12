import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { movableClock } from '#tests/fixtures/shop/clock.ts'

export type SharedClock = ReturnType<typeof sharedClock>

/** A clock that tests move forward for several processes: they read it from a file. */
export function sharedClock() {
  const clock = movableClock()
  const folder = mkdtempSync(join(tmpdir(), 'alpine-clock-'))
  const file = join(folder, 'now')
  const write = () => writeFileSync(file, clock.now().toISOString())
  write()
  return {
    now: clock.now,
    advance(ms: number) {
      clock.advance(ms)
      write()
    },
    file: () => file,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
