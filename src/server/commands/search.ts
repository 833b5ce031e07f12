import { userInfo } from 'node:os'
import { requirePermission } from '#features/accounts/server/index.ts'
import { runWordsImport, runWordsShow } from '#features/search/server/index.ts'
import { consoleStaff } from './console.ts'
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
    requirePermission(consoleStaff(userInfo().username), 'search.import')
    return name === 'import' ? runWordsImport(db, file, console.log) : runWordsShow(db, console.log)
  })
}

endWith(main(process.argv.slice(2)))
