import type { Db } from '#db/connect.ts'
import { DEMO_PEOPLE } from '#demo/accounts/people.ts'
import { startSession } from '#features/people/accounts/server/index.ts'

/** The Cookie header of a new session of the demo's person of this role. */
export async function sessionOf(db: Db, role: (typeof DEMO_PEOPLE)[number]['role']): Promise<string> {
  const person = DEMO_PEOPLE.find((each) => each.role === role)!
  const { token } = await startSession(db, person.id, { device: 'bench', network: '' }, new Date())
  return `alpine.portal=${token}`
}
