import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeToOthers, localFiles } from '#adapters/files-local/files-local.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpine-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const stores: [string, () => FileStore][] = [['a folder', () => localFiles(folder)]]

describe.each(stores)('files kept in %s', (_, make) => {
  test('a stored file can be read repeatedly and by another process', async () => {
    await make().put('product-images/ab/1.webp', Buffer.from('one'))
    await make().put('product-images/ab/1.webp', Buffer.from('one'))

    expect(Buffer.from((await make().read('product-images/ab/1.webp'))!).toString()).toBe('one')
    expect(await readdir(join(folder, 'product-images/ab'))).toEqual(['1.webp'])
  })

  test('I16: files that a killed process left unfinished are deleted after a time, no others', async () => {
    await make().put('product-images/ab/2.webp', Buffer.from('two'))
    await writeFile(join(folder, '.half/left'), 'ha')
    await writeFile(join(folder, '.half/fresh'), 'ha')
    await utimes(
      join(folder, '.half/left'),
      new Date('2026-11-20T10:00:00Z'),
      new Date('2026-11-20T10:00:00Z'),
    )

    expect(await make().removeIncomplete(new Date('2026-11-20T11:00:00Z'))).toBe(1)
    expect(await readdir(join(folder, '.half'))).toEqual(['fresh'])
    expect(await make().read('product-images/ab/2.webp')).toBeDefined()
  })

  test('a file that was never stored is undefined', async () => {
    expect([
      await make().read('product-images/none'),
      await make().read('product-images/ab'),
      await make().read('product-images/ab/1.webp/deeper'),
    ]).toEqual([undefined, undefined, undefined])
  })

  test.each(['../secret', 'a/../../b', '/etc/passwd', 'a', 'a/.b', 'A/b', 'a/b\0c', ''])(
    '%j is not a key',
    async (key) => {
      await expect(make().read(key)).rejects.toThrow('Not a file key')
      await expect(make().put(key, Buffer.from('x'))).rejects.toThrow('Not a file key')
    },
  )
})

describe('[S11] no other user of the machine reads the files', () => {
  const modes = async (root: string, paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => ((await stat(join(root, path))).mode & 0o777).toString(8)))

  test('folders are 0700 and files 0600', async () => {
    const own = join(folder, 'private')
    await localFiles(own).put('photos/ab/1.webp', Buffer.from('one'))

    expect(await modes(own, ['.', 'photos', 'photos/ab', '.half', 'photos/ab/1.webp'])).toEqual([
      '700',
      '700',
      '700',
      '700',
      '600',
    ])
  })

  test('what an earlier release wrote is closed, also after a call that was ended', async () => {
    const former = join(folder, 'former')
    await mkdir(join(former, 'photos/ab'), { recursive: true })
    await writeFile(join(former, 'photos/ab/1.webp'), 'one')
    const all = ['.', 'photos', 'photos/ab', 'photos/ab/1.webp']
    for (const [at, mode] of [0o755, 0o755, 0o755, 0o644].entries()) await chmod(join(former, all[at]!), mode)
    await closeToOthers(former)
    expect(await modes(former, all)).toEqual(['700', '700', '700', '600'])

    await chmod(join(former, all[3]!), 0o644)
    await chmod(former, 0o755)
    await closeToOthers(former)
    expect(await modes(former, all)).toEqual(['700', '700', '700', '600'])
  })

  test('a folder that is not there yet stays away', async () => {
    await closeToOthers(join(folder, 'none'))
    expect(await readdir(folder)).not.toContain('none')
  })
})
