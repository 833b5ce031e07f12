import { sql, type Transaction } from 'kysely'
import { PREPARED } from '#db/pool/alert-pool.ts'
import type { Tables } from '#db/tables.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { type StockLine, stockWanted } from '../rules/order-draft.ts'

/** Units of one line of an order. */
export interface LineUnits {
  lineNo: number
  units: number
}

/** Returned units of one line, and how many of them cannot be sold again. */
export interface ReturnedUnits extends LineUnits {
  writtenOff: number
  /** those in exchange for a replacement: the buyer has as many as before */
  exchanged?: number
}

// Every statement here locks the rows of stock in product-id order, so two of them never wait for each other.

/**
 * Takes units from stock for a new order, only while enough is there or back-orders are allowed. Returns the
 * ids of products that are short: the caller must then roll the whole transaction back.
 */
export async function reserveStock(trx: Transaction<Tables>, lines: readonly StockLine[]): Promise<string[]> {
  const wanted = stockWanted(lines)
  if (wanted.length === 0) return []
  const { rows } = await reservedStock(wanted).execute(trx)
  crashPoint('checkout.stock-reserved')
  const taken = new Set(rows.map((row) => row.product_id))
  return wanted.map((row) => row.product_id).filter((id) => !taken.has(id))
}

export const reservedStock = (wanted: ReturnType<typeof stockWanted>) =>
  sql<{ product_id: string }>`
    ${PREPARED}
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(product_id text, quantity int)
    ), held as materialized (
      select stock.product_id
      from stock join wanted using (product_id)
      order by stock.product_id
      for update of stock
    )
    update stock
    set available = stock.available - wanted.quantity,
        reserved = stock.reserved + wanted.quantity
    from wanted, held
    where stock.product_id = wanted.product_id
      and held.product_id = stock.product_id
      and (stock.back_order or wanted.quantity < 0 or stock.available >= wanted.quantity)
    returning stock.product_id`

/**
 * Reserves more units of products, or gives reserved ones back where the number is negative. Returns the
 * products that are short: the caller must then roll the transaction back.
 */
export async function moveReserved(
  trx: Transaction<Tables>,
  units: ReadonlyMap<string, number>,
): Promise<string[]> {
  const wanted = [...units].flatMap(([product_id, quantity]) =>
    quantity === 0 ? [] : [{ product_id, quantity }],
  )
  if (wanted.length === 0) return []
  const { rows } = await reservedStock(wanted).execute(trx)
  const moved = new Set(rows.map((row) => row.product_id))
  return wanted.map((row) => row.product_id).filter((id) => !moved.has(id))
}

/** Gives everything that an order has reserved back to stock. */
export const releaseStock = (trx: Transaction<Tables>, orderId: string) =>
  sql`
    with back as (
      select product_id, sum(quantity)::int as quantity
      from order_line
      where order_id = ${orderId} and reserves_stock
      group by product_id
    ), held as materialized (
      select stock.product_id
      from stock join back using (product_id)
      order by stock.product_id
      for update of stock
    )
    update stock
    set available = stock.available + back.quantity,
        reserved = stock.reserved - back.quantity
    from back, held
    where stock.product_id = back.product_id and held.product_id = stock.product_id`.execute(trx)

/** Turns reserved units into sold ones: they have left. */
export const sellUnits = (trx: Transaction<Tables>, orderId: string, units: readonly LineUnits[]) =>
  sql`
    with ${changedStock(orderId, units)}
    update stock
    set reserved = stock.reserved - changed.units,
        sold = stock.sold + changed.units
    from changed, held
    where stock.product_id = changed.product_id and held.product_id = stock.product_id`.execute(trx)

/** Takes units that will never ship off their lines and gives them back to stock. */
export async function callOffUnits(
  trx: Transaction<Tables>,
  orderId: string,
  units: readonly LineUnits[],
): Promise<void> {
  await countOnLines('called_off', orderId, units).execute(trx)
  await giveBackUnits(trx, orderId, units)
}

/** Gives reserved units back to stock. */
export const giveBackUnits = (trx: Transaction<Tables>, orderId: string, units: readonly LineUnits[]) =>
  sql`
    with ${changedStock(orderId, units)}
    update stock
    set available = stock.available + changed.units,
        reserved = stock.reserved - changed.units
    from changed, held
    where stock.product_id = changed.product_id and held.product_id = stock.product_id`.execute(trx)

/** Takes sold units back: they are for sale again, except those that are written off. */
export async function takeBackUnits(
  trx: Transaction<Tables>,
  orderId: string,
  units: readonly ReturnedUnits[],
): Promise<void> {
  const fewer = units.map(({ lineNo, units: all, exchanged = 0 }) => ({ lineNo, units: all - exchanged }))
  await countOnLines('returned', orderId, fewer).execute(trx)
  await sql`
    with ${changedStock(orderId, units)}
    update stock
    set available = stock.available + changed.units - changed.written_off,
        written_off = stock.written_off + changed.written_off,
        sold = stock.sold - changed.units
    from changed, held
    where stock.product_id = changed.product_id and held.product_id = stock.product_id`.execute(trx)
}

/** Adds units to one of the counts of their lines. */
const countOnLines = (count: 'called_off' | 'returned', orderId: string, units: readonly LineUnits[]) => sql`
  update order_line
  set ${sql.ref(count)} = order_line.${sql.ref(count)} + changed.units
  from ${recordset(units)}
  where order_line.order_id = ${orderId} and order_line.line_no = changed.line_no`

const recordset = (units: readonly (LineUnits & { writtenOff?: number })[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(
    units.map(({ lineNo, units, writtenOff = 0 }) => ({ line_no: lineNo, units, written_off: writtenOff })),
  )}::jsonb) as changed(line_no int, units int, written_off int)`

const changedStock = (orderId: string, units: readonly LineUnits[]) => sql`
  changed as (
    select
      order_line.product_id,
      sum(changed.units)::int as units,
      sum(changed.written_off)::int as written_off
    from ${recordset(units)}
    join order_line on order_line.order_id = ${orderId} and order_line.line_no = changed.line_no
    where order_line.reserves_stock
    group by order_line.product_id
  ), held as materialized (
    select stock.product_id
    from stock join changed using (product_id)
    order by stock.product_id
    for update of stock
  )`
