import { ApiError } from '#lib/api-error.ts'
import { type RefusalReason, texts } from '../texts.ts'

/** The fields of a form that a reason is about. */
const FIELDS: Partial<Readonly<Record<RefusalReason, string>>> = {
  same_tracking: 'tracking',
  too_many: 'lines',
  no_such_line: 'lines',
  certificate_waiting: 'lines',
  certificate_refused: 'lines',
  certificate_missing: 'lines',
  no_certificate: 'number',
  decided_already: 'number',
  nothing_asked: 'lines',
  refund_too_many: 'lines',
  replace_too_many: 'lines',
  more_than_left: 'amount',
  not_an_amount: 'amount',
  return_too_many: 'lines',
  reason_needed: 'reason',
  replaced_already: 'reason',
  replaced_too_much: 'amount',
  more_than_units: 'amount',
  day_passed: 'shipOn',
  edit_certificate: 'epaCertificate',
  by_phone: 'shipTo.postcode',
  not_offered_there: 'shipTo.postcode',
}

/**
 * The refusal of a change to an order: a sentence that says what to do next, at its field. 404 for an unknown
 * order, otherwise 409 with the reason as its code.
 */
export function refusal(reason: RefusalReason | 'no_such_order'): ApiError {
  if (reason === 'no_such_order') return new ApiError('not_found', texts.noOrder, { status: 404 })
  const path = FIELDS[reason]
  const message = texts.refusals[reason]
  return new ApiError(reason, message, { status: 409, details: path ? { issues: [{ path, message }] } : {} })
}
