import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readPrograms, rebateTable } from '#features/catalog/rebates/server/index.ts'
import { setStoredTables } from '#platform/reference-tables/server/reference-table.ts'
import { consoleStaff } from '#server/commands/console.ts'
import { runReferenceTables } from '#server/commands/reference-tables.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'reference-tables-'))
const file = join(folder, 'rebates.json')

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(async () => {
  setStoredTables(new Map())
  rmSync(folder, { recursive: true })
  await database.drop()
})

/** Starts a process of the store; `said` is what it has said of its rebates. */
function start(way: 'follows' | 'naive') {
  const child = spawn(process.execPath, ['tests/faults/children/tables-child.ts', database.url, way], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (more: string) => {
    text += more
  })
  return { said: () => text.split('\n').slice(0, -1), kill: () => child.kill('SIGKILL') }
}

const run = (words: readonly string[], lines: string[] = []) =>
  runReferenceTables(
    {
      ...{ db: database.db, staff: consoleStaff('ann'), tables: [rebateTable], today: '2026-11-29' },
      out: (line) => void lines.push(line),
    },
    words,
    { why: 'a new list', older: false },
  )

test('[30] every process has an imported table at once, and the one before when it is undone', async () => {
  const before = `2026-08-06 ${readPrograms().length}`
  const [running, naive] = [start('follows'), start('naive')]
  try {
    for (const each of [running, naive])
      await vi.waitFor(() => expect(each.said()).toEqual([before]), { timeout: 20_000 })

    await run(['export', 'rebates', file])
    const rows = rebateTable.current().rows as { programs: object[]; areas: object[] }
    const programs = rows.programs.slice(0, 7)
    writeFileSync(
      file,
      JSON.stringify({ table: 'rebates', source: 'a list', asOf: '2026-11-01', rows: { ...rows, programs } }),
    )
    const lines: string[] = []
    expect([await run(['import', file], lines), lines]).toEqual([0, ['Import 1. Undo 1 takes it back.']])
    const after = '2026-11-01 7'
    expect(`${rebateTable.current().asOf} ${readPrograms().length}`).toBe(after)
    await vi.waitFor(() => expect(running.said()).toEqual([before, after]), { timeout: 5_000 })

    expect(await run(['undo', '1'])).toBe(0)
    await vi.waitFor(() => expect(running.said()).toEqual([before, after, before]), { timeout: 5_000 })
    // A process that reads tables when it starts and does not follow has heard of neither.
    expect(naive.said()).toEqual([before])
  } finally {
    running.kill()
    naive.kill()
  }
})
