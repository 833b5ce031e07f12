// npm start: from a bare checkout to a running store. It prints each step and skips the steps whose input is
// the same as at the last start. If a store was ready and then ends by itself, this process starts it again.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { nodeEnvironment, nodeFlags } from './scripts/node-flags.mjs'
import { build, install, pinnedNode, root } from './scripts/prepare.mjs'

const RESTART_MS = 500

install()
build()

const mode = process.env.STORE_MODE ?? (process.env.NODE_ENV === 'production' ? 'production' : 'demo')
let child
let stopping = false

function start() {
  let wasReady = false
  child = spawn(pinnedNode, [...nodeFlags, join(root, 'build/server/main.js')], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // React renders fast only with NODE_ENV=production. STORE_MODE alone says whether this is a demo.
    env: { ...process.env, ...nodeEnvironment, NODE_ENV: 'production', STORE_MODE: mode },
  })
  child.on('message', () => {
    wasReady = true
  })
  child.on('exit', (code, signal) => {
    // A store that never got ready has wrong settings or a taken port and has printed so: do not restart it.
    if (stopping || !wasReady || code === 0) process.exit(signal ? 1 : (code ?? 1))
    console.error(`The store ended ${signal ? `by ${signal}` : `with code ${code}`}; starting it again.`)
    setTimeout(() => (stopping ? process.exit(1) : start()), RESTART_MS)
  })
}

// Ctrl-C reaches the store too; a plain `kill` reaches only this process, so pass the signal on.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stopping = true
    child.kill(signal)
  })
start()
