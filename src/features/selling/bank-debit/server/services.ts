import { createHmac, randomBytes } from 'node:crypto'
import type { PaymentServices } from '#features/selling/payments/server/index.ts'
import * as sealing from '#lib/http/sealing.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import type { BankLink, DepositVerification } from './ports.ts'

type Secrets = sealing.Secrets

const PURPOSE = 'bank-link'

/** A random text that cannot be guessed. */
export const randomHandle = (): string => randomBytes(24).toString('base64url')

/** A keyed hash: shows whether two texts are equal without revealing them. */
export const markOf = (secrets: Secrets, kind: string, text: string): string =>
  createHmac('sha256', secrets[0]).update(`${kind}\n${text}`).digest('base64url')

export const seal = (secrets: Secrets, text: string): string => sealing.seal(secrets, PURPOSE, text)

export const unseal = (secrets: Secrets, sealed: string): string | undefined =>
  sealing.unseal(secrets, PURPOSE, sealed)

/** The dependencies of bank debits beside those of every payment. */
export interface BankServices {
  payments: PaymentServices
  /** undefined: buyers type their numbers */
  link: BankLink | undefined
  deposits: DepositVerification | undefined
  rateLimits: Limits
  secrets: Secrets
  /** cookies for https alone */
  secure: boolean
}
