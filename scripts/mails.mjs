// npm run mails: sends one of each mail to a file and prints where it is: light, dark and as plain text. It
// also writes the examples that the portal's page of mails shows.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install, pinnedNode, root } from './prepare.mjs'

await install('all')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const done = spawnSync(pinnedNode(), [vitest, 'run', '--project', 'server', 'tests/mails/mails.test.ts'], {
  cwd: root,
  env: { ...process.env, MAILS: 'write' },
  stdio: 'inherit',
})
if (done.status === 0) {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const examples = 'src/features/desk/mail-examples/server/data/example-letters.json'
  spawnSync(pinnedNode(), [biome, 'format', '--write', examples], { cwd: root, stdio: 'inherit' })
  console.log(`Every mail: ${pathToFileURL(join(root, 'build/mails.html'))}`)
}
process.exit(done.status ?? 1)
