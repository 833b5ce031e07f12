import type { PaymentServices } from '#features/selling/payments/server/index.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import type { BankLink, DepositVerification } from './ports.ts'
import type { Secrets } from './secrets.ts'

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
