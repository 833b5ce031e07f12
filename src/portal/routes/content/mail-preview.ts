import type { LoaderFunctionArgs } from 'react-router'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { textOf } from '../reading.ts'

/** A mail brings its own styles. It runs nothing, loads nothing, and only our own page frames it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; " +
  "form-action 'none'; sandbox"

/** GET /mails/{id}/preview: the HTML of an example, for the frame of its page. `?look=dark` as there. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const { mails } = context.get(portalContext).api
  const { html } = await answered(mails.open({ id: textOf(params.id) }), url)
  const look = url.searchParams.get('look') === 'dark' ? 'dark' : 'light'
  return new Response(shownAs(html, look), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': MAIL_POLICY,
      'cache-control': 'private, no-store',
    },
  })
}

/** How a mail program shows a mail. */
export type MailLook = 'light' | 'dark'

const DARK_ONLY = '@media (prefers-color-scheme: dark)'

/** A mail as a mail program with this look shows it, whatever the browser's own look is. */
export const shownAs = (html: string, look: MailLook): string =>
  html.replace(DARK_ONLY, look === 'dark' ? '@media all' : '@media not all')
