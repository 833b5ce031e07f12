import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localFiles } from '#adapters/files-local/files-local.ts'
import { exportCatalogue } from '#features/catalog/catalog/server/import/export-catalogue.ts'
import { importCatalogue } from '#features/catalog/catalog/server/import/import-catalogue.ts'
import { addPicture, runImport } from '#features/catalog/catalog/server/import/import-command.ts'
import { findCards } from '#features/catalog/catalog/server/index.ts'
import { pictureResponse, storePicture } from '#features/catalog/catalog/server/pictures/picture.ts'
import { takePicturesFrom } from '#features/catalog/catalog/server/pictures/take-picture.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'

let folder: string
let database: TestDatabase
const files = () => localFiles(join(folder, 'store'))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpine-pictures-'))
  database = await makeDatabase()
  await mkdir(join(folder, 'photos'))
  await writeFile(join(folder, 'photos/front.jpg'), await photo().toBuffer())
  await writeFile(join(folder, 'photos/label.jpg'), await photo().negate().toBuffer())
  await writeFile(join(folder, 'photos/not-a-picture.jpg'), '<svg onload="alert(1)"></svg>')
  await writeFile(join(folder, '..', 'outside.jpg'), await photo().toBuffer())
  await symlink(join(folder, '..', 'outside.jpg'), join(folder, 'photos/link.jpg'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await rm(join(folder, '..', 'outside.jpg'), { force: true })
  await database.drop()
})

/** A photo with a place in it, lying on its side: 900 × 700 when it is turned upright. */
const photo = () =>
  sharp({ create: { width: 700, height: 900, channels: 3, background: '#8a5' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Canary' }, IFD3: { GPSLatitude: '41/1 55/1 0/1' } })
    .withMetadata({ orientation: 6 })

const answer = async (hash: string, file: string) => {
  const response = await pictureResponse(files(), hash, file)
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cache: response.headers.get('cache-control'),
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

describe('[R-PRODUCT] a merchant’s picture is stored', () => {
  test(
    'upright, in AVIF and WebP, in every width, without what the camera wrote into it, at ' +
      'addresses that never change',
    async () => {
      const result = await storePicture(files(), await photo().toBuffer())
      const again = await storePicture(files(), await photo().toBuffer())
      const picture = result.kind === 'stored' ? result.picture : undefined
      const [webp, avif] = [await answer(picture!.hash, '640.webp'), await answer(picture!.hash, '900.avif')]
      const [small, large] = [await sharp(webp.bytes).metadata(), await sharp(avif.bytes).metadata()]

      expect(again).toEqual(result)
      expect(picture).toMatchObject({ width: 900, height: 700 })
      expect([webp.status, webp.type, webp.cache, avif.type]).toEqual([
        200,
        'image/webp',
        'public, max-age=31536000, immutable',
        'image/avif',
      ])
      expect([small.format, small.width, small.height, large.width, large.height]).toEqual([
        'webp',
        640,
        498,
        900,
        700,
      ])
      expect([small.exif, large.exif, webp.bytes.includes('Canary')]).toEqual([undefined, undefined, false])
    },
  )

  test.each([
    ['words', () => Buffer.from('hello')],
    [
      'a drawing with a script',
      () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>',
        ),
    ],
    ['half a picture', async () => (await photo().toBuffer()).subarray(0, 900)],
    [
      'a picture of a thumb’s size',
      () =>
        sharp({ create: { width: 40, height: 40, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
    ],
    [
      'a picture of too many pixels',
      () =>
        sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
    ],
    ['a file of 26 MB', () => Buffer.alloc(26 * 1024 * 1024)],
  ])('%s is refused', async (_, make) => {
    expect(await storePicture(files(), await make())).toMatchObject({
      kind: 'refused',
      expected: expect.any(String),
    })
  })

  test.each([
    ['0'.repeat(32), '640.webp'],
    ['0'.repeat(32), 'picture.json'],
    ['..', '..%2f..%2fpasswd'],
  ])('there is nothing at %s/%s', async (hash, file) => {
    expect(await answer(hash, file)).toMatchObject({ status: 404, cache: 'no-store' })
  })

  test.each([
    '../outside.jpg',
    '/etc/hostname',
    'photos/link.jpg',
    'photos/none.jpg',
    'photos',
    'stored:../../x',
    `stored:${'0'.repeat(32)}`,
    'photos/not-a-picture.jpg',
  ])('a catalog cannot name %s', async (file) => {
    expect(await takePicturesFrom(folder, files())(file)).toMatchObject({ kind: 'refused' })
  })
})

describe('pictures of a catalog file', () => {
  const header = 'id,sku,name,brand,type,category,price,available,weight_lb,images'
  const row = (images: string) =>
    `${header}\n452900901,PIC-1,Pad with a picture,Northvale,pad,equipment-pads,10,5,4,${images}\n`
  const images = () =>
    database.db
      .selectFrom('product_image')
      .select(['position', 'alt', 'kind', 'width', 'height'])
      .orderBy('position')
      .execute()

  async function run(images: string): Promise<{ code: number; lines: string[] }> {
    const lines: string[] = []
    await writeFile(join(folder, 'catalogue.csv'), row(images))
    return {
      code: await runImport(database.db, join(folder, 'catalogue.csv'), (line) => lines.push(line), {
        files: files(),
      }),
      lines,
    }
  }

  test('one wrong picture keeps the file out and is named with its line', async () => {
    const { code, lines } = await run('photos/front.jpg|photos/not-a-picture.jpg')

    expect([code, lines[0]]).toEqual([
      1,
      expect.stringMatching(/^line 2, column images: expected .*picture.*, found photos\/not-a-picture\.jpg/),
    ])
    expect(await images()).toEqual([])
  })

  test(
    'they are shown in their order, stay when a later file is silent, leave as they came and ' +
      'go when it says none',
    async () => {
      const first = await run('photos/front.jpg')
      const shown = await images()
      const silent = await run('')
      const kept = await images()
      const exported = (
        await Readable.from(exportCatalogue(database.db, 'jsonl', new Date())).toArray()
      ).join('')
      const back = await importCatalogue(database.db, Readable.from([Buffer.from(exported)]), {
        format: 'jsonl',
        takePicture: takePicturesFrom(folder, files()),
      })
      const returned = await images()
      await run('none')

      expect([first.code, silent.code, back.kind]).toEqual([0, 0, 'imported'])
      expect(shown).toEqual([
        { position: 1, alt: 'Pad with a picture', kind: 'studio', width: 900, height: 700 },
      ])
      expect([kept, returned]).toEqual([shown, shown])
      expect(await images()).toEqual([])
    },
  )

  test('each keeps what it shows, through an export too, and a card shows the product itself', async () => {
    const cell = JSON.stringify([
      { file: 'photos/label.jpg', alt: 'Its data label', kind: 'label' },
      { file: 'photos/front.jpg', alt: 'On a roof', kind: 'installed' },
    ]).replaceAll('"', '""')
    const { code } = await run(`"${cell}"`)
    const shown = await images()
    const [card] = await findCards(database.db, ['452900901'], new Date())
    const exported = (await Readable.from(exportCatalogue(database.db, 'csv', new Date())).toArray()).join('')
    await run('none')
    const back = await importCatalogue(database.db, Readable.from([Buffer.from(exported)]), {
      format: 'csv',
      takePicture: takePicturesFrom(folder, files()),
    })

    expect([code, back.kind]).toEqual([0, 'imported'])
    expect(shown.map(({ alt, kind }) => [alt, kind])).toEqual([
      ['Its data label', 'label'],
      ['On a roof', 'installed'],
    ])
    expect(await images()).toEqual(shown)
    expect(card?.photo).toMatchObject({ alt: 'On a roof', kind: 'installed', width: 900 })
  })

  test('a picture is added by command, after those there are', async () => {
    await run('photos/front.jpg')
    const lines: string[] = []
    const add = (id: string, file: string) =>
      addPicture(
        database.db,
        files(),
        { id, file: join(folder, file), alt: 'From the left', kind: 'label' },
        (line) => lines.push(line),
      )
    const codes = [
      await add('452900901', 'photos/front.jpg'),
      await add('452900999', 'photos/front.jpg'),
      await add('452900901', 'photos/none.jpg'),
    ]

    expect(codes).toEqual([0, 1, 1])
    expect((await images()).map(({ position, alt, kind }) => [position, alt, kind])).toEqual([
      [1, 'Pad with a picture', 'studio'],
      [2, 'From the left', 'label'],
    ])
  })
})
