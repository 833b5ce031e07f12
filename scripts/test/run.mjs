// Starts the commands of npm test. Two run side by side, so each command's output is kept and printed in one
// piece.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../prepare.mjs'

/**
 * A hang is ended by the limit of the test that hangs (vitest.config.ts).
 * This one only ends a command that cannot end itself.
 */
const LONGEST_MS = 60 * 60_000
const separator = process.platform === 'win32' ? ';' : ':'

/** Runs one command; answers its exit code. With `live` its output goes straight to the terminal. */
export function run(command, args, { live, env = {} }) {
  const path = join(root, 'node_modules', '.bin') + separator + process.env.PATH
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env, PATH: path },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_MS,
    })
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`))
      resolve({ code: 1, output: Buffer.concat(output).toString() })
    })
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }))
  })
}
