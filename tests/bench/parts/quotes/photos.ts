import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { takePhoto } from '../../../fixtures/shop/photos.ts'
import type { Bench } from '../../bench.ts'
import { atMost, megabytes } from '../../figures.ts'

const PHOTOS = 3
const PHOTO_BYTES = 8 * 1024 * 1024
const MOST_MEGABYTES = 60
const SAMPLE_MS = 5
const STATM_PAGE_BYTES = 4_096

/** Three photos from a phone to a request: how far the store's process grows at most. */
export async function measurePhotos({ store, note, references }: Bench): Promise<void> {
  const pid = store.process.pid
  if (process.platform !== 'linux' || pid === undefined) return
  const photo = await largePhoto()
  // A first small photo loads the library of pictures.
  const cookie = await send(store.url, await takePhoto(), 'bench-photo-small')
  const before = residentBytes(pid)
  let most = before
  const sampler = setInterval(() => (most = Math.max(most, residentBytes(pid))), SAMPLE_MS)
  for (let sent = 0; sent < PHOTOS; sent++) await send(store.url, photo, `bench-photo-${sent}`, cookie)
  clearInterval(sampler)
  note(
    atMost(MOST_MEGABYTES, {
      name: `${PHOTOS} photos of ${megabytes(photo.length)} from a phone: the process grows by`,
      value: megabytes(most - before),
      measured: (most - before) / 1024 / 1024,
      beside: references.cpu().shown,
      unit: 'MB',
    }),
  )
}

/** Sends a photo as a phone does; the Cookie header of the request's owner. */
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
