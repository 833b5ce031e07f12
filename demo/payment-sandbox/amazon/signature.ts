import { constants, createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export const ALGORITHM = 'AMZN-PAY-RSASSA-PSS-V2'
const HOST = 'pay-api.amazon.com'
const SALT_BYTES = 32
const MAX_SKEW_MS = 5 * 60_000

export interface AmazonKeys {
  publicKeyId: string
  /** PEM; without one no signature is right */
  publicKey: string | undefined
}

interface SignedRequest {
  method: string
  /** as the shop signed it, with the version in front */
  path: string
  query: string
  headers: IncomingHttpHeaders
  body: string
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * Is a call signed as Amazon asks for it, over everything that matters, by this merchant's key, and just now?
 */
export function isSigned(keys: AmazonKeys, request: SignedRequest): boolean {
  const [, publicKeyId, names, signature] =
    new RegExp(`^${ALGORITHM} PublicKeyId=([^,]+), SignedHeaders=([^,]+), Signature=([\\w+/=]+)$`).exec(
      request.headers.authorization ?? '',
    ) ?? []
  if (publicKeyId !== keys.publicKeyId || !names || !signature) return false
  const signed = names.split(';')
  const value = (name: string): string => String(request.headers[name] ?? '')
  const isWhole = ['accept', 'content-type', 'x-amz-pay-date', 'x-amz-pay-host', 'x-amz-pay-region'].every(
    (name) => signed.includes(name),
  )
  // An attacker on the way could add a header that is not signed.
  const isKeySigned =
    request.headers['x-amz-pay-idempotency-key'] === undefined || signed.includes('x-amz-pay-idempotency-key')
  const sentAt = Date.parse(value('x-amz-pay-date'))
  if (
    !isWhole ||
    !isKeySigned ||
    value('x-amz-pay-host') !== HOST ||
    !(Math.abs(Date.now() - sentAt) < MAX_SKEW_MS)
  )
    return false
  const headers = signed.map((name) => `${name}:${value(name)}\n`).join('')
  return isRight(
    keys,
    `${request.method}\n${request.path}\n${request.query}\n${headers}\n${names}\n${sha256(request.body)}`,
    signature,
  )
}

/** Did the shop itself write what its button starts with? */
export const isSignedPayload = (keys: AmazonKeys, payload: string, signature: string): boolean =>
  isRight(keys, payload, signature)

function isRight({ publicKey }: AmazonKeys, text: string, signature: string): boolean {
  const key: KeyObject | undefined = publicKey === undefined ? undefined : createPublicKey(publicKey)
  if (!key) return false
  return verify(
    'sha256',
    Buffer.from(`${ALGORITHM}\n${sha256(text)}`),
    { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: SALT_BYTES },
    Buffer.from(signature, 'base64'),
  )
}
