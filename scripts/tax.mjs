// npm run tax:import -- FILE and npm run tax:show -- ZIP: the commands that src/server/commands/tax.ts lists
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build, install, pinnedNode, root } from './prepare.mjs'

await install()
await build()
const done = spawnSync(
  pinnedNode(),
  ['--enable-source-maps', join(root, 'build/server/tax.js'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exit(done.status ?? 1)
