import { createVerify, X509Certificate } from 'node:crypto'
import { type Notice, type Unknown, unknownOutcome } from '#features/payments/server/ports.ts'

export interface NoticeOptions {
  merchantId: string
  /** a certificate beside those of Amazon's notification service, named exactly */
  ownCertificateUrl: string | undefined
}

export type AmazonNotice =
  | { kind: 'genuine'; eventId: string; eventKind: string; chargePermissionId: string }
  | { kind: 'forged' }
  | Unknown

/** Amazon retries for two weeks, so an older notice is a replay. */
const OLDEST_MS = 15 * 24 * 3_600_000
const CERTIFICATE_DEADLINE_MS = 5_000
const MAX_CERTIFICATE = 16 * 1024
const MAX_KEPT = 4

const SIGNED = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const
type Envelope = Partial<
  Record<(typeof SIGNED)[number] | 'Signature' | 'SignatureVersion' | 'SigningCertURL', unknown>
>

/**
 * Checks notices of Amazon Pay: an SNS envelope whose fields are signed by a certificate that only Amazon's
 * own host serves. Any other notice is `forged`; `unknown` while the certificate cannot be fetched.
 */
export function createNoticeVerifier({ merchantId, ownCertificateUrl }: NoticeOptions) {
  const kept = new Map<string, X509Certificate>()

  async function certificate(url: string): Promise<X509Certificate | undefined> {
    const known = kept.get(url)
    if (known) return known
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(CERTIFICATE_DEADLINE_MS),
    })
    const text = response.ok ? await response.text() : ''
    if (text === '' || text.length > MAX_CERTIFICATE) return undefined
    const read = new X509Certificate(text)
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(url, read)
    return read
  }

  return async function verify({ body, now }: Notice): Promise<AmazonNotice> {
    const envelope = parse<Envelope>(body)
    const url = String(envelope?.SigningCertURL)
    if (
      envelope?.Type !== 'Notification' ||
      !(isAmazonsCertificate(url) || url === ownCertificateUrl) ||
      !isRecent(envelope, now)
    )
      return { kind: 'forged' }
    try {
      const signer = await certificate(url)
      if (!signer) return unknownOutcome('no_certificate')
      return isSignedBy(signer, envelope, now) ? readMessage(envelope, merchantId) : { kind: 'forged' }
    } catch {
      return unknownOutcome('no_certificate')
    }
  }
}

function isAmazonsCertificate(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, pathname, username } = new URL(address)
  return (
    protocol === 'https:' &&
    username === '' &&
    /^sns\.[a-z]{2}(-[a-z]+)+-\d\.amazonaws\.com$/.test(host) &&
    pathname.endsWith('.pem')
  )
}

function isRecent({ Timestamp }: Envelope, now: Date): boolean {
  const age = now.getTime() - Date.parse(String(Timestamp))
  return age < OLDEST_MS
}

function isSignedBy(signer: X509Certificate, envelope: Envelope, now: Date): boolean {
  const { Signature, SignatureVersion } = envelope
  if (typeof Signature !== 'string' || (SignatureVersion !== '1' && SignatureVersion !== '2')) return false
  if (now < new Date(signer.validFrom) || now > new Date(signer.validTo)) return false
  const text = SIGNED.flatMap((name) =>
    envelope[name] === undefined ? [] : [`${name}\n${String(envelope[name])}\n`],
  ).join('')
  return createVerify(SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256')
    .update(text, 'utf8')
    .verify(signer.publicKey, Signature, 'base64')
}

function readMessage({ Message, MessageId }: Envelope, merchantId: string): AmazonNotice {
  const { MerchantID, ObjectType, NotificationType, ChargePermissionId } =
    parse<Record<string, unknown>>(String(Message)) ?? {}
  if (
    MerchantID !== merchantId ||
    typeof MessageId !== 'string' ||
    MessageId.length > 100 ||
    !/^[\w-]{1,64}$/.test(String(ChargePermissionId))
  )
    return { kind: 'forged' }
  return {
    kind: 'genuine',
    eventId: MessageId,
    eventKind: `${String(ObjectType)}.${String(NotificationType)}`.slice(0, 100),
    chargePermissionId: String(ChargePermissionId),
  }
}

function parse<T>(text: string): T | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as T) : undefined
  } catch {
    return undefined
  }
}
