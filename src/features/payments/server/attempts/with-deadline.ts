import { type Unknown, unknownOutcome } from '../ports.ts'

/** The provider's clients have idle time-outs at best: this is a limit on the whole call, in milliseconds. Past it money may have moved. */
export async function inTime<T>(call: Promise<T>, deadlineMs: number): Promise<T | Unknown> {
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
