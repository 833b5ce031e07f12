import type { CheckoutBody } from '#features/selling/checkout/contract.ts'
import type { CrashPoint } from '#server/crash-points.ts'
import type { Person } from '#tests/fixtures/portal/people.ts'
import type { Customer } from '#tests/fixtures/quotes/customer.ts'
import type { Operation } from '#tests/fixtures/shop/operations.ts'
import type { DeskForm } from '../history/desk-acts.ts'

/** The key of a mail whose sending kills the process. */
export const POISON = 'poison'

type Cookies = Record<string, string>

/** The command line, as JSON, of a process that will be killed or stopped. */
export interface ChildTask {
  databaseUrl: string
  ledgerUrl: string
  /** the payment sandbox, where a bank account is debited */
  bankUrl?: string
  /** a file that holds the current time */
  clockFile: string
  crashAt?: CrashPoint
  /** the process stops at this point instead of dying, until the test wakes it */
  sleeps?: boolean
  work:
    | { kind: 'checkout'; body: CheckoutBody; key: string; by?: Person; cookies?: Cookies }
    | { kind: 'accept'; key: string; acceptance: Parameters<Customer['accept']>[0] }
    | { kind: 'pay'; orderID: string; token: string }
    | { kind: 'debit'; orderID: string; token: string; method: 'network_check' | 'micro_transfers' }
    | { kind: 'confirm'; orderID: string; amounts: [number, number] }
    | { kind: 'job'; name: string }
    | { kind: 'desk'; person: Person; form: DeskForm }
    | { kind: Operation | 'report_damage'; orderID: string }
}
