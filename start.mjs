// npm start: from a bare checkout to a running store. Says each step; a second start with nothing changed skips them.
// A store that was ready and then ended by itself is started again.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { nodeFlags } from './scripts/node-flags.mjs'
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
    // React renders in its fast form only under NODE_ENV=production; whether this is a demo is STORE_MODE's business.
    env: { ...process.env, NODE_ENV: 'production', STORE_MODE: mode },
  })
  child.on('message', () => {
    wasReady = true
  })
  child.on('exit', (code, signal) => {
    // What never got ready would not the next time either: its settings or its port are wrong, and it has said so.
    if (stopping || !wasReady || code === 0) process.exit(signal ? 1 : (code ?? 1))
    console.error(`The store ended ${signal ? `by ${signal}` : `with code ${code}`}; starting it again.`)
    setTimeout(() => (stopping ? process.exit(1) : start()), RESTART_MS)
  })
}

// Ctrl-C reaches the whole terminal group; a plain kill reaches only this process, so it is passed on.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stopping = true
    child.kill(signal)
  })
start()
