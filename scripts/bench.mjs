// npm run bench: measures every figure of the production build in one run, beside a raw server.
// `npm run bench -- pages orders` runs parts.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build, install, pinnedNode, root } from './prepare.mjs'

await install('all')
await build()
const done = spawnSync(pinnedNode(), [join(root, 'tests/bench/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(done.status ?? 1)
