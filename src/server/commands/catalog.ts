import { localFiles } from '#adapters/files-local/files-local.ts'
import type { Db } from '#db/connect.ts'
import { addPicture, installVocabulary, runExport, runImport } from '#features/catalog/server/index.ts'
import {
  answerQuestion,
  findWaiting,
  publishReview,
  refuseSubmission,
} from '#features/reviews/server/index.ts'
import type { FileStore } from '#kit/file-store.ts'
import { endWith, withDatabase } from './with-database.ts'

const usage = `Usage:
  npm run catalog:import -- FILE.csv|FILE.jsonl [--valid-rows]
  npm run catalog:export -- FILE.csv|FILE.jsonl
  node scripts/catalog.mjs image PRODUCT_ID FILE [WORDS]     adds a picture to a product
  node scripts/catalog.mjs waiting                           lists reviews and questions that nobody has decided on
  node scripts/catalog.mjs publish-review NUMBER
  node scripts/catalog.mjs refuse-review NUMBER
  node scripts/catalog.mjs answer NUMBER "ANSWER"
  node scripts/catalog.mjs refuse-question NUMBER
The format is described in docs/catalogue-format.md.`

/** Who answers from the command line. */
const ANSWERED_BY = 'Alpine'

interface Tools {
  db: Db
  files: FileStore
}

interface Command {
  /** how many words it takes at least */
  least: number
  /** Answers the exit code. */
  run(tools: Tools, words: readonly string[]): Promise<number>
}

const decided = async (done: Promise<boolean>): Promise<number> => {
  const found = await done
  console.log(found ? 'Done.' : 'Nothing with that number waits.')
  return found ? 0 : 1
}

async function listWaiting(db: Db): Promise<number> {
  for (const { kind, id, sku, author, rating, text } of await findWaiting(db))
    console.log(
      `${kind} ${id}  ${sku}  ${author}${rating === null ? '' : `, ${rating} of 5`}\n  ${text.replaceAll('\n', ' ')}`,
    )
  return 0
}

/** A decision about a numbered thing. */
const numbered = (
  decide: (db: Db, id: number, words: readonly string[]) => Promise<boolean>,
  least = 1,
): Command => ({
  least,
  run: async ({ db }, [number = '', ...words]) =>
    /^\d{1,15}$/.test(number) ? decided(decide(db, Number(number), words)) : explain(),
})

const commands: Readonly<Record<string, Command>> = {
  import: {
    least: 1,
    run: ({ db, files }, [file = '', ...options]) =>
      runImport(db, file, console.log, {
        files,
        ...(options.includes('--valid-rows') ? { mode: 'valid-rows' as const } : {}),
      }),
  },
  export: { least: 1, run: ({ db }, [file = '']) => runExport(db, file, console.log) },
  image: {
    least: 2,
    run: ({ db, files }, [id = '', file = '', ...alt]) =>
      addPicture(db, files, { id, file, alt: alt.join(' ') }, console.log),
  },
  waiting: { least: 0, run: ({ db }) => listWaiting(db) },
  'publish-review': numbered((db, id) => publishReview(db, id, new Date())),
  'refuse-review': numbered((db, id) => refuseSubmission(db, 'review', id, new Date())),
  'refuse-question': numbered((db, id) => refuseSubmission(db, 'question', id, new Date())),
  answer: numbered(
    (db, id, words) => answerQuestion(db, id, { text: words.join(' '), by: ANSWERED_BY }, new Date()),
    2,
  ),
}

async function main([name = '', ...words]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || words.length < command.least) return explain()
  return withDatabase(async (db, config) => {
    await installVocabulary(db)
    return command.run({ db, files: localFiles(config.filesDir) }, words)
  })
}

function explain(): number {
  console.error(usage)
  return 2
}

endWith(main(process.argv.slice(2)))
