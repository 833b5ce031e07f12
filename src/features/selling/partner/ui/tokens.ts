import { type PartnerToken, readToken } from '../rules/payloads.ts'

/** A token is renewed when it has less than this left. */
const RENEW_BEFORE_MS = 60_000

interface TokenParts {
  /** asks the portal for a token */
  ask(): Promise<unknown>
  /** milliseconds */
  now(): number
  onToken(token: PartnerToken, endsAt: number): void
  /** The portal gives none: the session has ended. */
  onNone(): void
}

/** Keeps the partner's token, in memory alone, and renews it before it ends. */
export function createTokens({ ask, now, onToken, onNone }: TokenParts) {
  let current: { jwt: string; endsAt: number } | undefined
  let asking: Promise<void> | undefined
  let isOver = false

  const renew = async (): Promise<void> => {
    const token = await ask().then(readToken, () => undefined)
    if (token !== undefined) {
      current = { jwt: token.jwt, endsAt: now() + token.expiresIn * 1_000 }
      onToken(token, current.endsAt)
    } else if (current === undefined || current.endsAt <= now()) {
      current = undefined
      isOver = true
      onNone()
    }
  }

  return {
    /**
     * The token for a call; undefined once the session has ended. Calls at the same time share one request.
     */
    async get(): Promise<string | undefined> {
      if (isOver) return undefined
      if (current === undefined || current.endsAt - now() < RENEW_BEFORE_MS) {
        asking ??= renew().finally(() => {
          asking = undefined
        })
        await asking
      }
      return current?.jwt
    },
  }
}
