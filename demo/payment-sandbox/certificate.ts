import { createSign, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { DAY_MS } from '#lib/dates.ts'

export interface Signer {
  privateKey: KeyObject
  /** the certificate as PEM text */
  certificate: string
}

/**
 * A key pair with a certificate that it signed itself: a year behind us, a year ahead. Node makes keys but no
 * certificates, so these are the few bytes of one.
 */
export async function makeSigner(commonName: string, now: number): Promise<Signer> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const name = sequence(tlv(0x31, sequence(COMMON_NAME, tlv(0x0c, Buffer.from(commonName)))))
  const algorithm = sequence(SHA256_WITH_RSA, tlv(0x05))
  const validity = sequence(utcTime(now - 365 * DAY_MS), utcTime(now + 365 * DAY_MS))
  const version = tlv(0xa0, tlv(0x02, Buffer.from([2])))
  const serial = tlv(0x02, Buffer.from([1]))
  const body = sequence(
    version,
    serial,
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = createSign('RSA-SHA256').update(body).sign(privateKey)
  const der = sequence(body, algorithm, tlv(0x03, Buffer.from([0]), signature))
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n')
  return { privateKey, certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n` }
}

// Object identifiers 2.5.4.3 and 1.2.840.113549.1.1.11, in DER (ITU-T X.690).
const COMMON_NAME = Buffer.from('0603550403', 'hex')
const SHA256_WITH_RSA = Buffer.from('06092a864886f70d01010b', 'hex')

function tlv(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts)
  const size =
    value.length < 128
      ? [value.length]
      : value.length < 256
        ? [0x81, value.length]
        : [0x82, value.length >> 8, value.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), value])
}

const sequence = (...parts: Buffer[]): Buffer => tlv(0x30, ...parts)
const utcTime = (at: number): Buffer =>
  tlv(0x17, Buffer.from(`${new Date(at).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))
