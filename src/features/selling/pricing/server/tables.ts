import type { ColumnType, Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    coupon: CouponTable
    coupon_redemption: CouponRedemptionTable
  }
}

interface CouponTable {
  code: string
  kind: 'percent' | 'amount'
  value: number
  product_ids: ColumnType<string[], string[] | undefined, string[]>
  category_ids: ColumnType<number[], number[] | undefined, number[]>
  minimum_cents: Generated<number>
  starts_at: Timestamp
  ends_at: NullableTimestamp
  usage_limit: number | null
  per_email_limit: number | null
  used: Generated<number>
}

interface CouponRedemptionTable {
  order_id: string
  coupon_code: string
  email: string
  redeemed_at: Timestamp
  released_at: NullableTimestamp
}
