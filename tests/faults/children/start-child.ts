import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ChildTask } from './child-task.ts'

const WAKE_AGAIN_MS = 50
/** Node's compile cache: each test starts the same code again. */
const COMPILED = join(tmpdir(), 'alpine-test-compiled')
const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

export interface Child {
  /** resolves when the child has stopped at its crash point */
  asleep: Promise<void>
  /** the signal that killed it, or how it ended by itself */
  end: Promise<string>
  wake(): void
}

/** Starts another process that works on the same database and provider. */
export function startChild(task: ChildTask): Child {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', CHILD, JSON.stringify(task)],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_COMPILE_CACHE: COMPILED } },
  )
  let errors = ''
  child.stderr.on('data', (data) => (errors += data))
  const end = new Promise<string>((resolve) =>
    child.on('close', (code, signal) => resolve(signal ?? `ended by itself (${code}): ${errors}`)),
  )
  const asleep = new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    void end.then((how) => reject(new Error(`The process ended before its sleep point: ${how}`)))
  })
  // A process that is killed never reaches its sleep point, and no test waits for that.
  asleep.catch(() => undefined)
  // The child writes "asleep" before it stops itself, so the first signal may arrive too early.
  function wake(): void {
    child.kill('SIGCONT')
    const again = setInterval(() => child.kill('SIGCONT'), WAKE_AGAIN_MS)
    void end.then(() => clearInterval(again))
  }
  return { asleep, end, wake }
}
