// npm test: everything a change must keep true, from a bare checkout. Ends with "N passed, N failed", summed over all suites.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, root, run } from './prepare.mjs'

const only = process.argv.slice(2)
const wanted = (name) => only.length === 0 || only.includes(name)
/** No part takes half of this; what hangs is ended, so that the parts after it and the sum are still told. */
const LONGEST_MS = 20 * 60_000
let passed = 0
let failed = 0

// Whatever ends this script (a build that fails, a report that cannot be read), its last line is the sum.
process.on('exit', (code) => {
  if (code !== 0 && failed === 0) failed = 1
  console.log(`\n${passed} passed, ${failed} failed`)
})

install()

/** What a suite counted; undefined when it ended before it could tell. */
function readReport(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  } catch {
    return undefined
  }
}

/** A check that either holds or does not counts as one test. */
function check(name, command, args) {
  if (!wanted(name)) return
  console.log(`\n── ${name}`)
  if (run(command, args, { timeout: LONGEST_MS }) === 0) passed++
  else failed++
}

/** A vitest project counts each of its tests. */
function suite(name) {
  if (!wanted(name)) return
  console.log(`\n── ${name}`)
  const report = join(root, 'build', `tests-${name}.json`)
  rmSync(report, { force: true })
  const code = run(
    'vitest',
    ['run', '--project', name, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { timeout: LONGEST_MS },
  )
  const result = readReport(report)
  passed += result?.numPassedTests ?? 0
  failed += result?.numFailedTests ?? 0
  // A file that cannot even be loaded has no failed test of its own.
  if (code !== 0 && !result?.numFailedTests) failed++
}

check('types', 'sh', ['-c', 'react-router typegen && tsc --noEmit'])
check('style', 'biome', ['ci', '.'])
check('architecture', 'depcruise', [
  'src',
  'demo',
  'tests',
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'err',
])
check('dead code', 'knip', [])
suite('unit')
if (wanted('server') || wanted('e2e')) build()
suite('server')
suite('e2e')

process.exit(failed === 0 ? 0 : 1)
