/**
 * Bounds of one request, wherever it comes from. docs/security.md lists them. They bound the CPU time and the
 * memory that a single anonymous request can cost.
 */
export const requestLimits = {
  /** Bytes of a JSON body; 200 lines of a checkout are about 35 kB. */
  jsonBytes: 64 * 1024,
  /** Objects and arrays inside each other in a JSON body; the deepest call of the contract uses 6. */
  jsonDepth: 32,
  /** Bytes of a form; its longest field is 2,000 characters. */
  formBytes: 64 * 1024,
  /** Fields of a form. */
  formFields: 50,
  /** Fields and files of a form that sends files. */
  uploadParts: 40,
  /** The most uploads of one network (an IPv4 address, an IPv6 /64) at the same time. */
  uploadsANetwork: 1,
  /** The most uploads of one process at the same time: one of 15 MB takes up to 150 MB while it is read. */
  uploadsAProcess: 8,
  /** Requests of assistants that one process answers at the same time. */
  assistantsAtOnce: 2,
  /** Requests of assistants that wait for their turn in one process. */
  assistantsWaiting: 30,
  /** Requests of assistants that one network has under way or waiting. */
  assistantsANetwork: 8,
} as const

/** Bounds of a refusal, so that it never becomes much longer than the request. */
export const refusalLimits = {
  /** Characters of any text. */
  text: 300,
  /** Unknown keys that are named. */
  keys: 5,
  /** Faults of one body that are named. */
  issues: 20,
} as const

/** Bounds of one connection and of all connections of a process. */
export interface ConnectionLimits {
  /** A request must be complete within this time. */
  requestMs: number
  /** Its head must be complete within this time. */
  headersMs: number
  /** The interval at which both are checked. */
  checkMs: number
  /** A connection on which nothing moves is closed, also while an answer waits for its reader. */
  silentMs: number
  /** How long a connection may wait for its next request; longer than load balancers wait. */
  keepAliveMs: number
  /** Connections of one port. */
  connections: number
}

export const connectionLimits: ConnectionLimits = {
  requestMs: 30_000,
  headersMs: 10_000,
  checkMs: 5_000,
  silentMs: 60_000,
  keepAliveMs: 65_000,
  connections: 4_000,
}
