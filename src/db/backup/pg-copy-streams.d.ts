declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream'
  import type { Submittable } from 'pg'

  /** The rows of `copy … to stdout`. */
  export function to(statement: string): Readable & Submittable
  /** Takes the rows of `copy … from stdin`. */
  export function from(statement: string): Writable & Submittable
}
