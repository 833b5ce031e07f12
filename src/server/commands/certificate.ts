import { requirePermission } from '#features/people/accounts/server/index.ts'
import { decideRefrigerantCertificate } from '#features/selling/fulfilment/server/index.ts'
import type { CertificateDecision } from '#features/selling/orders/rules/certificate.ts'
import { type Command, type CommandContext, refuse, say } from './console.ts'

/** Staff commands for the EPA 608 certificate of an order with refrigerant. */
export const certificateCommands: Readonly<Record<string, Command>> = {
  'verify-certificate': { needsId: true, needs: ['reason'], run: (context) => decide(context, 'verified') },
  'refuse-certificate': { needsId: true, needs: ['reason'], run: (context) => decide(context, 'refused') },
}

const DONE: Readonly<Record<CertificateDecision, string>> = {
  verified: 'Verified. The refrigerant may ship.',
  refused:
    'Refused. The buyer gets a mail. When the buyer sends another number: verify-certificate with ' +
    '--number. Otherwise cancel the order, or ship the other lines and call the rest off.',
}

async function decide(
  { db, id, options, staff, now }: CommandContext,
  decision: CertificateDecision,
): Promise<number> {
  const done = await decideRefrigerantCertificate(db, requirePermission(staff, 'certificates.decide'), {
    orderId: id,
    now,
    decision,
    how: options.reason ?? '',
    number: options.number?.trim() || undefined,
  })
  return done.kind === 'refused' ? refuse(done.reason) : say(DONE[decision])
}
