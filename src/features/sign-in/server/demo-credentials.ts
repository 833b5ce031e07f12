import { type Secrets, seal } from '#kit/http/sealing.ts'
import { hashPassword } from './passwords.ts'
import { CODE_SECRET } from './sign-in.ts'

/** The columns of an account whose password and code secret are known: for the people of the demo alone. */
export const demoCredentials = async (
  secrets: Secrets,
  { password, codeSecret }: { password: string; codeSecret: string },
): Promise<{ password_hash: string; totp_sealed: string }> => ({
  password_hash: await hashPassword(password),
  totp_sealed: seal(secrets, CODE_SECRET, codeSecret),
})
