// npm run mails: sends one of each mail to a file and prints where it is: light, dark and as plain text.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install, pinnedNode, root } from './prepare.mjs'

install()
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const done = spawnSync(pinnedNode, [vitest, 'run', '--project', 'server', 'tests/mails/mails.test.ts'], {
  cwd: root,
  stdio: 'inherit',
})
if (done.status === 0) console.log(`Every mail: ${pathToFileURL(join(root, 'build/mails.html'))}`)
process.exit(done.status ?? 1)
