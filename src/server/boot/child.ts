import { type ChildProcess, fork } from 'node:child_process'

/** Enough for the error of a process, with its stack. */
const LAST_CHARACTERS = 8_000

/**
 * Starts a file of the build as a process of its own. `answer` is its first message; it rejects with what the
 * process printed last when it ends without one. Until then its errors stay off the screen.
 */
export function startChild<T>(
  file: string,
  what: string,
  env: NodeJS.ProcessEnv,
): { child: ChildProcess; answer: Promise<T> } {
  const child = fork(file, { env, stdio: ['inherit', 'inherit', 'pipe', 'ipc'] })
  let printed = ''
  let hasAnswered = false
  child.stderr?.on('data', (chunk: Buffer) => {
    if (hasAnswered) process.stderr.write(chunk)
    else printed = `${printed}${chunk}`.slice(-LAST_CHARACTERS)
  })
  const answer = new Promise<T>((resolve, reject) => {
    child.once('message', (message) => {
      hasAnswered = true
      resolve(message as T)
    })
    child.once('error', reject)
    child.once('close', (code, signal) =>
      reject(new Error(`${what} ended by ${signal ?? `code ${code}`}\n${printed}`)),
    )
  })
  return { child, answer }
}
