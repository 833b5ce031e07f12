// npm start: from a bare checkout to a running store. Says each step; a second start with nothing changed skips them.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { nodeFlags } from './scripts/node-flags.mjs'
import { build, install, pinnedNode, root } from './scripts/prepare.mjs'

install()
build()

const mode = process.env.STORE_MODE ?? (process.env.NODE_ENV === 'production' ? 'production' : 'demo')
const child = spawn(pinnedNode, [...nodeFlags, join(root, 'build/server/main.js')], {
  cwd: root,
  stdio: 'inherit',
  // React renders in its fast form only under NODE_ENV=production; whether this is a demo is STORE_MODE's business.
  env: { ...process.env, NODE_ENV: 'production', STORE_MODE: mode },
})
// Ctrl-C reaches the whole terminal group; a plain kill reaches only this process, so it is passed on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
