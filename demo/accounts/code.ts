import { Secret, TOTP } from 'otpauth'
import { DEMO_CODE_SECRET } from './secrets.ts'

/** The code that the authenticator app of the demo's people shows at a moment. */
export const demoCode = (now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(DEMO_CODE_SECRET), period: 30, digits: 6 }).generate({
    timestamp: now.getTime(),
  })
