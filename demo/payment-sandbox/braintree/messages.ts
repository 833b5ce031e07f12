import type { SaleRequest, SaleRules } from '../ledger/sale.ts'
import type { Search } from './search.ts'

export interface Answer {
  status: number
  body: string
}

export interface ApiSettings extends SaleRules {
  merchantId: string
  publicKey: string
  privateKey: string
}

/** The bodies of requests that this imitation reads. */
export interface Body {
  transaction?: SaleRequest & { amount?: unknown }
  search?: Search
  payment_method?: {
    payment_method_nonce?: unknown
    customer_id?: unknown
    options?: { us_bank_account_verification_method?: unknown }
  }
  customer?: { id?: unknown }
  us_bank_account_verification?: { deposit_amounts?: unknown }
}
