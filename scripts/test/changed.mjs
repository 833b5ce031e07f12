// npm test -- --changed: which tests a change can affect.
//
// The change is what differs from main: the commits of this branch and everything that is not committed yet.
// On main itself it is what is not committed yet.
//   types, style, architecture, dead code   always
//   unit and server tests                   the files that import a changed file
// tests/http all, when the storefront or the portal changed: they read the built pages
//   e2e                                     all, when anything that is built into the product changed
// every suite, in full when a file changed that imports do not lead to (data, migrations,
//                                           settings, scripts, documents that tests read)
import { execFileSync } from 'node:child_process'
import { root } from '../prepare.mjs'

const CODE = /\.(ts|tsx|css)$/
const TEST = /\.test\.tsx?$/
/** Files that tests or the running store read by path. */
const READ_BY_PATH = /^(docs\/|package|scripts\/|[^/]+\.(ts|json|cjs)$|src\/db\/migrations\/|.*\/data\/)/
const BUILT_PAGES = /^(src\/(store|portal|shop|ui|api|drawings|features\/[^/]+\/[^/]+\/(ui|view))\/|public\/)/
const BUILT = /^(src|demo|public)\//
const JOURNEYS = /^tests\/(e2e|fixtures)\//

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The commit that the change is compared with. */
function base() {
  try {
    return git('merge-base', 'HEAD', 'main')
  } catch {
    return 'HEAD'
  }
}

/** What to run for the change, and a sentence that says why. */
export function planForChange() {
  const since = base()
  const files = [
    ...git('diff', '--name-only', since).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((file) => file !== '')
  return { since, files, ...whatToRun(files) }
}

/** The rule itself, by the names of the changed files. */
export function whatToRun(files) {
  const product = files.filter((file) => !TEST.test(file))
  const everything = product.some((file) => READ_BY_PATH.test(file) || !(CODE.test(file) || isText(file)))
  return {
    everything,
    pages: product.some((file) => BUILT_PAGES.test(file)),
    journeys: product.some((file) => BUILT.test(file)) || files.some((file) => JOURNEYS.test(file)),
  }
}

/** Prose at the top of the repository; no test reads it. */
const isText = (file) => /^[^/]+\.md$/.test(file)
