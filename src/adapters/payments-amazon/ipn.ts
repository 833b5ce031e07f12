import { createVerify, X509Certificate } from 'node:crypto'
import {
  isTimely,
  type ProviderNotice,
  type Unknown,
  unknownOutcome,
} from '#features/selling/payments/server/ports.ts'
import { DAY_MS } from '#lib/dates.ts'

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
const OLDEST_MS = 15 * DAY_MS
const CERTIFICATE_DEADLINE_MS = 5_000
const MAX_CERTIFICATE = 16 * 1024
const MAX_KEPT = 4
/** An address that gave no certificate is not asked again for this long. */
const FAILED_MS = 60_000
const MAX_FAILED = 100
/** The most fetches of certificates at the same time. */
const MAX_FETCHES = 2

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
  /** when an address last gave no certificate */
  const failed = new Map<string, number>()
  const underWay = new Map<string, Promise<X509Certificate | undefined>>()

  // A stranger may name any number of certificates that do not exist. Each costs one call to Amazon, and no
  // more than two are under way.
  function certificate(
    url: string,
    now: Date,
  ): Promise<X509Certificate | undefined> | X509Certificate | undefined {
    const known = kept.get(url) ?? underWay.get(url)
    if (known) return known
    if (now.getTime() - (failed.get(url) ?? Number.NEGATIVE_INFINITY) < FAILED_MS) return undefined
    if (underWay.size >= MAX_FETCHES) return undefined
    const work = fetched(url)
      .catch(() => undefined)
      .then((found) => {
        if (found === undefined) {
          if (failed.size >= MAX_FAILED) failed.clear()
          failed.set(url, now.getTime())
        }
        return found
      })
      .finally(() => underWay.delete(url))
    underWay.set(url, work)
    return work
  }

  async function fetched(url: string): Promise<X509Certificate | undefined> {
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

  return async function verify({ body, now }: ProviderNotice): Promise<AmazonNotice> {
    const envelope = parse<Envelope>(body)
    const url = String(envelope?.SigningCertURL)
    if (
      envelope?.Type !== 'Notification' ||
      !(isAmazonsCertificate(url) || url === ownCertificateUrl) ||
      !isTimely(new Date(String(envelope.Timestamp)), now, OLDEST_MS)
    )
      return { kind: 'forged' }
    try {
      const signer = await certificate(url, now)
      if (!signer) return unknownOutcome('no_certificate')
      return isSignedBy(signer, envelope, now) ? readMessage(envelope, merchantId) : { kind: 'forged' }
    } catch {
      return unknownOutcome('no_certificate')
    }
  }
}

function isAmazonsCertificate(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, pathname, search, username } = new URL(address)
  return (
    protocol === 'https:' &&
    username === '' &&
    /^sns\.[a-z]{2}(-[a-z]+)+-\d\.amazonaws\.com$/.test(host) &&
    search === '' &&
    /^\/SimpleNotificationService-[\da-f]{32}\.pem$/.test(pathname)
  )
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
