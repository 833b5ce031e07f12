import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Shot } from '#features/partners/photo-quotes/rules/form.ts'
import { texts } from '#features/partners/photo-quotes/texts.ts'
import { launchBrowser } from '../../../fixtures/browser/browser.ts'
import { PHONE, visit } from '../../../fixtures/browser/page.ts'
import { takePhoto } from '../../../fixtures/shop/photos.ts'
import type { Bench } from '../../bench.ts'
import { atMost, megabytes } from '../../figures.ts'

const PHOTOS = 3
const PHOTO_BYTES = 8 * 1024 * 1024
const MOST_MEGABYTES = 60
const SAMPLE_MS = 5
const STATM_PAGE_BYTES = 4_096

/**
 * How far the store's process grows at most while three photos arrive: from the form in a phone's browser,
 * which makes them smaller first, and whole, as a browser without script or a program sends them.
 */
export async function measurePhotos({ store, note, references }: Bench): Promise<void> {
  const pid = store.process.pid
  if (process.platform !== 'linux' || pid === undefined) return
  const photo = await largePhoto()
  const fromPhone = await grownByPhone(store.url, pid, photo)
  note(
    atMost(MOST_MEGABYTES, {
      name: `${PHOTOS} photos of ${megabytes(photo.length)} from the form on a phone: the process grows by`,
      value: megabytes(fromPhone),
      measured: fromPhone / 1024 / 1024,
      beside: references.cpu().shown,
      unit: 'MB',
    }),
  )
  const whole = await grownByWhole(store.url, pid, photo)
  note({
    name: `the same photos sent whole, without the form’s script: the process grows by`,
    value: megabytes(whole),
  })
}

/** Puts the photos into the form, one view after the other, and waits until each is saved. */
async function grownByPhone(url: string, pid: number, photo: Buffer): Promise<number> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true })
    await visit(page, `${url}/quote-by-photo/form`)
    const choose = async (shot: Shot, buffer: Buffer) => {
      const slot = page.locator(`#shot-${shot}`)
      const file = { name: `${shot}.jpg`, mimeType: 'image/jpeg', buffer }
      await slot.locator('input[type="file"]').setInputFiles(file)
      await slot.getByText(texts.form.saved, { exact: true }).waitFor()
    }
    // A first small photo loads the library of pictures.
    await choose('outdoor', await takePhoto())
    return await grownDuring(pid, async () => {
      for (const shot of ['outdoor-plate', 'indoor', 'indoor-plate'] as const) await choose(shot, photo)
    })
  } finally {
    await browser.close()
  }
}

async function grownByWhole(url: string, pid: number, photo: Buffer): Promise<number> {
  const cookie = await send(url, await takePhoto(), 'bench-photo-small')
  return grownDuring(pid, async () => {
    for (let sent = 0; sent < PHOTOS; sent++) await send(url, photo, `bench-photo-${sent}`, cookie)
  })
}

/** The most bytes that a process holds during some work above those that it held before. */
async function grownDuring(pid: number, work: () => Promise<void>): Promise<number> {
  const before = residentBytes(pid)
  let most = before
  const sampler = setInterval(() => (most = Math.max(most, residentBytes(pid))), SAMPLE_MS)
  await work()
  clearInterval(sampler)
  return most - before
}

/** Sends a photo as it is; the Cookie header of the request's owner. */
async function send(url: string, photo: Uint8Array, key: string, cookie = ''): Promise<string> {
  const form = new FormData()
  form.set('shot', 'outdoor-plate')
  form.set('key', key)
  form.set('picture', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }))
  const headers = { cookie }
  const answer = await fetch(`${url}/v1/api/photo-quotes/photos`, { method: 'POST', headers, body: form })
  if (!answer.ok) throw new Error(`A photo was answered with ${answer.status} ${await answer.text()}`)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
}

const residentBytes = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * STATM_PAGE_BYTES

/** A photo of 12 million pixels, turned as an upright phone turns it, with as much detail as 8 MB hold. */
async function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const pixels = await sharp({
    create: { width: 4_000, height: 3_000, channels: 3, background: '#888', noise },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  for (let quality = 60; ; quality += 5) {
    const photo = await sharp(pixels).withMetadata({ orientation: 6 }).jpeg({ quality }).toBuffer()
    if (photo.length >= PHOTO_BYTES || quality >= 100) return photo
  }
}
