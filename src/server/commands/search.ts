import { userInfo } from 'node:os'
import { runWordsImport, runWordsShow } from '#features/choosing/search/server/words/import-command.ts'
import { recordRun } from '#features/desk/import-runs/server/record-run.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { systemClock } from '#lib/clock.ts'
import { consoleStaff } from './console.ts'
import { SEARCH } from './permissions.ts'
import { endWith, withDatabase } from './with-database.ts'

const usage = `Usage:
  npm run search:words -- import FILE.csv    replaces the imported search words by those of the file, or none
  npm run search:words -- show               prints the imported search words
The format is described in docs/search-words-format.md.`

async function main([name = '', file = '']: string[]): Promise<number> {
  const isKnown = name === 'show' || (name === 'import' && file !== '')
  if (!isKnown) {
    console.error(usage)
    return 2
  }
  return withDatabase(async (db) => {
    const { username } = userInfo()
    requirePermission(consoleStaff(username), SEARCH.import)
    if (name === 'show') return runWordsShow(db, console.log)
    return recordRun(db, { kind: 'words', file, by: username, clock: systemClock }, (report) =>
      runWordsImport(db, file, console.log, report),
    )
  })
}

endWith(main(process.argv.slice(2)))
