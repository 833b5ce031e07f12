import { createHash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Mailer, Message, SendResult } from '#platform/mail/server/ports.ts'

/**
 * Collects a mail and passes it on in one piece. The library composes it in about ten small ones, and each
 * would be a write to the network.
 */
class WholeMail extends Transform {
  readonly #pieces: Buffer[] = []

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#pieces.push(piece)
    done()
  }

  override _flush(done: TransformCallback): void {
    done(null, Buffer.concat(this.#pieces))
  }
}

interface SmtpSettings {
  /** smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465 */
  url: string
  /** the sender, e.g. "Alpine <orders@example.com>" */
  from: string
  /** hard limit of one mail, 30 s unless set */
  deadlineMs?: number | undefined
  maxConnections?: number | undefined
}

const DEADLINE_MS = 30_000
const CHECK_DEADLINE_MS = 8_000
const CONNECT_TIMEOUT_MS = 5_000
const SOCKET_TIMEOUT_MS = 20_000

/** A mailer over SMTP with a small pool of connections. */
export function createSmtpMailer(settings: SmtpSettings): Mailer {
  const transport = createTransport(transportOptions(settings))
  const deadlineMs = settings.deadlineMs ?? DEADLINE_MS
  const domain = /@([\w.-]+)/.exec(settings.from)?.[1] ?? 'localhost'
  // The pool also emits connection errors as an event. The mail that fails reports them already.
  transport.on('error', () => undefined)
  transport.use('stream', (mail, done) => {
    mail.message.transform(() => new WholeMail())
    done()
  })

  return {
    send: (message) => withDeadline(transport.sendMail(toMail(message, settings.from, domain)), deadlineMs),
    async check() {
      const seen = await withDeadline(
        transport.verify().then(() => ({ messageId: '' })),
        CHECK_DEADLINE_MS,
      )
      if (seen.kind === 'sent') return { kind: 'answered' }
      return { kind: 'failed', cause: seen.kind === 'retry' ? seen.cause : 'EAUTH' }
    },
    close: () => transport.close(),
  }
}

function transportOptions({ url, maxConnections }: SmtpSettings) {
  const { hostname, port, protocol, username, password } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  const isSecure = protocol === 'smtps:'
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host)
  return {
    pool: true as const,
    host,
    port: port ? Number(port) : isSecure ? 465 : 587,
    secure: isSecure,
    // Mails have names and addresses, so they leave this machine only encrypted.
    requireTLS: !isSecure && !isLocal,
    ignoreTLS: isLocal && !isSecure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    maxConnections: maxConnections ?? 4,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function toMail(message: Message, from: string, domain: string) {
  const { to, subject, html, text, replyTo, stopHref } = message
  const attachments = (message.attachments ?? []).map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    content: Buffer.from(content),
  }))
  return {
    from,
    to: { name: to.name ?? '', address: to.address },
    subject,
    html,
    text,
    ...(replyTo ? { replyTo } : {}),
    messageId: messageId(message.dedupeKey, domain),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stopHref && {
        'List-Unsubscribe': `<${stopHref}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments,
  }
}

/** The same id for the same key. The key cannot be read from the id. */
export const messageId = (dedupeKey: string, domain: string): string =>
  `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)}@${domain}>`

function withDeadline(sending: Promise<{ messageId: string }>, deadlineMs: number): Promise<SendResult> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'retry', cause: 'deadline' }), deadlineMs)
    sending
      .then((info): SendResult => ({ kind: 'sent', messageId: info.messageId }), classify)
      .then((result) => {
        clearTimeout(timer)
        resolve(result)
      })
  })
}

// The server refused this mail because of its sender, receiver or content. A refused sign-in is our fault, so
// we retry.
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE']

function classify(error: unknown): SendResult {
  const { code, responseCode } = (typeof error === 'object' && error !== null ? error : {}) as {
    code?: unknown
    responseCode?: unknown
  }
  const kind = typeof code === 'string' && /^[A-Z]{3,20}$/.test(code) ? code : 'unknown'
  const answer = typeof responseCode === 'number' ? responseCode : undefined
  if (ABOUT_THE_MAIL.includes(kind) && (answer === undefined || answer >= 500))
    return { kind: 'rejected', code: String(answer ?? kind) }
  return { kind: 'retry', cause: answer === undefined ? kind : `${kind} ${answer}` }
}
