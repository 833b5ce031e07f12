import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { CannotStart } from '#lib/start/cannot-start.ts'
import { type Config, ConfigError } from '../config.ts'
import { createLogger } from '../log.ts'

/** What a failed start may say of the settings. Passwords are no part of it. */
type Settings = Pick<
  Config,
  | 'production'
  | 'logLevel'
  | 'dataDir'
  | 'databaseUrl'
  | 'host'
  | 'port'
  | 'portalPort'
  | 'sandboxPort'
  | 'mailPort'
>

/** An error and the errors inside it, as far as they say what happened. */
interface Facts {
  codes: readonly string[]
  text: string
  path: string | undefined
  port: number | undefined
  isListening: boolean
  isConnecting: boolean
}

type Inner = Partial<NodeJS.ErrnoException> & { errors?: unknown[]; port?: number }

function factsOf(error: unknown): Facts {
  const all: Inner[] = []
  const collect = (each: unknown): void => {
    if (typeof each !== 'object' || each === null || all.includes(each)) return
    all.push(each)
    collect((each as Inner).cause)
    for (const inner of (each as Inner).errors ?? []) collect(inner)
  }
  collect(error)
  const text = all.map(({ message = '' }) => message).join('\n') || String(error)
  // What a child process printed of its own error is text.
  const printed = (name: string) =>
    [...text.matchAll(new RegExp(`${name}: '?([^',\\s]+)`, 'g'))].map(([, found]) => found ?? '')
  const calls = [...all.flatMap(({ syscall }) => syscall ?? []), ...printed('syscall')]
  const port = all.find((each) => each.port !== undefined)?.port ?? printed('port')[0]
  return {
    codes: [...all.flatMap(({ code }) => code ?? []), ...printed('code')],
    text,
    path: all.find(({ path }) => path)?.path ?? printed('path')[0],
    port: port === undefined ? undefined : Number(port),
    isConnecting: calls.includes('connect'),
    isListening: calls.includes('listen'),
  }
}

interface Reason {
  isIt(facts: Facts): boolean
  say(facts: Facts, settings: Settings): string
}

const has =
  (...codes: string[]) =>
  (facts: Facts): boolean =>
    codes.some((code) => facts.codes.includes(code))
const says =
  (words: RegExp) =>
  ({ text }: Facts): boolean =>
    words.test(text)

const PORT_SETTINGS = [
  ['PORT', 'port'],
  ['PORTAL_PORT', 'portalPort'],
  ['SANDBOX_PORT', 'sandboxPort'],
  ['MAIL_PORT', 'mailPort'],
] as const

const settingOf = (port: number | undefined, settings: Settings): string =>
  PORT_SETTINGS.find(([, key]) => settings[key] === port)?.[0] ?? 'PORT'

/** Host, port and name of the database, without its user and password. */
function placeOf({ databaseUrl, dataDir }: Settings): string {
  if (!databaseUrl) return join(dataDir, 'postgres')
  const { host, pathname } = new URL(databaseUrl)
  return `${decodeURIComponent(host)}${pathname}`
}

const OTHER_FOLDER = 'or set DATA_DIR to another folder'
const hasEnded = (settings: Settings): string =>
  `The database ${placeOf(settings)} ended while the store was starting; ` +
  'start the store again, and it goes on where it stopped.'

const REASONS: readonly Reason[] = [
  {
    isIt: has('EADDRINUSE'),
    say: ({ port }, settings) =>
      `Port ${port} is taken by another program; ` +
      `stop it, or set ${settingOf(port, settings)} to a free port.`,
  },
  {
    isIt: (facts) => facts.isListening && has('EACCES')(facts),
    say: ({ port }, settings) =>
      `This user may not listen on port ${port}; set ${settingOf(port, settings)} to a port above 1023.`,
  },
  {
    isIt: has('EADDRNOTAVAIL'),
    say: (_, { host }) => `This machine does not have the address ${host}; set HOST to one that it has.`,
  },
  {
    isIt: (facts) => has('ENOSPC', 'EDQUOT', '53100')(facts) || says(/No space left on device|ENOSPC/)(facts),
    say: ({ path }, { dataDir }) =>
      `The disk that holds ${path ?? dataDir} is full; free at least 1 GB, then start again.`,
  },
  {
    isIt: has('EACCES', 'EPERM', 'EROFS'),
    say: ({ path }, { dataDir }) =>
      `The store may not write to ${path ?? dataDir}; give your user the rights, ${OTHER_FOLDER}.`,
  },
  {
    isIt: has('ENOTDIR', 'EEXIST'),
    say: ({ path }, { dataDir }) =>
      `${path ?? dataDir} is a file where the store needs a folder; remove it, ${OTHER_FOLDER}.`,
  },
  {
    isIt: has('28P01', '28000'),
    say: (_, settings) =>
      settings.databaseUrl
        ? `The database ${placeOf(settings)} refuses the user name or password of DATABASE_URL; correct them.`
        : `The database in ${placeOf(settings)} refuses the password in ` +
          `${settings.dataDir}/database-admin-password; restore that file from a backup, ${OTHER_FOLDER}.`,
  },
  {
    isIt: has('3D000'),
    say: (_, settings) =>
      `The server of DATABASE_URL has no database ${placeOf(settings)}; create it, or correct DATABASE_URL.`,
  },
  {
    isIt: has('42501'),
    say: (_, settings) =>
      `The user of DATABASE_URL may not change the database ${placeOf(settings)}; make that user its owner.`,
  },
  {
    isIt: has('53300'),
    say: (_, settings) =>
      `The database ${placeOf(settings)} has no free connection; ` +
      'end other programs that use it, or raise its max_connections.',
  },
  {
    isIt: (facts) =>
      has('57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE')(facts) ||
      says(/connection terminated|not queryable|connection ended/i)(facts),
    say: (_, settings) => hasEnded(settings),
  },
  {
    isIt: (facts) => facts.isConnecting || has('ENOTFOUND', 'EAI_AGAIN')(facts),
    say: (_, settings) =>
      settings.databaseUrl
        ? `No database answers at ${placeOf(settings)}; start PostgreSQL there, or correct DATABASE_URL.`
        : hasEnded(settings),
  },
]

/** What happened and what to do, in one sentence for the person who started the store. */
export function sentenceOf(
  error: unknown,
  settings: Settings | undefined,
  what = 'The store could not start',
): string {
  if (error instanceof CannotStart || error instanceof ConfigError) return error.message
  const facts = factsOf(error)
  const known = settings && REASONS.find(({ isIt }) => isIt(facts))
  if (known) return known.say(facts, settings)
  const words = /^(?:\w*Error: )(.+)$/m.exec(facts.text)?.[1] ?? facts.text.split('\n', 1)[0] ?? ''
  return `${what} (${words.replace(/[.\s]+$/, '')}); the log says more.`
}

/**
 * Prints the sentence. The whole error goes to the log in production, and otherwise into a file of DATA_DIR
 * whose name is printed. A wrong setting has nothing more to tell.
 */
export function reportFailedStart(error: unknown, settings: Settings | undefined, what?: string): void {
  console.error(`\n${sentenceOf(error, settings, what)}`)
  if (!settings || error instanceof ConfigError) return
  if (settings.production) {
    createLogger(settings.logLevel).fatal({ err: error }, 'the start failed')
    return
  }
  const file = join(settings.dataDir, 'start-failed.log')
  try {
    mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(file, `${new Date().toISOString()}\n${inspect(error, { depth: 6 })}\n`, { mode: 0o600 })
    console.error(`Details: ${file}`)
  } catch {
    // A full disk or a folder that is not ours: the sentence above says so.
  }
}
