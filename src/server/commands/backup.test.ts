import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quickFolder } from '#tests/fixtures/quick-folder.ts'

const [old, restored, other, backups] = ['old', 'restored', 'other', 'backups'].map((name) =>
  quickFolder(`alpine-${name}`),
) as [string, string, string, string]
const MAIL_PICTURE = 'photo of a furnace'

/** Runs a built command on a data folder, as `npm run` does. */
function run(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [`build/server/${command}.js`, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('exit', (code) => resolve({ code, output })),
  )
}

beforeAll(async () => {
  await mkdir(join(old, 'files', 'ab'), { recursive: true })
  await writeFile(join(old, 'files', 'ab', 'picture.webp'), MAIL_PICTURE)
  // Makes the embedded database and its tables.
  expect(await run('search', ['show'], { DATA_DIR: old })).toMatchObject({
    code: 0,
  })
}, 120_000)
afterAll(async () => {
  for (const folder of [old, restored, other, backups]) await rm(folder, { recursive: true, force: true })
})

test('[R2] backup and restore carry database, files and secret to another folder', async () => {
  const saved = await run('backup', ['backup', backups], { DATA_DIR: old })
  expect(saved).toMatchObject({ code: 0, output: expect.stringContaining('1 files') })
  const [name = ''] = await readdir(backups)
  expect((await stat(join(backups, name))).mode & 0o777).toBe(0o700)
  expect((await stat(join(backups, name, 'settings.env'))).mode & 0o777).toBe(0o600)

  const given = { DATA_DIR: restored }
  expect(await run('backup', ['restore', join(backups, name)], given)).toMatchObject({ code: 0 })
  expect(await readFile(join(restored, 'files', 'ab', 'picture.webp'), 'utf8')).toBe(MAIL_PICTURE)
  expect(await readFile(join(restored, 'session-secret'), 'utf8')).toBe(
    await readFile(join(old, 'session-secret'), 'utf8'),
  )

  const again = await run('backup', ['restore', join(backups, name)], given)
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('The database is not empty') })
  const secret = await run('backup', ['restore', join(backups, name)], {
    DATA_DIR: other,
    SESSION_SECRET: 'another secret of a merchant, long enough',
  })
  expect(secret).toMatchObject({ code: 1, output: expect.stringContaining('SESSION_SECRET is not the one') })
}, 240_000)
