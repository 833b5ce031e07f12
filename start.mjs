// npm start: from a bare checkout to a running store. It prints each step and skips the steps whose input is
// the same as at the last start. Once the store was ready, this process starts it again whenever it ends by
// itself.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { nodeEnvironment, nodeFlags } from './scripts/node-flags.mjs'
import { build, install, pinnedNode, root } from './scripts/prepare.mjs'

const RESTART_MS = 500
/** Each start that fails doubles the wait before the next one, up to this. */
const LONGEST_WAIT_MS = 30_000

await install()
await build()

const mode = process.env.STORE_MODE ?? (process.env.NODE_ENV === 'production' ? 'production' : 'demo')
let child
let stopping = false
let wasReady = false
let failed = 0

function start() {
  child = spawn(pinnedNode(), [...nodeFlags, join(root, 'build/server/main.js')], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // React renders fast only with NODE_ENV=production. STORE_MODE alone says whether this is a demo.
    env: { ...process.env, ...nodeEnvironment, NODE_ENV: 'production', STORE_MODE: mode },
  })
  child.on('message', () => {
    wasReady = true
    failed = 0
  })
  child.on('error', (error) => {
    console.error(`Node could not be started (${error.message}); delete node_modules, then start again.`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (signal && !stopping && !wasReady)
      console.error(
        `The system ended the store by ${signal} before it was ready; most often it has too little memory. ` +
          'Close other programs, then start again.',
      )
    // A store that never got ready has wrong settings or a taken port and has printed so: do not restart it.
    if (stopping || !wasReady || code === 0) process.exit(signal ? 1 : (code ?? 1))
    console.error(`The store ended ${signal ? `by ${signal}` : `with code ${code}`}; starting it again.`)
    const wait = Math.min(RESTART_MS * 2 ** failed, LONGEST_WAIT_MS)
    failed += 1
    setTimeout(() => (stopping ? process.exit(1) : start()), wait)
  })
}

// Ctrl-C reaches the store too; a plain `kill` reaches only this process, so pass the signal on.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stopping = true
    child.kill(signal)
  })
start()
