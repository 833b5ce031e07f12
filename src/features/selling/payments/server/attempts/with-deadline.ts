import { type Unknown, unknownOutcome } from '../ports.ts'

/**
 * A limit on the whole call, in milliseconds: the providers' own clients have idle time-outs at best. Past it
 * the outcome is unknown, because money may have moved.
 */
export async function withDeadline<T>(call: Promise<T>, deadlineMs: number): Promise<T | Unknown> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<Unknown>((resolve) => {
    timer = setTimeout(() => resolve(unknownOutcome('deadline')), deadlineMs)
  })
  try {
    return await Promise.race([call.catch(() => unknownOutcome('gateway_threw')), deadline])
  } finally {
    clearTimeout(timer)
  }
}
