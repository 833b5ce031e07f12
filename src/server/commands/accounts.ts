import { z } from 'zod'
import { firstAdmin } from '#features/people/sign-in/server/first-admin.ts'
import { systemClock } from '#lib/clock.ts'
import { demoCodeNow } from '../boot/demo.ts'
import { person, personUsage } from './person.ts'
import { endWith, withDatabase } from './with-database.ts'

const usage = `Usage: npm run accounts -- COMMAND
  first-admin EMAIL    makes the first administrator of the partner portal and prints a link that works once
  demo-code            a demo: the code that the authenticator app of its people shows now
${personUsage}`

const REASONS = {
  has_admin: 'An administrator can sign in already. Ask them for an invitation: portal, Users.',
  email_taken: 'A person with this address is in the portal already.',
} as const

async function main([command, email, ...rest]: string[]): Promise<number> {
  if (command === 'demo-code' && email === undefined) return printDemoCode()
  if (command === 'person') return (await person([email ?? '', ...rest])) ?? wrongUse()
  const address = z.email().max(254).safeParse(email?.trim().toLowerCase())
  if (command !== 'first-admin' || !address.success || rest.length > 0) return wrongUse()
  return withDatabase(async (db, config) => {
    const made = await firstAdmin(db, address.data, systemClock.now())
    if (made.kind === 'refused') {
      console.error(REASONS[made.reason])
      return 1
    }
    console.log(
      `Open this link within seven days. It works once:\n${config.portalOrigin}/invitation/${made.token}`,
    )
    return 0
  })
}

function wrongUse(): number {
  console.error(usage)
  return 2
}

async function printDemoCode(): Promise<number> {
  console.log(await demoCodeNow(systemClock.now()))
  return 0
}

endWith(main(process.argv.slice(2)))
