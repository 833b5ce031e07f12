import { type RawBuilder, sql } from 'kysely'
import { endOfDay } from '#platform/clock/server/promised-by.ts'
import { text, type WaitingRow, work } from './waiting-row.ts'

/** Orders that can ship or are on hold, by the promised day, and those by check, by their last day. */
export const waitingOrders = (): readonly RawBuilder<WaitingRow>[] => [
  ordersToShip(),
  heldOrders,
  checksToReceive,
]

/** The day on which an order was to ship. One by check has none: it ships once the check has cleared. */
const SHIP_DAY = sql`case
  when payment_method <> 'check'
    then coalesce(shipping_method ->> 'requestedShipDate', shipping_method ->> 'expectedShipDate')
end`

// Joins lines and shipments: an order that has shipped in part waits while units of it are in no shipment.
const ordersToShip = (): RawBuilder<WaitingRow> => sql`
  select ${work({
    kind: text('to_ship'),
    order: sql`o.id`,
    what: sql`round(o.total_cents / 100.0, 2) || ''`,
    since: sql`coalesce(o.placed_at, o.created_at)`,
    due: endOfDay(SHIP_DAY),
  })}
  from orders o
  where o.state in ('authorized', 'paid', 'in_fulfilment')
    and o.held_at is null
    and (
      o.state <> 'in_fulfilment'
      or exists (
        select
        from order_line l
        where l.order_id = o.id
          and not l.is_service
          and l.quantity - l.called_off > (
            select coalesce(sum(part.quantity), 0)
            from shipment_line part
            join shipment on shipment.id = part.shipment_id
            where shipment.order_id = l.order_id and part.line_no = l.line_no
          )
      )
    )`

const heldOrders: RawBuilder<WaitingRow> = sql`
  select ${work({
    kind: text('order_on_hold'),
    order: sql`id`,
    what: sql`hold_reason`,
    since: sql`held_at`,
    due: endOfDay(SHIP_DAY),
  })}
  from orders
  where held_at is not null and state in ('awaiting_funds', 'authorized', 'paid', 'in_fulfilment')`

const checksToReceive: RawBuilder<WaitingRow> = sql`
  select ${work({
    kind: text('check_to_receive'),
    order: sql`id`,
    what: sql`round(total_cents / 100.0, 2) || ''`,
    since: sql`coalesce(placed_at, created_at)`,
    due: sql`expires_at`,
  })}
  from orders
  where state = 'awaiting_funds' and payment_method = 'check' and review is distinct from 'waiting'`
