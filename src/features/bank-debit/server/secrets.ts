import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/**
 * The secrets of the process. The first one encrypts; while a secret is being replaced, the others decrypt.
 */
export type Secrets = readonly [string, ...string[]]

const IV_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'bank-link', 32))

/** A random text that cannot be guessed. */
export const randomHandle = (): string => randomBytes(24).toString('base64url')

/** A keyed hash: shows whether two texts are equal without revealing them. */
export const markOf = (secrets: Secrets, kind: string, text: string): string =>
  createHmac('sha256', secrets[0]).update(`${kind}\n${text}`).digest('base64url')

/** Encrypts a text (AES-256-GCM). */
export function seal(secrets: Secrets, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secrets[0]), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a text; undefined when no secret fits or the text was changed. */
export function unseal(secrets: Secrets, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8')
    } catch {
      // the next secret
    }
  }
  return undefined
}
