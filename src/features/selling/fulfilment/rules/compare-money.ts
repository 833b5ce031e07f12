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

/**
 * The first difference between our books of an order and the provider's, in words. Undefined when they agree,
 * or while a payment or movement is still open.
 */
export function compareMoney(ours: OurMoney, charges: readonly ChargeView[]): string | undefined {
  if (
    ours.attempts.some(({ status }) => OURS_OPEN.includes(status)) ||
    ours.movements.some(({ status }) => status === 'sending' || status === 'unknown')
  )
    return undefined
  for (const charge of charges) {
    const words = charge.kind === 'sale' ? compareSale(ours, charge) : compareRefund(ours, charge)
    if (words) return words
  }
  const shown = new Set(charges.map(({ chargeId }) => chargeId))
  const missing = ours.attempts.find(
    ({ status, chargeId }) =>
      chargeId !== null && !shown.has(chargeId) && (status === 'authorized' || OURS_TAKEN.includes(status)),
  )
  return missing && texts.missing(missing.chargeId ?? '')
}

function compareSale({ attempts, movements }: OurMoney, charge: ChargeView): string | undefined {
  const own = attempts.find(({ chargeId }) => chargeId === charge.chargeId)
  if (!own) return HOLDS.includes(charge.status) ? texts.unknown(charge.chargeId, charge.status) : undefined
  // When the rest of an order was called off, less was captured than was authorized.
  const taken =
    movements.find(({ kind, status }) => kind === 'capture' && status === 'done')?.amount ?? own.amount
  const expected = TAKEN.includes(charge.status) ? taken : own.amount
  if (HOLDS.includes(charge.status) && expected !== charge.amount)
    return texts.amount(charge.chargeId, charge.amount, expected)
  const given = movements.reduce(
    (sum, { kind, status, amount }) => sum + (kind === 'refund' && status === 'done' ? amount : 0),
    0,
  )
  if (charge.refunded !== undefined && charge.refunded !== given)
    return texts.refunded(charge.chargeId, charge.refunded, given)
  if (TAKEN.includes(charge.status) !== OURS_TAKEN.includes(own.status))
    return texts.state(charge.chargeId, charge.status, own.status)
  return undefined
}

function compareRefund({ movements }: OurMoney, charge: ChargeView): string | undefined {
  const own = movements.find(({ kind, reference }) => kind === 'refund' && reference === charge.chargeId)
  if (!own) return texts.unknownRefund(charge.chargeId)
  return own.amount === charge.amount
    ? undefined
    : texts.refundAmount(charge.chargeId, charge.amount, own.amount)
}
