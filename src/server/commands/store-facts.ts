import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { recordRun } from '#features/desk/import-runs/server/record-run.ts'
import { STORE_FACTS } from '#features/desk/store-facts/rules/access.ts'
import { firstFacts, importFacts, showFacts } from '#features/desk/store-facts/server/store-facts.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { systemClock } from '#lib/clock.ts'
import { offeredMethods } from '../services/selling.ts'
import { consoleStaff } from './console.ts'
import { endWith, withDatabase } from './with-database.ts'

const usage = `Usage:
  npm run store:facts -- show                             prints hours, holidays, cutoff, phone, checks
  npm run store:facts -- import FILE.csv --why "REASON"   replaces them by those of the file, or none
The file is described in docs/operations/store-facts.md.`

async function main(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { why: { type: 'string', default: '' } },
  })
  const [command, file = ''] = positionals
  if (command !== 'show' && !(command === 'import' && file !== '')) {
    console.error(usage)
    return 2
  }
  return withDatabase(async (db, config) => {
    const first = firstFacts(config.contact)
    if (command === 'show') return showFacts(db, first, console.log)
    const { username: name } = userInfo()
    // Who has a shell on the server administers it.
    const permission = requirePermission({ ...consoleStaff(name), role: 'admin' }, STORE_FACTS.change)
    const providers = config.providers.open({
      sandboxUrl: config.demo ? config.publicOrigin : undefined,
      production: config.production,
      deadlineMs: config.paymentTimeoutMs,
    })
    const offered = offeredMethods(providers)
    const wanted = { file, reason: values.why, name, now: systemClock.now(), first, offered }
    return recordRun(db, { kind: 'settings', file, by: name, clock: systemClock }, (report) =>
      importFacts(db, permission, { ...wanted, report }, console.log),
    )
  })
}

endWith(main(process.argv.slice(2)))
