import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { CaughtMail } from './caught-mail.ts'
import { htmlViewHeaders, listPage, mailCss, messagePage } from './pages.ts'

/**
 * Faults for the next mails. `drop_reply` stores the mail and breaks the connection before the reply.
 */
type MailFault =
  | { behavior: 'reject'; code: number }
  | { behavior: 'reject_recipient'; code: number }
  | { behavior: 'drop_reply' }
  | { behavior: 'delay_ms'; ms: number }

export interface MailCatcherOptions {
  /** 0 takes any free port */
  smtpPort: number
  httpPort: number
  host?: '127.0.0.1' | 'localhost' | undefined
  /** how many mails are kept, 500 unless set */
  kept?: number
}

export interface MailCatcher {
  smtpUrl: string
  url: string
  messages(): readonly CaughtMail[]
  fault(fault: MailFault, times?: number): void
  clear(): void
  close(): Promise<void>
}

const KEPT = 500
const MAX_BYTES = 10 * 1024 * 1024

/** Takes every mail on this machine, sends none on, and shows them on a page. */
export async function startMailCatcher(options: MailCatcherOptions): Promise<MailCatcher> {
  const host = options.host ?? '127.0.0.1'
  const caught: CaughtMail[] = []
  let faults: MailFault[] = []
  const takeFault = (...kinds: MailFault['behavior'][]): MailFault | undefined => {
    const index = faults.findIndex(({ behavior }) => kinds.includes(behavior))
    return index < 0 ? undefined : faults.splice(index, 1)[0]
  }
  const keep = (mail: CaughtMail) => {
    caught.push(mail)
    if (caught.length > (options.kept ?? KEPT)) caught.shift()
  }
  const smtp = makeSmtpServer({ keep, takeFault })
  const clear = () => {
    caught.length = 0
    faults = []
  }
  const http = createServer((request, response) => answer({ caught, clear }, request, response))
  await Promise.all([
    new Promise<void>((resolve, reject) => {
      smtp.once('error', reject)
      smtp.listen(options.smtpPort, host, () => resolve())
    }),
    new Promise<void>((resolve, reject) =>
      http.once('error', reject).listen(options.httpPort, host, () => resolve()),
    ),
  ])
  // After this the sender has to handle a broken connection.
  smtp.on('error', () => undefined)

  return {
    smtpUrl: `smtp://${host}:${(smtp.server.address() as AddressInfo).port}`,
    url: `http://${host}:${(http.address() as AddressInfo).port}`,
    messages: () => caught,
    fault: (fault, times = 1) => void faults.push(...Array.from({ length: times }, () => fault)),
    clear,
    async close() {
      http.closeAllConnections()
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(() => resolve())),
        new Promise<void>((resolve) => http.close(() => resolve())),
      ])
    },
  }
}

interface Inside {
  keep(mail: CaughtMail): void
  takeFault(...kinds: MailFault['behavior'][]): MailFault | undefined
}

const refusal = (code: number): Error =>
  Object.assign(new Error('Refused by the mail catcher'), { responseCode: code })

function makeSmtpServer({ keep, takeFault }: Inside): SMTPServer {
  let count = 0
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: 200,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'anyone' }),
    onRcptTo(_address, _session, callback) {
      const fault = takeFault('reject_recipient')
      if (fault?.behavior === 'reject_recipient') callback(refusal(fault.code))
      else callback()
    },
    onData(stream, session, callback) {
      simpleParser(stream).then(async (parsed) => {
        const fault = takeFault('reject', 'drop_reply', 'delay_ms')
        if (fault?.behavior === 'reject') return callback(refusal(fault.code))
        if (fault?.behavior === 'delay_ms') await new Promise((resolve) => setTimeout(resolve, fault.ms))
        keep({
          id: String(++count),
          receivedAt: new Date().toISOString(),
          messageId: parsed.messageId ?? '',
          from: parsed.from?.text ?? '',
          to: session.envelope.rcptTo.map(({ address }) => address).join(', '),
          subject: parsed.subject ?? '',
          text: parsed.text ?? '',
          html: parsed.html || '',
          stopHref: oneClickStop(parsed),
          attachments: parsed.attachments.map(({ filename, contentType, size }) => ({
            filename: filename ?? '',
            contentType,
            size,
          })),
        })
        return fault?.behavior === 'drop_reply' ? breakConnection(server, session) : callback()
      }, callback)
    },
  })
  return server
}

function oneClickStop({ headerLines }: ParsedMail): string | null {
  const lineOf = (key: string) => headerLines.find((header) => header.key === key)?.line ?? ''
  if (!lineOf('list-unsubscribe-post').includes('List-Unsubscribe=One-Click')) return null
  return /<([^<>]+)>/.exec(lineOf('list-unsubscribe'))?.[1]?.replaceAll(/\s/g, '') ?? null
}

// The library has no call that breaks a connection, so this reads its internal list of connections.
function breakConnection(server: SMTPServer, session: SMTPServerSession): void {
  const connections = (
    server as unknown as { connections: Set<{ id: string; _socket: { destroy(): void } }> }
  ).connections
  for (const connection of connections) if (connection.id === session.id) connection._socket.destroy()
}

function answer(
  { caught, clear }: { caught: readonly CaughtMail[]; clear: () => void },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const send = (status: number, type: string, body: string, headers: Record<string, string> = {}) =>
    response
      .writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy':
          "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; " +
          "frame-ancestors 'self'",
        ...headers,
      })
      .end(body)
  // Another host name means that a foreign page reached this server through DNS rebinding.
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? ''))
    return void send(403, 'text/plain', 'Only for this computer.\n')
  if (request.method === 'DELETE' && url.pathname === '/messages' && request.headers.origin === undefined) {
    clear()
    return void send(200, 'application/json', '{"done":true}')
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void send(405, 'text/plain', 'Not here.\n')
  const page = pageAt(caught, url)
  return void send(page.status, page.type, page.body, page.headers)
}

interface Page {
  status: number
  type: string
  body: string
  headers?: Record<string, string>
}

function pageAt(caught: readonly CaughtMail[], url: URL): Page {
  const to = url.searchParams.get('to')
  const shown = to === null ? caught : caught.filter((mail) => mail.to === to)
  if (url.pathname === '/') return { status: 200, type: 'text/html', body: listPage(shown) }
  if (url.pathname === '/mail.css') return { status: 200, type: 'text/css', body: mailCss }
  if (url.pathname === '/messages')
    return { status: 200, type: 'application/json', body: JSON.stringify(shown) }
  const [, id, view] = /^\/messages\/(\d+)(?:\/(html|json))?$/.exec(url.pathname) ?? []
  const mail = caught.find((each) => each.id === id)
  if (!mail) return { status: 404, type: 'text/plain', body: 'There is no such mail.\n' }
  if (view === 'json') return { status: 200, type: 'application/json', body: JSON.stringify(mail) }
  if (view !== 'html') return { status: 200, type: 'text/html', body: messagePage(mail) }
  const body = mail.html || '<p>This mail has no HTML part.</p>'
  return { status: 200, type: 'text/html', body, headers: htmlViewHeaders }
}
