// What npm test prints at its end, so that the last lines of a log say what failed.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../prepare.mjs'

const WAITED_LINES = 4

/** The first line of an error that is not empty, without colors. */
const firstLine = (message) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? 'no message'

/**
 * What more a failed journey says: the step in its file, the last things that Playwright waited for, and
 * what the page showed (tests/fixtures/browser/page.ts adds that line).
 */
function endOfJourney(message, file) {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .map((line) => line.trim())
  const ended = lines.find((line) => line.startsWith('The journey ended'))
  if (!ended) return []
  const waited = lines.filter((line) => line.startsWith('- ')).slice(-WAITED_LINES)
  return [lines.find((line) => line.startsWith('at ') && line.includes(file)), ...waited, ended].filter(
    Boolean,
  )
}

/**
 * The failed tests of one report of vitest: "file › title" and the first line of the error. A file that
 * vitest could not load has no tests and counts as one failure.
 */
export function failuresOf(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) => ({
        name: [file, ...ancestorTitles, title].join(' › '),
        error: [firstLine(failureMessages[0]), ...endOfJourney(failureMessages[0], file)].join('\n      '),
      }))
    if (tests.length > 0 || status !== 'failed') return tests
    return [{ name: file, error: firstLine(message) }]
  })
}

export function printFailures(failures) {
  if (failures.length === 0) return
  console.log('\nFailed:')
  for (const { name, error } of failures) console.log(`  ${name}\n      ${error}`)
  console.log('')
}
