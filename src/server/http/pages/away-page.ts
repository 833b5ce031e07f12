import { apiTexts, busyRefusal } from '../api.ts'

const texts = { title: 'One moment, please' }

/** The page while the database does not answer, so that no page of an application can be rendered: 503. */
export function awayPage(): Response {
  const { details } = busyRefusal()
  const html = [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${texts.title}</title><h1>${texts.title}</h1><p>${apiTexts.busy}</p>`,
  ].join('')
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'retry-after': String(details.retryAfterSeconds),
    },
  })
}
