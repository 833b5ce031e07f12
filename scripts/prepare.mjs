// Brings a checkout to the point where it can run: installs the locked packages and builds what changed.
// Plain JavaScript without dependencies, because it runs before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { COMPILED } from './node-flags.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const packagedNode = join(bin, process.platform === 'win32' ? 'node.exe' : 'node')

/** The Node that package.json pins, once it is installed; the machine's own where no package brings one. */
export const pinnedNode = () => (existsSync(packagedNode) ? packagedNode : process.execPath)

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  end(`Node ${process.versions.node} is too old: version 20.19 or newer is needed (https://nodejs.org).`)

function end(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Runs a command in the project with the pinned Node first in PATH; answers its exit code and its output. */
function run(command, args, { env = {}, cwd = root, shell = process.platform === 'win32' } = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env, PATH: bin + separator + process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell,
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

const npm = (...args) =>
  process.env.npm_execpath ? run(process.execPath, [process.env.npm_execpath, ...args]) : run('npm', args)

/** Runs commands at the same time; ends the process when one of them fails. */
async function step(name, ...works) {
  const started = Date.now()
  process.stdout.write(`  ${name} … `)
  const done = await Promise.all(works.map((work) => work()))
  const failed = done.find((each) => each && each.code !== 0)
  console.log(failed ? 'failed' : `${((Date.now() - started) / 1000).toFixed(1)} s`)
  if (failed) end(explained(name, failed.output))
}

const REASONS = [
  [/ENOSPC|EDQUOT|No space left/i, 'The disk is full; free at least 2 GB, then start again.'],
  [
    /EACCES|EPERM|EROFS|Permission denied/i,
    `You may not write to ${root}; give your user the rights to it, then start again.`,
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|network/i,
    'The package registry does not answer; check the network and the proxy of npm, then start again.',
  ],
  [
    /heap out of memory|SIGKILL/i,
    'The machine has too little memory; close other programs, then start again.',
  ],
]

/** What the command said, without its stack traces, and a sentence; all of it is kept in a file. */
function explained(name, output) {
  const known = REASONS.find(([words]) => words.test(output))?.[1]
  const lines = output.split('\n').filter((line) => !/^\s+at /.test(line))
  const file = join(tmpdir(), 'alpine-failed-step.log')
  try {
    writeFileSync(file, output)
  } catch {
    return known ?? `${name} failed.`
  }
  return known ? `${known}\nDetails: ${file}` : `${lines.join('\n').trim()}\n${name} failed. Details: ${file}`
}

/**
 * Runs the scripts of the packages that may run one when they are installed: package.json says which. npm
 * itself runs none (.npmrc).
 */
async function runAllowedScripts() {
  const { allowScripts } = manifestOf(root)
  for (const entry of Object.keys(allowScripts).filter((each) => allowScripts[each])) {
    const folder = join(root, 'node_modules', entry.slice(0, entry.lastIndexOf('@')))
    if (!existsSync(folder)) continue
    const { scripts = {} } = manifestOf(folder)
    for (const script of [scripts.preinstall, scripts.install, scripts.postinstall].filter(Boolean)) {
      const done = await run(script, [], { cwd: folder, shell: true })
      if (done.code !== 0) return done
    }
  }
}

/** The headers of Node (67 MB) are for compiling native code, and nothing here does. */
function removeHeaders() {
  for (const name of Object.keys(manifestOf(root).optionalDependencies))
    rmSync(join(root, 'node_modules', name, 'include'), { recursive: true, force: true })
}

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/**
 * Installs the locked packages that are missing: those that build and run the store, or `all`, with those of
 * tests and bench. A new lock file replaces all of them, and a checkout that had all gets all. What was
 * installed for the store stays in place when the rest is added, because a store may be running on it.
 */
export async function install(least = 'store') {
  const stamp = join(root, 'node_modules', '.alpine-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  // Releases before December 2026 wrote the lock alone and installed all.
  const [of, has = of && 'all'] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  const what = has === 'all' ? 'all' : least
  if (of === lock && has === what) return
  rmSync(stamp, { force: true })
  const args = [
    ...(of === lock ? ['install', '--no-save'] : ['ci']),
    what === 'all' ? '--include=dev' : '--omit=dev',
    ...['--no-audit', '--no-fund'],
  ]
  await step(
    what === 'all' ? 'Installing the locked packages' : 'Installing the packages of the store',
    async () => {
      // The lock names each package by its hash, so what npm has kept need not be asked for again.
      const quick = await npm(...args, '--prefer-offline')
      const done = quick.code === 0 ? quick : await npm(...args)
      return done.code === 0 ? runAllowedScripts() : done
    },
  )
  if (!existsSync(packagedNode) && major < 24)
    end(`Node ${process.versions.node} is too old, and no package brings a newer one; install Node 24.`)
  removeHeaders()
  writeFileSync(stamp, `${lock} ${what}`)
}

const SOURCES = [
  'src',
  'demo',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
]

const APPS = ['store', 'portal']

/** Builds the applications and the server when a source file changed since the last build. */
export async function build() {
  const stamp = join(root, 'build', '.stamp')
  const state = sourceState()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  const env = { NODE_ENV: 'production' }
  await step(
    'Building the store, the portal and the server',
    ...APPS.map((app) => async () => {
      const done = await run('react-router', ['build'], { env: { ...env, APP: app } })
      if (done.code === 0) await compressAssets(app)
      return done
    }),
    () => run('vite', ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'], { env }),
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

// Best compression takes seconds for the larger files, so it happens here once and never while serving. The
// threads of Node share the work.
function compressAssets(app) {
  const [brotli, deflate] = [promisify(brotliCompress), promisify(gzip)]
  return Promise.all(
    filesIn(join(root, 'build', app, 'client'))
      .filter((path) => /\.(js|css|svg|json|txt|webmanifest)$/.test(path))
      .map(async (path) => {
        const body = readFileSync(path)
        await writeFile(`${path}.br`, await brotli(body))
        await writeFile(`${path}.gz`, await deflate(body, { level: 9 }))
      }),
  )
}

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
