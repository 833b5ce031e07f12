// npm run accounts -- COMMAND: the commands that src/server/commands/accounts.ts lists
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build, install, pinnedNode, root } from './prepare.mjs'

await install()
await build()
const done = spawnSync(
  pinnedNode(),
  ['--enable-source-maps', join(root, 'build/server/accounts.js'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exit(done.status ?? 1)
