// Which pinned packages have a newer release. A part of npm test that never fails: it only tells.
import { execFile } from 'node:child_process'
import { root } from './prepare.mjs'

/** How long the registry may take to answer for all packages together. */
const LONGEST_MS = 8_000

/** Packages that stay behind on purpose, by the start of their name, each with its reason. */
const HELD = {
  'node-': 'the product runs on Node 24 until the next LTS line has settled',
  '@types/node': 'as Node',
  'react-router': '@react-router/dev must have the same minor release',
  '@react-router/': 'react-router must have the same minor release',
  htmlparser2: 'html-to-text needs this major, and one copy is enough',
}

/** The answer of `npm outdated`; undefined when the registry does not answer in time. */
function askRegistry() {
  const args = ['outdated', '--json', '--fetch-retries=0', `--fetch-timeout=${LONGEST_MS}`]
  const own = process.env.npm_execpath
  const command = own ? process.execPath : 'npm'
  const options = { cwd: root, timeout: LONGEST_MS, shell: !own && process.platform === 'win32' }
  return new Promise((resolve) =>
    // npm ends with 1 when a package is behind, so its output says what happened.
    execFile(command, own ? [own, ...args] : args, options, (_, output) => {
      try {
        const answer = JSON.parse(output.trim() || '{}')
        resolve(answer.error ? undefined : answer)
      } catch {
        resolve(undefined)
      }
    }),
  )
}

/** A release as numbers. A prerelease counts as its release: no older one is offered in its place. */
const numbersOf = (version) => version.split('-')[0].split('.').map(Number)

function isNewer(latest, current) {
  const [a, b] = [numbersOf(latest), numbersOf(current)]
  const at = a.findIndex((part, index) => part !== b[index])
  return at >= 0 && a[at] > b[at]
}

const reasonOf = (name) => Object.entries(HELD).find(([start]) => name.startsWith(start))?.[1]

const answer = await askRegistry()
if (!answer) console.log('The package registry does not answer, so releases were not compared.')
else {
  // A package for another platform is not installed and has no `current`.
  const behind = Object.entries(answer)
    .map(([name, found]) => ({ name, ...(Array.isArray(found) ? found[0] : found) }))
    .filter(({ current, latest }) => current && isNewer(latest, current))
  const due = behind.filter(({ name }) => !reasonOf(name))
  console.log(`${due.length} pinned packages have a newer release, ${behind.length - due.length} are held.`)
  for (const { name, current, latest } of due) console.log(`  ${name} ${current} → ${latest}`)
  for (const { name, current, latest } of behind.filter((each) => !due.includes(each)))
    console.log(`  held: ${name} ${current} → ${latest} (${reasonOf(name)})`)
}
