import { methodNames } from '../rules/methods.ts'
import { texts } from '../texts.ts'
import { type Gateways, OFFERED_METHODS } from './ports.ts'

/**
 * Every method with credentials; `unavailable` says why one cannot be chosen now and what to do. It is what
 * this process has seen of the provider.
 */
export const methodStates = (gateways: Gateways): { method: string; unavailable: string | null }[] =>
  OFFERED_METHODS.flatMap((method) => {
    const gateway = gateways[method]
    if (gateway === undefined) return []
    return [
      {
        method,
        unavailable: gateway !== 'offline' && gateway.isPaused?.() ? texts.paused(methodNames[method]) : null,
      },
    ]
  })
