import { connect } from '#db/connect.ts'
import { runImport } from '#features/catalog/catalog/server/import/import-command.ts'
import { learnVocabulary } from '#features/catalog/catalog/server/vocabulary/learn-vocabulary.ts'
import { importAsRead } from '../naive/import.ts'

// A process that imports a file until it is killed.
const [url = '', file = '', way = ''] = process.argv.slice(2)
const connection = connect(url, { poolSize: 2, statementTimeoutMs: 0 })
await learnVocabulary(connection.db)
process.stdout.write('begins\n')
if (way === 'naive') await importAsRead(connection.db, file)
else process.exitCode = await runImport(connection.db, file, () => undefined)
await connection.close()
