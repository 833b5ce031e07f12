// npm run relevance: asks the judged questions of the demo catalog and prints how good the answers are.
// `npm run relevance -- --wrong` also lists the wrong answers of the questions that the search is tuned by;
// `--group NAME` lists those of one group.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, pinnedNode, root } from './prepare.mjs'

await install('all')
const done = spawnSync(pinnedNode(), [join(root, 'tests/relevance/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(done.status ?? 1)
