import { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSmtpMailer } from '#adapters/mail-smtp/smtp-mailer.ts'
import { type MailCatcher, startMailCatcher } from '#demo/mail-catcher/catcher.ts'
import type { Mailer, Message } from '#platform/mail/server/ports.ts'

const FROM = 'Alpine <orders@example.com>'

let catcher: MailCatcher
let mailer: Mailer

beforeAll(async () => {
  catcher = await startMailCatcher({ smtpPort: 0, httpPort: 0 })
})
afterAll(() => catcher.close())
beforeEach(() => {
  catcher.clear()
  mailer = createSmtpMailer({ url: catcher.smtpUrl, from: FROM, deadlineMs: 10_000 })
})
let undo = () => {}
afterEach(() => {
  undo()
  mailer.close()
})

const makeMessage = (overrides: Partial<Message> = {}): Message => ({
  to: { address: 'dana@example.com', name: 'Dana Reyes' },
  subject: 'Your order A000000000001',
  html: '<h1>Thank you</h1><p>43″ × 17½″, 96%</p>',
  text: 'Thank you',
  dedupeKey: 'order-confirmation:A000000000001',
  ...overrides,
})

describe('smtp', () => {
  test('a mail arrives with its HTML, its text and its attachment', async () => {
    const result = await mailer.send(
      makeMessage({
        attachments: [
          {
            filename: 'receipt.pdf',
            contentType: 'application/pdf',
            content: new Uint8Array([37, 80, 68, 70]),
          },
        ],
      }),
    )

    expect(result).toMatchObject({ kind: 'sent' })
    expect(catcher.messages()).toMatchObject([
      {
        from: '"Alpine" <orders@example.com>',
        to: 'dana@example.com',
        subject: 'Your order A000000000001',
        html: expect.stringContaining('43″ × 17½″'),
        text: expect.stringContaining('Thank you'),
        attachments: [{ filename: 'receipt.pdf', contentType: 'application/pdf', size: 4 }],
      },
    ])
  })

  test('a mail is written to the connection in one piece', async () => {
    const written: string[] = []
    const write = Socket.prototype.write
    undo = () => {
      Socket.prototype.write = write
    }
    Socket.prototype.write = function (this: Socket, ...given: Parameters<typeof write>) {
      written.push(String(given[0]))
      return write.apply(this, given)
    } as typeof write

    await mailer.send(makeMessage({ html: '<p>43″ × 17½″, 96%</p>'.repeat(500) }))

    // The first header and the end of the last part.
    expect(written.filter((text) => /^From: |--\r\n$/m.test(text))).toHaveLength(1)
  })

  test('the same mail sent again carries the same Message-ID, another mail another', async () => {
    await mailer.send(makeMessage())
    await mailer.send(makeMessage())
    await mailer.send(makeMessage({ dedupeKey: 'order-confirmation:A000000000002' }))

    const [first, again, other] = catcher.messages().map(({ messageId }) => messageId)
    expect(first).toMatch(/^<[0-9a-f]{40}@example\.com>$/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  test.each([
    [
      'a full mailbox',
      { behavior: 'reject_recipient', code: 452 } as const,
      { kind: 'retry', cause: 'EENVELOPE 452' },
    ],
    ['a busy server', { behavior: 'reject', code: 451 } as const, { kind: 'retry', cause: 'EMESSAGE 451' }],
    [
      'an unknown person',
      { behavior: 'reject_recipient', code: 550 } as const,
      { kind: 'rejected', code: '550' },
    ],
    ['a refused content', { behavior: 'reject', code: 554 } as const, { kind: 'rejected', code: '554' }],
  ])('%s', async (_, fault, expected) => {
    catcher.fault(fault)

    expect(await mailer.send(makeMessage())).toEqual(expected)
    expect(catcher.messages()).toEqual([])
  })

  test('[F44] the answer is lost after the mail was accepted: the retry has its Message-ID', async () => {
    catcher.fault({ behavior: 'drop_reply' })

    expect(await mailer.send(makeMessage())).toMatchObject({ kind: 'retry' })
    expect(await mailer.send(makeMessage())).toMatchObject({ kind: 'sent' })
    expect(new Set(catcher.messages().map(({ messageId }) => messageId)).size).toBe(1)
    expect(catcher.messages()).toHaveLength(2)
  })

  test('a server that is too slow: try again', async () => {
    // A server of its own: it keeps the mail after the test has ended.
    const slow = await startMailCatcher({ smtpPort: 0, httpPort: 0 })
    slow.fault({ behavior: 'delay_ms', ms: 5_000 })
    const hasty = createSmtpMailer({ url: slow.smtpUrl, from: FROM, deadlineMs: 200 })

    expect(await hasty.send(makeMessage())).toEqual({ kind: 'retry', cause: 'deadline' })
    hasty.close()
    await slow.close()
  })

  test('[F44] no server there: try again', async () => {
    const nowhere = createSmtpMailer({ url: 'smtp://127.0.0.1:9', from: FROM })

    expect(await nowhere.send(makeMessage())).toMatchObject({ kind: 'retry' })
    nowhere.close()
  })

  test('a subject or a name with line breaks makes no further header', async () => {
    await mailer.send(
      makeMessage({
        subject: 'Order\r\nBcc: thief@example.com',
        to: { address: 'dana@example.com', name: 'Dana\r\nBcc: thief@example.com' },
      }),
    )

    expect(catcher.messages().map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: 'dana@example.com', subject: 'Order Bcc: thief@example.com' },
    ])
  })

  test('one address only: a list in the address field reaches only the first', async () => {
    await mailer.send(makeMessage({ to: { address: 'dana@example.com, thief@example.com' } }))

    expect(catcher.messages().map(({ to }) => to)).not.toContainEqual(
      expect.stringMatching(/(^|, )thief@example\.com/),
    )
  })

  test('many mails go over few connections', async () => {
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) => mailer.send(makeMessage({ dedupeKey: `n${index}` }))),
    )

    expect(results.filter(({ kind }) => kind === 'sent')).toHaveLength(40)
    expect(catcher.messages()).toHaveLength(40)
  })
})

describe('the catcher’s page', () => {
  test('lists what was sent, as text', async () => {
    await mailer.send(makeMessage({ subject: '<img src=x onerror=alert(1)>' }))

    const page = await (await fetch(catcher.url)).text()
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page).not.toContain('<img src=x')
  })

  test('shows a mail’s HTML sealed: no script, no network, no origin', async () => {
    await mailer.send(
      makeMessage({ html: '<script>top.location="http://evil.example"</script><p>Hello</p>' }),
    )
    const id = catcher.messages()[0]?.id

    expect(await (await fetch(`${catcher.url}/messages/${id}`)).text()).toContain('<iframe sandbox')
    expect(
      (await fetch(`${catcher.url}/messages/${id}/html`)).headers.get('content-security-policy'),
    ).toMatch(/^sandbox; default-src 'none'/)
  })

  test('answers tests with JSON, for one receiver if asked', async () => {
    await mailer.send(makeMessage())
    await mailer.send(makeMessage({ to: { address: 'else@example.com' } }))

    expect(await (await fetch(`${catcher.url}/messages?to=dana@example.com`)).json()).toMatchObject([
      { to: 'dana@example.com' },
    ])
  })
})
