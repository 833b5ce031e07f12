import { createHash } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { PROOF_ALGORITHM, PROOF_COST, PROOF_MS, type Purpose, stepsOf } from '../rules/proof.ts'

const CHANCES = 1_000
const MOST_CHARACTERS = 2_000

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(PROOF_ALGORITHM),
      cost: z.literal(PROOF_COST),
      keyLength: z.literal(32),
      keyPrefix: z.string().regex(/^[0-9a-f]{32}$/),
      keySignature: z.string().max(100),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string().regex(/^[0-9a-f]{32}$/),
      expiresAt: z.int(),
      data: z.strictObject({ purpose: z.string() }),
    }),
    signature: z.string().max(100),
  }),
  solution: z.object({ counter: z.int().min(0).max(100_000), derivedKey: z.string().max(100) }),
})

/** Proofs of work: signed challenges, which this server made and which end after ten minutes. */
export interface Proofs {
  /** a challenge for a key that has used `used` of its points */
  challenge(purpose: Purpose, count: { used: number; points: number }): Promise<object>
  /** the challenge's own number when the text is a right solution for this purpose; `admit` takes it once */
  solvedChallenge(text: string | undefined, purpose: Purpose): Promise<string | undefined>
}

/** `times` multiplies the steps of every challenge, so that tests can solve hundreds. */
export function makeProofs(secret: string, times = 1): Proofs {
  const keyFor = (use: string): string => createHash('sha256').update(`${use}\n${secret}`).digest('hex')
  const secrets = {
    hmacSignatureSecret: keyFor('proof challenge'),
    hmacKeySignatureSecret: keyFor('proof key'),
  }
  return {
    challenge: (purpose, { used, points }) =>
      createChallenge({
        algorithm: PROOF_ALGORITHM,
        cost: PROOF_COST,
        counter: Math.ceil(stepsOf(used, points, randomInt(0, CHANCES) / CHANCES) * times),
        deriveKey,
        expiresAt: new Date(Date.now() + PROOF_MS),
        data: { purpose },
        ...secrets,
      }),
    async solvedChallenge(text, purpose) {
      const read = readPayload(text)
      if (!read || read.challenge.parameters.data.purpose !== purpose) return undefined
      const { verified } = await verifySolution({ ...read, deriveKey, ...secrets })
      return verified ? read.challenge.parameters.nonce : undefined
    },
  }
}

function readPayload(text: string | undefined): z.infer<typeof payload> | undefined {
  if (text === undefined || text.length > MOST_CHARACTERS) return undefined
  try {
    return payload.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}
