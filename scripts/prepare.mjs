// Brings a checkout to the point where it can run: installs the locked packages and builds what changed.
// Plain JavaScript without dependencies, because it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { COMPILED } from './node-flags.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')

/** The Node that package.json pins, once it is installed. */
export const pinnedNode = join(bin, process.platform === 'win32' ? 'node.exe' : 'node')

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: version 20.19 or newer is needed (https://nodejs.org).`,
  )
  process.exit(1)
}

/** Runs a command in the project with the pinned Node first in PATH; returns its exit code. */
export function run(command, args, options = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  const env = { ...process.env, ...options.env, PATH: bin + separator + process.env.PATH }
  const done = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: options.quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
    timeout: options.timeout,
  })
  if (options.quiet && done.status !== 0) process.stderr.write((done.stdout ?? '') + (done.stderr ?? ''))
  return done.status ?? 1
}

function step(name, work) {
  const started = Date.now()
  process.stdout.write(`  ${name} … `)
  const code = work()
  console.log(code === 0 ? `${((Date.now() - started) / 1000).toFixed(1)} s` : 'failed')
  if (code !== 0) process.exit(code)
}

/** Installs the locked packages when there are none, or when the lock file changed since. */
export function install() {
  const stamp = join(root, 'node_modules', '.alpine-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(pinnedNode)) return
  const npm = process.env.npm_execpath
  step('Installing the locked packages (once)', () =>
    npm
      ? run(process.execPath, [npm, 'ci', '--no-audit', '--no-fund', '--include=dev'], { quiet: true })
      : run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev'], { quiet: true }),
  )
  writeFileSync(stamp, lock)
}

const SOURCES = [
  'src',
  'demo',
  'public',
  'package-lock.json',
  'vite.app.ts',
  'vite.config.ts',
  'vite.react.ts',
  'vite.router.ts',
  'vite.server.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
]

const APPS = ['store', 'portal']

/** Builds the applications and the server when a source file changed since the last build. */
export function build() {
  const stamp = join(root, 'build', '.stamp')
  const state = sourceState()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  const env = { NODE_ENV: 'production' }
  for (const app of APPS)
    step(`Building the ${app}`, () =>
      run('react-router', ['build'], { quiet: true, env: { ...env, APP: app } }),
    )
  step('Compressing their files', compressAssets)
  step('Building the server', () =>
    run('vite', ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'], { quiet: true, env }),
  )
  escapeServerCode()
  mkdirSync(join(root, 'build'), { recursive: true })
  rmSync(COMPILED, { recursive: true, force: true })
  writeFileSync(join(root, 'build', 'VERSION'), state.slice(0, 12))
  writeFileSync(stamp, state)
}

// Node keeps the text of every module. One sign beyond ASCII, such as a typographic quote, makes it take two
// bytes for each character of its file, so the server's files spell them as escapes. An odd backslash before
// such a sign means nothing.
function escapeServerCode() {
  const wide = /(\\*)([^\0-\x7f])/g
  const spelled = (_, slashes, character) =>
    `${slashes.slice(slashes.length % 2)}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  for (const folder of ['server', ...APPS.map((app) => `${app}/server`)])
    for (const path of filesIn(join(root, 'build', folder)))
      if (path.endsWith('.js')) writeFileSync(path, readFileSync(path, 'utf8').replace(wide, spelled))
}

function sourceState() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const path = join(root, source)
    for (const file of statSync(path).isDirectory() ? filesIn(path).sort() : [path])
      if (!/\.test\.tsx?$/.test(file)) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

// Best compression takes seconds for the larger files, so it happens here once and never while serving.
function compressAssets() {
  for (const app of APPS)
    for (const path of filesIn(join(root, 'build', app, 'client'))) {
      if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(path)) continue
      const body = readFileSync(path)
      writeFileSync(`${path}.br`, brotliCompressSync(body))
      writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
    }
  return 0
}

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
