import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Control } from './control.ts'

/**
 * What every imitated provider shares: one ledger, the stores that may show its pages, the sandbox's own
 * address.
 */
export interface Surroundings {
  control: Control
  storeOrigins: readonly string[]
  url: string
}

/** One imitated provider: everything of it is below its path. */
export interface Imitator {
  path: string
  answer(around: Surroundings, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void>
}
