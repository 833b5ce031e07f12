// npm test: everything that a change must keep true, from a bare checkout.
//   npm test                     all checks and suites, in two lanes, for two processor cores
//   npm test -- unit server      only these parts: types, style, architecture, "dead code", structure,
//                                behind, unit, texts, server, e2e
//   npm test -- --changed        what a change can affect (the rule: scripts/test/changed.mjs)
// Ends with the failed tests, the ten slowest test files and "N passed, N failed", summed over all suites.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install, root } from './prepare.mjs'
import { planForChange } from './test/changed.mjs'
import { failuresOf, printFailures } from './test/failures.mjs'
import { run } from './test/run.mjs'

const args = process.argv.slice(2)
const only = args.filter((arg) => !arg.startsWith('--'))
const plan = args.includes('--changed') ? planForChange() : undefined
const wanted = (name) => only.length === 0 || only.includes(name)
/** One part alone prints as it goes; of two side by side each prints when it ends. */
const live = only.length === 1
/** The two longest suites run in halves, so that both lanes end at about the same time. */
const inLanes = !live && (!plan || plan.everything)
const FAULTS = 'tests/faults/**'
const PAGES = 'tests/e2e/pages/**'

/** Tests start the built store and its commands again and again: Node keeps what it compiled. */
const COMPILED = join(tmpdir(), 'alpine-test-compiled')

let passed = 0
let failed = 0
const times = []
const failures = []

// However this script ends (a failed build, an unreadable report), its last line is the sum.
process.on('exit', (code) => {
  if (code !== 0 && failed === 0) failed = 1
  console.log(`\n${passed} passed, ${failed} failed`)
})

/** A report that a suite wrote; undefined when the suite ended before it could write one. */
function readReport(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  } catch {
    return undefined
  }
}

async function part(name, command, commandArgs, env) {
  if (live) console.log(`\n── ${name}`)
  else console.log(`── ${name} started`)
  const began = Date.now()
  const { code, output } = await run(command, commandArgs, { live, env })
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  console.log(`\n── ${name}: ${code === 0 ? 'done' : 'FAILED'} in ${seconds} s\n${output}`)
  return code
}

/** A check that either holds or does not counts as one test. */
const check = (name, command, commandArgs) => async () => {
  if (!wanted(name)) return
  if ((await part(name, command, commandArgs)) === 0) {
    passed++
    return
  }
  failed++
  failures.push({ name, error: `${[command, ...commandArgs].join(' ')} found faults` })
}

/** Tells which packages have a newer release, and counts as no test: a release must not turn a commit red. */
const behind = async () => {
  if (wanted('behind')) await part('behind', process.execPath, ['scripts/behind.mjs'])
}

/** A vitest project counts each of its tests. */
async function suite(name, title, extra = []) {
  const report = join(root, 'build', `tests-${title}.json`)
  const fileTimes = join(root, 'build', `tests-${title}-times.json`)
  for (const path of [report, fileTimes]) rmSync(path, { force: true })
  const reporters = ['default', 'json', './scripts/test/file-times.mjs'].map((each) => `--reporter=${each}`)
  const code = await part(
    title,
    'vitest',
    ['run', '--project', name, '--passWithNoTests', ...reporters, `--outputFile.json=${report}`, ...extra],
    { FILE_TIMES: fileTimes, NODE_COMPILE_CACHE: COMPILED },
  )
  const result = readReport(report)
  passed += result?.numPassedTests ?? 0
  failed += result?.numFailedTests ?? 0
  times.push(...(readReport(fileTimes) ?? []))
  const found = failuresOf(result)
  if (code !== 0 && found.length === 0)
    found.push({ name: title, error: `ended with ${code} and no failed test: see its output above` })
  failures.push(...found)
  // A file that cannot even be loaded has no failed test of its own.
  if (code !== 0 && !result?.numFailedTests) failed++
}

const unit = async () => {
  if (!wanted('unit')) return
  await suite('unit', 'unit', plan && !plan.everything ? ['--changed', plan.since] : [])
}

const server = async () => {
  if (!wanted('server')) return
  if (!plan || plan.everything) return suite('server', 'server', inLanes ? ['--exclude', FAULTS] : [])
  const ofPages = 'tests/http/**'
  if (plan.pages) await suite('server', 'http', ['tests/http'])
  await suite('server', 'server', ['--changed', plan.since, ...(plan.pages ? ['--exclude', ofPages] : [])])
}

const texts = async () => {
  if (wanted('texts') && (!plan || plan.everything || plan.pages)) await suite('texts', 'texts')
}

const faults = async () => {
  if (inLanes && wanted('server')) await suite('server', 'faults', ['tests/faults'])
}

const e2e = async () => {
  if (wanted('e2e') && (!plan || plan.everything || plan.journeys))
    await suite('e2e', 'e2e', inLanes ? ['--exclude', PAGES] : [])
}

const pages = async () => {
  if (inLanes && wanted('e2e')) await suite('e2e', 'pages', ['tests/e2e/pages'])
}

async function build() {
  if (!['server', 'texts', 'e2e'].some(wanted)) return
  const code = await part('build', process.execPath, ['scripts/build.mjs'])
  if (code === 0) return
  printFailures([{ name: 'build', error: `ended with ${code}` }])
  process.exit(code)
}

function printSlowest() {
  if (times.length === 0) return
  console.log('The ten slowest test files:')
  for (const { file, ms } of times.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`)
}

/** Takes the next part from the list and runs it, until the list is empty. */
async function lane(parts) {
  for (let next = parts.shift(); next; next = parts.shift()) await next()
}

await install('all')
mkdirSync(join(root, 'build'), { recursive: true })
if (plan) {
  const rest = plan.everything ? 'every suite runs' : `journeys ${plan.journeys ? 'run' : 'do not run'}`
  console.log(`${plan.files.length} files differ from ${plan.since.slice(0, 8)}: ${rest}.`)
}
const built = build()
const DEPCRUISE = ['src', 'demo', 'tests', '--config', '.dependency-cruiser.cjs', '--output-type', 'err']
/** Each checker reads the shared types again, and the other core is busy: one takes half of the processor. */
const TYPES = 'react-router typegen && GOGC=off tsc --noEmit --checkers 1'
/** In order of length where nothing forbids it; types come while the build runs. */
const parts = [
  async () => {
    await built
    await e2e()
  },
  check('types', 'sh', ['-c', TYPES]),
  check('style', 'biome', ['ci', '.']),
  check('architecture', 'depcruise', DEPCRUISE),
  check('structure', process.execPath, ['scripts/structure.mjs']),
  check('dead code', 'knip', []),
  behind,
  unit,
  async () => {
    await built
    await texts()
  },
  async () => {
    await built
    await pages()
  },
  faults,
  server,
]
await Promise.all([lane(parts), lane(parts)])
printFailures(failures)
printSlowest()
process.exit(failed === 0 ? 0 : 1)
