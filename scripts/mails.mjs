// npm run mails: sends one of each mail to a file and prints where it is: light, dark and as plain text. It
// also writes the examples that the portal's page of mails shows, and the table of typed words in
// docs/security.md.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install, pinnedNode, root } from './prepare.mjs'

await install('all')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const done = spawnSync(pinnedNode(), [vitest, 'run', '--project', 'server', 'tests/mails'], {
  cwd: root,
  env: { ...process.env, MAILS: 'write' },
  stdio: 'inherit',
})
if (done.status === 0) {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const examples = globSync('src/features/*/*/server/data/mail-examples.json', { cwd: root })
  spawnSync(pinnedNode(), [biome, 'format', '--write', ...examples], { cwd: root, stdio: 'inherit' })
  console.log(`Every mail: ${pathToFileURL(join(root, 'build/mails.html'))}`)
}
process.exit(done.status ?? 1)
