import { userInfo } from 'node:os'
import { localFiles } from '#adapters/files-local/files-local.ts'
import type { Db } from '#db/connect.ts'
import { IMAGE_KINDS } from '#features/catalog/catalog/rules/product-image.ts'
import { runCheck } from '#features/catalog/catalog/server/check/check-command.ts'
import {
  addPicture,
  runExport,
  runImport,
  runImports,
  runUndo,
} from '#features/catalog/catalog/server/import/import-command.ts'
import { installVocabulary } from '#features/catalog/catalog/server/import/install-vocabulary.ts'
import {
  runVocabularyExport,
  runVocabularyHistory,
  runVocabularyImport,
  runVocabularyUndo,
} from '#features/catalog/catalog/server/vocabulary/vocabulary-command.ts'
import { recordRun } from '#features/desk/import-runs/server/record-run.ts'
import type { Staff } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, requirePermission } from '#features/people/accounts/server/index.ts'
import { REVIEW } from '#features/service/reviews/rules/access.ts'
import {
  answerQuestion,
  publishReview,
  refuseQuestion,
  refuseReview,
  reopenQuestion,
  reopenReview,
} from '#features/service/reviews/server/decisions.ts'
import { findSubmissions } from '#features/service/reviews/server/queries.ts'
import { systemClock } from '#lib/clock.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import type { Report } from '#lib/table/import-file.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { referenceTables } from '../declared.ts'
import { consoleStaff } from './console.ts'
import { CATALOGUE } from './permissions.ts'
import { runReferenceTables } from './reference-tables.ts'
import { endWith, withDatabase } from './with-database.ts'

const usage = `Usage:
  npm run catalog:import -- FILE [--dry-run] [--valid-rows] [--allow-free] [--confirm-prices]
                         [--mapping FILE.mapping.json]       reads the table of another shop
  npm run catalog:undo -- NUMBER [--rest]                    takes an import back as a whole
  node scripts/catalog.mjs imports                           lists the imports with their numbers
  npm run catalog:check                                      looks for figures that cannot be right
  npm run catalog:export -- FILE.csv|FILE.jsonl
  npm run catalog:vocabulary -- export FILE.json             types, attributes, categories, questions
  npm run catalog:vocabulary -- check FILE.json              says what is wrong, or what would change
  npm run catalog:vocabulary -- import FILE.json --why "REASON"
  npm run catalog:vocabulary -- history                      lists the changes with their numbers
  npm run catalog:vocabulary -- undo NUMBER --why "REASON"   takes a change back as a whole
  npm run catalog:tables -- list                             reference tables, their sources and ages
  npm run catalog:tables -- export NAME FILE.json
  npm run catalog:tables -- check FILE.json                  says what is wrong
  npm run catalog:tables -- import FILE.json --why "REASON" [--older]
  npm run catalog:tables -- history NAME                     lists the imports with their numbers
  npm run catalog:tables -- undo NUMBER --why "REASON"       takes an import back
  npm run catalog:tables -- release NAME --why "REASON"      puts the release's table in force again
  node scripts/catalog.mjs image PRODUCT_ID FILE [--kind=studio|installed|label|packed] [WORDS]
                                                             adds a picture to a product
  node scripts/catalog.mjs waiting                           lists reviews and questions that wait for staff
  node scripts/catalog.mjs publish-review NUMBER
  node scripts/catalog.mjs refuse-review NUMBER
  node scripts/catalog.mjs answer NUMBER "ANSWER"
  node scripts/catalog.mjs refuse-question NUMBER
  node scripts/catalog.mjs reopen-review NUMBER              takes the decision back: it waits again
  node scripts/catalog.mjs reopen-question NUMBER            the same for a refused question
The formats are described in docs/catalogue-format.md, docs/vocabulary.md and
docs/reference-tables.md.`

/** The name under which answers of the command line are shown. */
const ANSWERED_BY = merchant().name

interface Context {
  db: Db
  files: FileStore
  staff: Staff
}

interface Command {
  /** how many words it takes at least */
  least: number
  /** Returns the exit code. */
  run(context: Context, words: readonly string[]): Promise<number>
}

async function listWaiting({ db, staff }: Context): Promise<number> {
  const { page } = await findSubmissions(db, requirePermission(staff, REVIEW.read), { state: 'waiting' })
  for (const { kind, id, sku, author, rating, title, text } of page) {
    const stars = rating === null ? '' : `, ${rating} of 5`
    const words = [title, text].filter(Boolean).join(': ').replaceAll('\n', ' ')
    console.log(`${kind} ${id}  ${sku}  ${author}${stars}\n  ${words}`)
  }
  return 0
}

type Decide = (
  db: Db,
  permission: Authorized<'reviews.decide'>,
  id: number,
  words: readonly string[],
) => Promise<boolean>

/** A decision about the review or question with this number. */
const decision = (decide: Decide, least = 1): Command => ({
  least,
  async run({ db, staff }, [number = '', ...words]) {
    if (!/^\d{1,15}$/.test(number)) return explain()
    const isFound = await decide(db, requirePermission(staff, REVIEW.decide), Number(number), words)
    console.log(isFound ? 'Done.' : 'Nothing with that number waits or can be taken back.')
    return isFound ? 0 : 1
  },
})

const KIND = '--kind='
const MAPPING = '--mapping'

/** The word of an option: `--mapping FILE` or `--mapping=FILE`. */
function wordOf(name: string, options: readonly string[]): string | undefined {
  const at = options.findIndex((option) => option === name || option.startsWith(`${name}=`))
  const option = options[at]
  return option === name ? (options[at + 1] ?? '') : option?.slice(name.length + 1)
}

/** `export FILE`, `check FILE`, `import FILE`, `history` or `undo NUMBER`. */
async function runVocabulary(
  { db, staff }: Context,
  [action = '', named = '', ...options]: readonly string[],
): Promise<number> {
  const who = { by: staff.name, reason: (wordOf('--why', options) ?? '').trim() }
  if (action === 'history') {
    requirePermission(staff, CATALOGUE.export)
    return runVocabularyHistory(db, console.log)
  }
  if (named === '') return explain()
  switch (action) {
    case 'export':
      requirePermission(staff, CATALOGUE.export)
      return runVocabularyExport(db, named, console.log)
    case 'check':
      requirePermission(staff, CATALOGUE.export)
      return runVocabularyImport(db, named, { ...who, isDry: true }, console.log)
    case 'import':
      requirePermission(staff, CATALOGUE.import)
      return runVocabularyImport(db, named, who, console.log)
    case 'undo':
      requirePermission(staff, CATALOGUE.import)
      return runVocabularyUndo(db, named, who, console.log)
    default:
      return explain()
  }
}

/** The reference tables: their sources and ages, and imports of them. */
async function runTables({ db, staff }: Context, words: readonly string[]): Promise<number> {
  const options = { why: (wordOf('--why', words) ?? '').trim(), older: words.includes('--older') }
  const today = inStoreZone(systemClock.now()).day
  const tables = referenceTables
  const context = { db, staff, tables, today, out: console.log }
  return (await runReferenceTables(context, words, options)) ?? explain()
}

const commands: Readonly<Record<string, Command>> = {
  import: {
    least: 1,
    run({ db, files, staff }, [file = '', ...options]) {
      requirePermission(staff, CATALOGUE.import)
      const isDry = options.includes('--dry-run')
      const run = (report?: Report) =>
        runImport(db, file, console.log, {
          ...(report && { report }),
          files,
          by: staff.name,
          isDry,
          allowFree: options.includes('--allow-free'),
          confirmPrices: options.includes('--confirm-prices'),
          mappingFile: wordOf(MAPPING, options),
          ...(options.includes('--valid-rows') ? { mode: 'valid-rows' as const } : {}),
        })
      if (isDry) return run()
      return recordRun(db, { kind: 'catalog', file, by: staff.name, clock: systemClock }, run)
    },
  },
  undo: {
    least: 1,
    run({ db, staff }, [number = '', ...options]) {
      requirePermission(staff, CATALOGUE.import)
      if (!/^\d{1,15}$/.test(number)) return Promise.resolve(explain())
      const rest = options.includes('--rest')
      return runUndo(db, Number(number), { by: staff.name, rest }, console.log)
    },
  },
  imports: {
    least: 0,
    run({ db, staff }) {
      requirePermission(staff, CATALOGUE.export)
      return runImports(db, console.log)
    },
  },
  export: {
    least: 1,
    run({ db, staff }, [file = '']) {
      requirePermission(staff, CATALOGUE.export)
      return runExport(db, file, console.log)
    },
  },
  check: {
    least: 0,
    run({ db, staff }) {
      requirePermission(staff, CATALOGUE.export)
      return runCheck(db, console.log, new Date())
    },
  },
  vocabulary: {
    least: 1,
    run: runVocabulary,
  },
  tables: {
    least: 1,
    run: runTables,
  },
  image: {
    least: 2,
    async run({ db, files, staff }, [id = '', file = '', ...words]) {
      requirePermission(staff, CATALOGUE.import)
      const named = words[0]?.startsWith(KIND) ? words[0].slice(KIND.length) : undefined
      const kind = IMAGE_KINDS.find((each) => each === (named ?? 'studio'))
      if (!kind) return explain()
      const alt = words.slice(named === undefined ? 0 : 1).join(' ')
      return addPicture(db, files, { id, file, alt, kind }, console.log)
    },
  },
  waiting: { least: 0, run: listWaiting },
  'publish-review': decision((db, permission, id) => publishReview(db, permission, id, new Date())),
  'refuse-review': decision((db, permission, id) => refuseReview(db, permission, id, new Date())),
  'refuse-question': decision((db, permission, id) => refuseQuestion(db, permission, id, new Date())),
  'reopen-review': decision((db, permission, id) => reopenReview(db, permission, id, { now: new Date() })),
  'reopen-question': decision(reopenQuestion),
  answer: decision((db, permission, id, words) => {
    const answer = { text: words.join(' '), by: ANSWERED_BY }
    return answerQuestion(db, permission, id, answer, new Date())
  }, 2),
}

async function main([name = '', ...words]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || words.length < command.least) return explain()
  return withDatabase(async (db, config) => {
    await installVocabulary(db)
    const staff = consoleStaff(userInfo().username)
    return command.run({ db, files: localFiles(config.filesDir), staff }, words)
  })
}

function explain(): number {
  console.error(usage)
  return 2
}

endWith(main(process.argv.slice(2)))
