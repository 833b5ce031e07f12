// npm run backup -- FOLDER and npm run restore -- FOLDER: the commands that
// src/server/commands/backup.ts lists
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build, install, pinnedNode, root } from './prepare.mjs'

install()
build()
const done = spawnSync(
  pinnedNode,
  ['--enable-source-maps', join(root, 'build/server/backup.js'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exit(done.status ?? 1)
