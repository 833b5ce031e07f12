import { createHash, timingSafeEqual } from 'node:crypto'
import { type IncomingFacts, isFromThisMachine } from './request.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** /metrics is for the operator: for this machine itself, and for those who bring the token along. */
export function mayReadFigures(request: Request, facts: IncomingFacts, token: string | undefined): boolean {
  if (isFromThisMachine(request, facts)) return true
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}
