import { defineTexts } from '#lib/language/texts.ts'

const texts = defineTexts({
  missing: (charge: string) => `charge ${charge}: the provider does not know it`,
  unknown: (charge: string, state: string) => `charge ${charge}: ${state} at the provider, unknown to us`,
  amount: (charge: string, theirs: number, ours: number) =>
    `charge ${charge}: ${theirs} cents at the provider, ${ours} with us`,
  refunded: (charge: string, theirs: number, ours: number) =>
    `charge ${charge}: ${theirs} cents refunded at the provider, ${ours} with us`,
  state: (charge: string, theirs: string, ours: string) =>
    `charge ${charge}: ${theirs} at the provider, ${ours} with us`,
  unknownRefund: (refund: string) => `refund ${refund}: made at the provider, unknown to us`,
  refundAmount: (refund: string, theirs: number, ours: number) =>
    `refund ${refund}: ${theirs} cents at the provider, ${ours} with us`,
})

export interface ChargeView {
  chargeId: string
  kind: 'sale' | 'refund'
  status: string
  amount: number
  /** how much of a sale was refunded, where the provider reports only the sum */
  refunded?: number | undefined
}

export interface OurMoney {
  attempts: readonly { status: string; chargeId: string | null; amount: number }[]
  movements: readonly {
    kind: 'capture' | 'refund'
    status: string
    amount: number
    reference: string | null
  }[]
}

const TAKEN = ['captured', 'settled']
const HOLDS = ['authorized', 'pending', ...TAKEN]
const OURS_OPEN = ['processing', 'unknown', 'pending', 'capture_requested']
const OURS_TAKEN = ['captured', 'settled', 'refunded', 'partially_refunded']

/** What one side's books say of a charge. */
export interface BookedCharge {
  status: string
  /** cents */
  amount: number
}

export type DifferenceKind =
  | 'missing'
  | 'unknown'
  | 'amount'
  | 'refunded'
  | 'state'
  | 'unknown_refund'
  | 'refund_amount'

/** A difference of one charge; null: that side has no such charge. */
export interface Difference {
  kind: DifferenceKind
  chargeId: string
  theirs: BookedCharge | null
  ours: BookedCharge | null
}

/** A difference in words, with its figures. */
export function differenceWords({ kind, chargeId, theirs, ours }: Difference): string {
  const amounts = [chargeId, theirs?.amount ?? 0, ours?.amount ?? 0] as const
  switch (kind) {
    case 'missing':
      return texts.missing(chargeId)
    case 'unknown':
      return texts.unknown(chargeId, theirs?.status ?? '')
    case 'amount':
      return texts.amount(...amounts)
    case 'refunded':
      return texts.refunded(...amounts)
    case 'state':
      return texts.state(chargeId, theirs?.status ?? '', ours?.status ?? '')
    case 'unknown_refund':
      return texts.unknownRefund(chargeId)
    case 'refund_amount':
      return texts.refundAmount(...amounts)
  }
}

/**
 * The first difference between our books of an order and the provider's. Undefined when they agree, or while
 * a payment or movement is still open.
 */
export function compareMoney(ours: OurMoney, charges: readonly ChargeView[]): Difference | undefined {
  if (isMoving(ours)) return undefined
  for (const charge of charges) {
    const difference = charge.kind === 'sale' ? compareSale(ours, charge) : compareRefund(ours, charge)
    if (difference) return difference
  }
  const shown = new Set(charges.map(({ chargeId }) => chargeId))
  const missing = ours.attempts.find(
    ({ status, chargeId }) =>
      chargeId !== null && !shown.has(chargeId) && (status === 'authorized' || OURS_TAKEN.includes(status)),
  )
  return missing && { kind: 'missing', chargeId: missing.chargeId ?? '', theirs: null, ours: booked(missing) }
}

/** A payment or a movement of the order is still open, so its figures say nothing yet. */
export const isMoving = ({ attempts, movements }: OurMoney): boolean =>
  attempts.some(({ status }) => OURS_OPEN.includes(status)) ||
  movements.some(({ status }) => status === 'sending' || status === 'unknown')

const booked = ({ status, amount }: BookedCharge): BookedCharge => ({ status, amount })

function compareSale({ attempts, movements }: OurMoney, charge: ChargeView): Difference | undefined {
  const { chargeId } = charge
  const theirs = booked(charge)
  const own = attempts.find((attempt) => attempt.chargeId === chargeId)
  if (!own)
    return HOLDS.includes(charge.status) ? { kind: 'unknown', chargeId, theirs, ours: null } : undefined
  // When the rest of an order was called off, less was captured than was authorized.
  const taken =
    movements.find(({ kind, status }) => kind === 'capture' && status === 'done')?.amount ?? own.amount
  const expected = TAKEN.includes(charge.status) ? taken : own.amount
  const ours = { status: own.status, amount: expected }
  if (HOLDS.includes(charge.status) && expected !== charge.amount)
    return { kind: 'amount', chargeId, theirs, ours }
  const given = movements.reduce(
    (sum, { kind, status, amount }) => sum + (kind === 'refund' && status === 'done' ? amount : 0),
    0,
  )
  if (charge.refunded !== undefined && charge.refunded !== given)
    return {
      kind: 'refunded',
      chargeId,
      theirs: { status: 'refunded', amount: charge.refunded },
      ours: { status: 'refunded', amount: given },
    }
  if (TAKEN.includes(charge.status) !== OURS_TAKEN.includes(own.status))
    return { kind: 'state', chargeId, theirs, ours }
  return undefined
}

function compareRefund({ movements }: OurMoney, charge: ChargeView): Difference | undefined {
  const { chargeId } = charge
  const theirs = { status: 'refunded', amount: charge.amount }
  const own = movements.find(({ kind, reference }) => kind === 'refund' && reference === chargeId)
  if (!own) return { kind: 'unknown_refund', chargeId, theirs, ours: null }
  if (own.amount === charge.amount) return undefined
  return { kind: 'refund_amount', chargeId, theirs, ours: { status: 'refunded', amount: own.amount } }
}
