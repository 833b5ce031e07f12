import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS } from '#lib/dates.ts'
import { CannotStart } from '#lib/start/cannot-start.ts'

const LOOK_MS = 100
/** A slow machine writes a server's last pages for minutes. One that takes longer than this is stuck. */
const LONGEST_END_MS = 10 * MINUTE_MS

/** The process that runs on the folder, as PostgreSQL wrote it down; 0 when it wrote none. */
async function pidOf(folder: string): Promise<number> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  return Number(text.split('\n', 1)[0])
}

// The process id in an old file may now be that of another program.
function isPostgres(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return process.platform !== 'linux'
  }
}

/** Whether a PostgreSQL runs on the folder. */
export const isRunning = async (folder: string): Promise<boolean> => isPostgres(await pidOf(folder))

/**
 * Ends a server whose parent process died (kill -9, power loss of a container). The folder is ours, so a
 * server that still runs on it has no owner. SIGINT is PostgreSQL's fast shutdown. Throws CannotStart.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const pid = await pidOf(folder)
  if (!isPostgres(pid)) return
  const stuck = (cause?: unknown) =>
    new CannotStart(
      `PostgreSQL (process ${pid}) still runs on ${folder} and does not end; ` +
        'end that process, then start again.',
      { cause },
    )
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    throw stuck(error)
  }
  const deadline = Date.now() + LONGEST_END_MS
  while (isPostgres(pid)) {
    if (Date.now() > deadline) throw stuck()
    await sleep(LOOK_MS / 2)
  }
}

const PAUSE_MS = 200
/** How often a server that said no reason is started again. */
const UNKNOWN_TIMES = 20
/** After a kill -9 of the server its backends live on for a moment and keep the folder locked. */
const STILL_LOCKED = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/

export interface ServerProcess {
  start(): Promise<void>
  /** what the server or initdb has said last */
  lastWords(): string
}

/** Starts the server, again while processes of the last one keep its folder. Throws CannotStart. */
export async function startServer(server: ServerProcess, folder: string): Promise<void> {
  const began = Date.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await server.start()
    } catch (error) {
      const said = server.lastWords()
      const isLocked = STILL_LOCKED.test(said)
      const mayWait = isLocked
        ? Date.now() - began < LONGEST_END_MS
        : !/FATAL|PANIC/.test(said) && attempt < UNKNOWN_TIMES
      if (!mayWait) throw whyNotStarted(folder, said, error)
      await sleep(PAUSE_MS)
    }
  }
}

const OTHER_FOLDER = 'or set DATA_DIR to another folder'

const REASONS: readonly (readonly [RegExp, (folder: string) => string])[] = [
  [
    /No space left on device/,
    (folder) => `The disk that holds ${folder} is full; free at least 1 GB, then start again.`,
  ],
  [
    /Permission denied|Operation not permitted|Read-only file system/,
    (folder) =>
      `PostgreSQL may not write to ${folder}; give its owner the rights to that folder, ${OTHER_FOLDER}.`,
  ],
  [
    /incompatible with server/,
    (folder) =>
      `Another version of PostgreSQL made ${folder}; start the release that made it, ${OTHER_FOLDER}.`,
  ],
  [STILL_LOCKED, (folder) => `Another PostgreSQL still uses ${folder}; end it, ${OTHER_FOLDER}.`],
]

/** The sentence for what PostgreSQL said while it did not start. */
export function whyNotStarted(folder: string, said: string, cause: unknown): CannotStart {
  const known = REASONS.find(([words]) => words.test(said))
  const fatal = /(?:FATAL|PANIC|error|postgres):\s+(.+)/.exec(said)?.[1]
  const sentence =
    known?.[1](folder) ??
    `PostgreSQL could not start on ${folder}${fatal ? ` (it says: ${fatal})` : ''}; ` +
      `restore that folder from a backup, ${OTHER_FOLDER}.`
  return new CannotStart(sentence, { cause: new Error(said.trim() || 'it said nothing', { cause }) })
}

/** Called when a watched server has ended by itself. */
export interface Watch {
  /** false while this process stops: a server that ends then has been stopped together with it */
  isWanted(): boolean
  /** it is started again */
  onRestart(): void
  /** it could not be started again */
  onFailure(error: unknown): void
}

/**
 * Looks after a running server: when its process is gone (kill -9, out of memory), it is started again on the
 * same folder. PostgreSQL then recovers every committed transaction from its log.
 */
export function watchServer(
  server: ServerProcess,
  folder: string,
  { isWanted, onRestart, onFailure }: Watch,
): { stop(): Promise<void> } {
  let underWay: Promise<void> | undefined
  const look = async (): Promise<void> => {
    if ((await isRunning(folder)) || !isWanted()) return
    onRestart()
    await startServer(server, folder)
  }
  const timer = setInterval(() => {
    underWay ??= look()
      .catch((error: unknown) => {
        clearInterval(timer)
        onFailure(error)
      })
      .finally(() => {
        underWay = undefined
      })
  }, LOOK_MS)
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
