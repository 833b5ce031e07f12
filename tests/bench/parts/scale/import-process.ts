// Imports a file as the command does, in a process of its own, and tells how long it took and its memory.
import { connect } from '#db/connect.ts'
import { runImport } from '#features/catalog/catalog/server/import/import-command.ts'
import { learnVocabulary } from '#features/catalog/catalog/server/vocabulary/learn-vocabulary.ts'

/** What became of an import. */
export interface ImportFigures {
  seconds: number
  /** processor time of this process alone */
  cpuSeconds: number
  peakBytes: number
  /** the last line that a person reads */
  said: string
}

const [url = '', file = ''] = process.argv.slice(2)
const { db, close } = connect(url, { poolSize: 2, statementTimeoutMs: 0 })
await learnVocabulary(db)
const [began, cpu] = [performance.now(), process.cpuUsage()]
let said = ''
const code = await runImport(db, file, (line) => {
  said = line
})
const { user, system } = process.cpuUsage(cpu)
const figures: ImportFigures = {
  seconds: (performance.now() - began) / 1000,
  cpuSeconds: (user + system) / 1e6,
  peakBytes: process.resourceUsage().maxRSS * 1024,
  said,
}
process.send?.(figures)
process.disconnect?.()
await close()
process.exitCode = code
