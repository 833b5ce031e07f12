import type { CheckoutBody } from '#features/checkout/contract.ts'
import type { CrashPoint } from '#kit/crash-point.ts'
import type { Operation } from '#tests/fixtures/shop/operations.ts'

/** the key of a mail that ends whoever tries to send it */
export const POISON = 'poison'

/** What a process that is going to be killed or put to sleep is told on its command line, as JSON. */
export interface ChildTask {
  databaseUrl: string
  ledgerUrl: string
  /** the payment sandbox, where a bank account is debited */
  bankUrl?: string
  /** a file that holds what time it is */
  clockFile: string
  crashAt?: CrashPoint
  /** not killed there but stopped, until somebody wakes it */
  sleeps?: boolean
  work:
    | { kind: 'checkout'; body: CheckoutBody; key: string }
    | { kind: 'pay'; orderID: string; token: string }
    | { kind: 'debit'; orderID: string; token: string; method: 'network_check' | 'micro_transfers' }
    | { kind: 'confirm'; orderID: string; amounts: [number, number] }
    | { kind: 'job'; name: string }
    | { kind: Operation | 'report_damage'; orderID: string }
}
