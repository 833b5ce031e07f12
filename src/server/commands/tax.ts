import { userInfo } from 'node:os'
import { loadPlaces } from '#features/catalog/location/server/load-places.ts'
import { runTaxImport, runTaxShow } from '#features/catalog/location/server/tax/import-command.ts'
import { loadTaxRates } from '#features/catalog/location/server/tax/load-tax-rates.ts'
import { recordRun } from '#features/desk/import-runs/server/record-run.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { systemClock } from '#lib/clock.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { consoleStaff } from './console.ts'
import { TAX } from './permissions.ts'
import { endWith, withDatabase } from './with-database.ts'

const usage = `Usage:
  npm run tax:import -- FILE.csv     replaces all local sales tax rates by those of the file, or none
  npm run tax:show -- ZIP            prints the local rates of a ZIP code with their sources
The format is described in docs/local-tax-format.md.`

async function main([name = '', argument = '']: string[]): Promise<number> {
  if ((name !== 'import' && name !== 'show') || argument === '') {
    console.error(usage)
    return 2
  }
  return withDatabase(async (db) => {
    const { username } = userInfo()
    requirePermission(consoleStaff(username), TAX.import)
    const today = inStoreZone(systemClock.now()).day
    await loadPlaces(db)
    await loadTaxRates(db, today)
    return name === 'import'
      ? recordRun(db, { kind: 'tax', file: argument, by: username, clock: systemClock }, (report) =>
          runTaxImport(db, argument, console.log, today, report),
        )
      : runTaxShow(db, argument, console.log)
  })
}

endWith(main(process.argv.slice(2)))
