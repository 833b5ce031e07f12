import type { Services } from '#server/services/services.ts'
import { REFUND_ALONE } from '#tests/fixtures/shop/refunds.ts'
import { deskOf } from '../history/desk-acts.ts'
import { type Facts, sumOf } from './database-facts.ts'

/**
 * What staff read on an order's page is true: each unit is somewhere once, the balance is what the provider
 * holds, and no person refunded more than one person may. One sentence for each breach.
 */
export async function deskIsTrue(facts: Facts, services: Services): Promise<string[]> {
  return [...(await pagesAreTrue(facts, services)), ...(await refundsTookTwo(facts))]
}

type Page = Awaited<ReturnType<ReturnType<typeof deskOf>['open']>>

async function pagesAreTrue({ db, ledger }: Facts, services: Services): Promise<string[]> {
  const desk = deskOf(services, 'operations')
  const ids = await db.selectFrom('orders').select('id').execute()
  const found: string[] = []
  for (const { id: orderID } of ids) {
    const page = await desk.open({ orderID })
    const { money } = page
    found.push(...unitsAreTrue(page))
    const own = ledger.filter(({ orderId, status }) => orderId === orderID && status === 'captured')
    const held = sumOf(own, ({ amount, refundOf }) => (refundOf === undefined ? amount : -amount))
    const shown = Math.round((money.at(-1)?.after ?? 0) * 100)
    const isByHand = money.some(({ provider, state }) => provider === '' && state === 'done')
    if (!isByHand && shown !== held) found.push(`desk: ${orderID} shows ${shown} cents, the provider ${held}`)
  }
  return found
}

/** Each unit is somewhere once. Nothing of an order that has ended waits any more. */
function unitsAreTrue({ orderID, lines, serials, state }: Page): string[] {
  const isOver = state === 'cancelled' || state === 'refunded'
  const isWhole = ({ qty, shipped, calledOff, waiting, isService }: Page['lines'][number]) => {
    const gone = shipped + calledOff
    return isService || (isOver ? waiting === 0 && gone <= qty : gone + waiting === qty)
  }
  return [
    ...lines
      .filter((line) => !isWhole(line) || line.returned > line.shipped || line.waiting < 0)
      .map(
        ({ lineNo, qty, shipped, calledOff, waiting }) =>
          `desk: line ${lineNo} of ${orderID} shows ${shipped} + ${waiting} + ${calledOff} of ${qty}`,
      ),
    ...(serials.machines.some(({ serials: known, machines }) => known.length > machines)
      ? [`desk: ${orderID} shows more serial numbers than machines`]
      : []),
  ]
}

async function refundsTookTwo({ db }: Facts): Promise<string[]> {
  const found: string[] = []
  const requests = await db.selectFrom('refund_request').selectAll().execute()
  const made = requests.filter(({ state }) => state === 'made')
  for (const [orderID, rows] of Map.groupBy(made, ({ order_id }) => order_id)) {
    const alone = sumOf(
      rows.filter(({ decider }) => decider === null),
      ({ amount_cents }) => amount_cents,
    )
    if (alone > REFUND_ALONE) found.push(`desk: ${alone} cents of ${orderID} were refunded by one person`)
  }
  for (const { order_id, asked_by, decided_by } of made)
    if (asked_by !== null && asked_by === decided_by)
      found.push(`desk: a refund of ${order_id} was approved by the person who asked`)
  return found
}
