// npm run opensearch: one OpenSearch node of the published jars, at port 9200 or PORT, in .data/opensearch.
// `npm run opensearch -- suites` starts one in a folder of its own and runs the port suite and the relevance
// suite against it. It needs Maven and Java 21 or newer.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { install, pinnedNode, root } from './prepare.mjs'

const OLDEST_JAVA = 21
const SOURCES = join(import.meta.dirname, 'opensearch')
const JARS = join(root, 'node_modules/.cache/opensearch')
const HEAP = process.env.OPENSEARCH_HEAP ?? '1g'
const SUITES = ['tests/adapters/search-engine.test.ts', 'tests/adapters/opensearch', 'tests/relevance']

const homes = () => [
  process.env.JAVA_HOME ?? '',
  ...(existsSync('/usr/lib/jvm') ? readdirSync('/usr/lib/jvm').map((name) => `/usr/lib/jvm/${name}`) : []),
]

/** The release of a Java; 0 where there is none. */
function releaseOf(java) {
  const { stderr = '', status } = spawnSync(java, ['-version'], { encoding: 'utf8' })
  return status === 0 ? Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0) : 0
}

/** The first Java that is new enough; undefined without one. */
function findJava() {
  const known = [...homes().map((home) => join(home, 'bin/java')), 'java']
  return known.find((java) => releaseOf(java) >= OLDEST_JAVA)
}

/** Copies the jars of one release; false when Maven could not. */
function copyJars(java) {
  if (existsSync(JARS) && readdirSync(JARS).length > 0) return true
  const goal = ['-q', '-B', 'dependency:copy-dependencies', '-DincludeScope=runtime']
  const part = `${JARS}.part`
  rmSync(part, { recursive: true, force: true })
  const { status } = spawnSync(
    'mvn',
    [...goal, '-f', join(SOURCES, 'pom.xml'), `-DoutputDirectory=${part}`],
    { stdio: 'inherit', env: { ...process.env, JAVA_HOME: java.replace(/\/bin\/java$/, '') } },
  )
  if (status !== 0) return false
  rmSync(JARS, { recursive: true, force: true })
  mkdirSync(join(JARS, '..'), { recursive: true })
  spawnSync('mv', [part, JARS])
  return true
}

/** Starts the node and waits until it answers. */
async function startNode(java, folder, port) {
  mkdirSync(folder, { recursive: true })
  const node = spawn(
    java,
    [`-Xmx${HEAP}`, '-cp', join(JARS, '*'), join(SOURCES, 'OneNode.java'), folder, String(port)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  node.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-4_000)
  })
  for await (const line of createInterface({ input: node.stdout })) {
    const url = /answers at (\S+)/.exec(line)?.[1]
    if (url) return { node, url, line }
  }
  throw new Error(`OpenSearch did not start:\n${said}`)
}

function prepared() {
  const java = findJava()
  const missing = java ? '' : `Java ${OLDEST_JAVA} or newer (JAVA_HOME, /usr/lib/jvm or the path)`
  if (missing === '' && copyJars(java)) return java
  console.error(`OpenSearch needs ${missing || 'Maven and its central repository'}.`)
  process.exit(1)
}

const java = prepared()
if (process.argv[2] === 'suites') {
  await install('all')
  const folder = mkdtempSync(join(tmpdir(), 'opensearch-'))
  const { node, url, line } = await startNode(java, folder, 0)
  console.log(line)
  const chosen = process.argv.length > 3 ? process.argv.slice(3) : SUITES
  const done = spawnSync(pinnedNode(), [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...chosen], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_OPENSEARCH_URL: url },
  })
  node.kill()
  rmSync(folder, { recursive: true, force: true })
  process.exit(done.status ?? 1)
}
const { node, line } = await startNode(java, join(root, '.data/opensearch'), process.env.PORT ?? 9200)
console.log(`${line}\nStart the store with OPENSEARCH_URL. Ctrl-C ends the node.`)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => node.kill())
node.on('exit', (code) => process.exit(code ?? 0))
