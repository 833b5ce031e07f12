import type { CallResult } from '#lib/calls/http-call.ts'
import {
  type ChangeResult,
  DEFAULT_DEADLINE_MS,
  type Failed,
  failed,
  notSent,
  type Refused,
  type Unknown,
  unknownOutcome,
} from './ports.ts'

/** An error for a provider's answer that does not match our call. */
export type NotAnswered = Exclude<CallResult, { kind: 'answered' }>

/** One abort signal for all calls of one operation. */
export const deadlineSignal = (deadlineMs: number | undefined): AbortSignal =>
  AbortSignal.timeout(deadlineMs ?? DEFAULT_DEADLINE_MS)

/** Why a lookup did not succeed: its cause, the provider's code, or an answer that could not be read. */
export const causeOf = (answer: CallResult | undefined): string =>
  answer?.kind === 'unknown' ? answer.cause : answer?.kind === 'refused' ? answer.code : 'unreadable_answer'

/** The same for a lookup of several calls: the first call without an answer. */
export const firstCause = (answers: readonly CallResult[]): string =>
  causeOf(answers.find(({ kind }) => kind !== 'answered'))

/** The result of a call that moves no money, when it had no answer or the provider refused it. */
export const notDone = (result: NotAnswered): Failed | Unknown =>
  result.kind === 'unknown' ? unknownOutcome(result.cause) : failed(result.code, result.status !== 0)

/** The result when the question before the call that moves money had no answer: nothing was charged. */
export const notAsked = (result: NotAnswered): Failed =>
  result.kind === 'unknown' ? notSent(result.cause) : failed(result.code, result.status !== 0)

/** The meanings of a provider's refusals of a change. */
export interface RefusalCodes {
  tooMuch?: ReadonlySet<string>
  wrongState?: ReadonlySet<string>
  /** HTTP statuses of other refusals that are about the charge; every other status is about the call */
  otherStatuses: readonly number[]
}

/** The result of a capture, void or refund that did not succeed. */
export function notChanged(result: NotAnswered, codes: RefusalCodes): ChangeResult {
  if (result.kind === 'unknown') return unknownOutcome(result.cause)
  const reason = reasonOf(result, codes)
  return reason ? { kind: 'refused', reason, code: result.code } : failed(result.code, result.status !== 0)
}

function reasonOf(
  { status, code }: { status: number; code: string },
  { tooMuch, wrongState, otherStatuses }: RefusalCodes,
): Refused['reason'] | undefined {
  if (status === 404) return 'no_such_charge'
  if (tooMuch?.has(code)) return 'too_much'
  if (wrongState?.has(code)) return 'wrong_state'
  return otherStatuses.includes(status) ? 'other' : undefined
}
