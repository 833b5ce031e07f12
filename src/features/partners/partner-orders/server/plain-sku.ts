import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Products whose model number has these letters and digits; the index product_plain_sku finds them. */
export const plainSkuIn = (plains: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`regexp_replace(upper(sku), '[^A-Z0-9]', '', 'g') = any(${[...plains]}::text[])`

/** Products whose model number begins with these letters and digits. */
export const plainSkuBegins = (start: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`regexp_replace(upper(sku), '[^A-Z0-9]', '', 'g') like ${`${start}%`}`
