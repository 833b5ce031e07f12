import { sql } from 'kysely'
import { allOrders, type Check, rightAmounts, sumOf, totalsOf, totalsSince } from './database-facts.ts'

// These sums are written a second time on purpose: simple, in whole cents, and without the code they check.

/**
 * I6: the opening stock equals available + reserved + sold + written off, and the orders account for every
 * reserved or sold unit: those of its lines, and those that replacements send again at no charge, without
 * those that came back in exchange.
 */
export const stockAddsUp: Check = async ({ db }) => {
  const { rows } = await sql<{ product_id: string }>`
    select s.product_id from stock s
    left join (
      select l.product_id, sum(l.quantity - l.called_off - l.returned) as held
      from order_line l
      join orders o on o.id = l.order_id
      where l.reserves_stock and o.state <> 'cancelled'
      group by 1
    ) h using (product_id)
    left join (
      select l.product_id, sum((unit ->> 'quantity')::int) as held
      from replacement p
      cross join jsonb_array_elements(p.lines) as unit
      join order_line l on l.order_id = p.order_id and l.line_no = (unit ->> 'lineNo')::int
      where l.reserves_stock and p.state <> 'called_off'
      group by 1
    ) again using (product_id)
    left join (
      select l.product_id, sum(g.replaced) as back
      from goods_return_line g
      join goods_return r using (rma)
      join order_line l on l.order_id = r.order_id and l.line_no = g.line_no
      where l.reserves_stock and not g.replaced_paid
      group by 1
    ) exchanged using (product_id)
    where (not s.back_order and s.available < 0)
      or s.opening <> s.available + s.reserved + s.sold + s.written_off
      or s.reserved + s.sold
        <> coalesce(h.held, 0) + coalesce(again.held, 0) - coalesce(exchanged.back, 0)`.execute(db)
  return rows.map((row) => `I6: stock of ${row.product_id} does not match the orders`)
}

/**
 * I7: a coupon's counter equals its redemptions by live orders, within its limit in total and per email
 * address.
 */
export const couponsAddUp: Check = async ({ db }) => {
  const { rows } = await sql<{ code: string }>`
    select c.code from coupon c
    left join coupon_redemption r on r.coupon_code = c.code and r.released_at is null
    left join orders o on o.id = r.order_id
    group by c.code
    having c.used <> count(r.order_id)
      or count(r.order_id) filter (where o.state = 'cancelled') > 0
      or count(r.order_id) > coalesce(c.usage_limit, 1e9)
    union
    select r.coupon_code
    from coupon_redemption r
    join coupon c on c.code = r.coupon_code
    where r.released_at is null and c.per_email_limit is not null
    group by r.coupon_code, r.email, c.per_email_limit
    having count(*) > c.per_email_limit
    union
    select o.coupon_code
    from orders o
    where o.coupon_code is not null
      and o.state <> 'cancelled'
      and not exists (
        select from coupon_redemption r where r.order_id = o.id and r.released_at is null
      )`.execute(db)
  return rows.map((row) => `I7: coupon ${row.code} was not used as often as its orders say, or too often`)
}

/** "1234.5" → 1235: half a cent goes up, in whole numbers. */
const percentOf = (cents: number, millionths: number): number =>
  Math.floor((cents * millionths + 500_000) / 1_000_000)

/** The only product without tax. */
const UNTAXED = '453071037'

const discountOf = ({ kind, value }: { kind: string; value: number }, eligible: number): number =>
  kind === 'percent' ? percentOf(eligible, value * 10_000) : Math.min(value, eligible)

/** I8: lines, discount, shipping and tax are each right and add up to the total. */
export const totalsAddUp: Check = async ({ db }) => {
  const lines = Map.groupBy(
    await db.selectFrom('order_line').selectAll().execute(),
    ({ order_id }) => order_id,
  )
  const coupons = await db.selectFrom('coupon').selectAll().execute()
  const categories = await db.selectFrom('product').select(['id', 'category_id']).execute()
  const regions = await db.selectFrom('tax_rate').select(['region', 'freight_taxable']).execute()
  return (await allOrders(db)).flatMap((order) => {
    const own = lines.get(order.id) ?? []
    const gross = (line: (typeof own)[number]) => line.quantity * line.unit_price_cents
    const coupon = coupons.find(({ code }) => code === order.coupon_code)
    const counts = (line: (typeof own)[number]) =>
      coupon !== undefined &&
      !line.is_service &&
      ((coupon.product_ids.length === 0 && coupon.category_ids.length === 0) ||
        coupon.product_ids.includes(line.product_id) ||
        coupon.category_ids.includes(categories.find(({ id }) => id === line.product_id)?.category_id ?? -1))
    const eligible = sumOf(own.filter(counts), gross)
    const goods = sumOf(
      own.filter(({ is_service }) => !is_service),
      gross,
    )
    // An edit may leave less than the coupon asks for: it stays with the order and gives nothing.
    const discount = coupon && goods >= coupon.minimum_cents ? discountOf(coupon, eligible) : 0
    const freightTaxed =
      regions.find(({ region }) => region === order.shipping.state)?.freight_taxable === true
    const taxed = own.filter(({ product_id }) => product_id !== UNTAXED)
    const base =
      sumOf(taxed, (line) => gross(line) - line.discount_cents) + (freightTaxed ? order.shipping_cents : 0)
    const tax = percentOf(base, Math.round(order.tax_rate * 1_000_000))
    const total = sumOf(own, gross) - discount + order.shipping_cents + tax
    const wrong = [
      own.length === 0 && 'no lines',
      sumOf(own, gross) !== order.subtotal_cents && 'subtotal',
      (discount !== order.discount_cents || sumOf(own, (line) => line.discount_cents) !== discount) &&
        'discount',
      tax !== order.tax_cents && 'tax',
      total !== order.total_cents && 'total',
    ].filter(Boolean)
    return wrong.length === 0 ? [] : [`I8: order ${order.id} does not add up: ${wrong.join(', ')}`]
  })
}

/**
 * I8: the authorized amount, the receipt and the mail all show the order's total. A payment was for the total
 * of then, and a confirmation says it, where an edit came after.
 */
export const oneTotalEverywhere: Check = async ({ db, ledger, receipts = [], letters = [] }) => {
  const orders = await allOrders(db)
  const edited = await totalsOf(db)
  const attempts = await db
    .selectFrom('payment_attempt')
    .select(['id', 'order_id', 'amount_cents', 'created_at'])
    .execute()
  const totals = new Map(orders.map((order) => [order.id, order]))
  const total = (id: string) => totals.get(id)?.total_cents
  const isRight = await rightAmounts(db)
  return [
    ...attempts
      .filter(
        ({ order_id, amount_cents, created_at }) =>
          !totalsSince(edited.get(order_id), created_at).includes(amount_cents),
      )
      .map(({ id, order_id }) => `I8: attempt ${id} is not for the total of ${order_id}`),
    ...ledger
      .filter(
        (entry) =>
          entry.refundOf === undefined &&
          entry.status !== 'declined' &&
          entry.status !== 'voided' &&
          totals.has(entry.orderId) &&
          !isRight(totals.get(entry.orderId)!, entry),
      )
      .map((entry) => `I8: charge ${entry.id} is not the total of ${entry.orderId}`),
    ...receipts
      .filter((receipt) => receipt.total !== total(receipt.orderID))
      .map(({ orderID }) => `I8: the receipt of ${orderID} shows another total`),
    ...letters
      .filter(({ orderID, text }) =>
        totalsSince(edited.get(orderID)).every((cents) => !text.includes(dollars(cents))),
      )
      .map(({ orderID }) => `I8: the mail about ${orderID} does not say its total`),
  ]
}

/** 437362 → "$4,373.62" */
function dollars(cents: number): string {
  const [whole = '', decimals = ''] = (cents / 100).toFixed(2).split('.')
  return `$${whole.replace(/(\d)(?=(\d{3})+$)/g, '$1,')}.${decimals}`
}

/**
 * I13: each line has a price that the store offered for that product when the order was placed or edited: its
 * public price, or the price in the accepted quote that the order pays.
 */
export const pricesWereOffered: Check = async ({ db }) => {
  const { rows } = await sql<{ order_id: string; product_id: string }>`
    select l.order_id, l.product_id from order_line l join orders o on o.id = l.order_id
    where not exists (
      select from product_price p
      where p.product_id = l.product_id
        and p.price_cents = l.unit_price_cents
        and p.valid_from <= o.created_at
        and coalesce(p.valid_to > o.created_at, true)
    ) and not exists (
      select from order_event e join product_price p on p.product_id = l.product_id
      where e.order_id = o.id
        and e.kind = 'edited'
        and p.price_cents = l.unit_price_cents
        and p.valid_from <= e.happened_at
        and coalesce(p.valid_to > e.happened_at, true)
    ) and not exists (
      select from quote q join quote_version v on v.quote_id = q.id and v.version = q.accepted_version
      where q.order_id = o.id and jsonb_path_exists(
        v.content,
        '$.sections[*].lines[*] ? (@.id == $id && @.price == $price)',
        jsonb_build_object('id', l.product_id, 'price', l.unit_price_cents)
      )
    )`.execute(db)
  return rows.map((row) => `I13: ${row.order_id} has a price of ${row.product_id} that was not offered then`)
}

/**
 * I14: the prices in one response were all in force at one moment: the old list or the new one, never a
 * mixture.
 */
export const oneListAtATime: Check = async ({ db, offers = [] }) => {
  const prices = await db
    .selectFrom('product_price')
    .select(['product_id', 'price_cents', 'valid_from', 'valid_to'])
    .execute()
  return offers.flatMap((offer) => {
    const spans = Object.entries(offer).map(([id, cents]) =>
      prices.filter((price) => price.product_id === id && price.price_cents === cents),
    )
    const starts = spans.flat().map(({ valid_from }) => valid_from)
    const held = (at: Date) =>
      spans.every((span) =>
        span.some(({ valid_from, valid_to }) => valid_from <= at && (valid_to === null || at < valid_to)),
      )
    return starts.some(held) ? [] : [`I14: ${JSON.stringify(offer)} were never in force together`]
  })
}
