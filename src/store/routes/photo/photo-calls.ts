import { call } from '#api/client.ts'
import type { DraftPhoto } from '#features/partners/photo-quotes/contract.ts'
import { SHOTS } from '#features/partners/photo-quotes/rules/form.ts'
import { texts } from '#features/partners/photo-quotes/texts.ts'
import type { Sender, SendResult } from '#features/partners/photo-quotes/ui/upload-queue.ts'
import { decodeError } from '#lib/api-error.ts'

const PATH = '/v1/api/photo-quotes/photos'
const TOO_MANY = 429
/** From this status on the failure is the server's or the network's, so trying again may help. */
const SERVER_FAULT = 500
const STORAGE_FULL = 507

/** Sends one photo and reports its progress; `fetch` does not say how much of a body was sent. */
export const sendPhoto: Sender['send'] = ({ key, shot, file, name }, progress, signal) =>
  new Promise((resolve) => {
    const form = new FormData()
    form.set('shot', shot)
    form.set('key', key)
    form.set('picture', file, name || 'photo.jpg')
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      progress(total > 0 ? Math.min(99, Math.round((loaded / total) * 100)) : 0),
    )
    request.addEventListener('load', () => resolve(resultOf(request)))
    for (const end of ['error', 'timeout', 'abort'])
      request.addEventListener(end, () => resolve({ kind: 'later', waitMs: undefined }))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', PATH)
    request.setRequestHeader('accept', 'application/json')
    request.send(form)
  })

function resultOf(request: XMLHttpRequest): SendResult {
  const body = parsed(request.responseText)
  if (request.status === 200) return { kind: 'saved', photo: body as DraftPhoto }
  const refusal = decodeError(request.status, body)
  if (request.status === TOO_MANY || (request.status >= SERVER_FAULT && request.status !== STORAGE_FULL)) {
    const seconds = Number(request.getResponseHeader('retry-after') ?? 0)
    return { kind: 'later', waitMs: seconds > 0 ? seconds * 1_000 : undefined }
  }
  return { kind: 'refused', message: refusal?.message ?? texts.refusals.failed }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function fetchChallenge(): Promise<object> {
  const { challenge } = (await call('POST', '/photo-quotes/challenge')) as { challenge: object }
  return challenge
}

/** Saves the typed values. Without a connection they stay in the fields, and the next key saves them. */
export function saveFields(form: HTMLFormElement): void {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const chosen = data.getAll('unreachable')
  void call('POST', '/photo-quotes/draft', {
    unreachable: SHOTS.filter((shot) => chosen.includes(shot)),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    zip: text('zip'),
    rooms: text('rooms'),
    wishes: text('wishes'),
    hasConsent: data.get('consent') === 'yes',
  }).catch(() => undefined)
}
