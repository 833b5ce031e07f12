import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ChildTask } from './child-task.ts'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

export interface Child {
  /** resolves when it has fallen asleep where it was told to */
  asleep: Promise<void>
  /** the signal that killed it, or how it ended by itself */
  end: Promise<string>
  wake(): void
}

/** Another process at work on the same database and provider. */
export function startChild(task: ChildTask): Child {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', CHILD, JSON.stringify(task)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let complaint = ''
  child.stderr.on('data', (data) => (complaint += data))
  const end = new Promise<string>((resolve) =>
    child.on('close', (code, signal) => resolve(signal ?? `ended by itself (${code}): ${complaint}`)),
  )
  const asleep = new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    void end.then((how) => reject(new Error(`It never fell asleep: ${how}`)))
  })
  // Who is killed never sleeps, and nobody asks.
  asleep.catch(() => undefined)
  return { asleep, end, wake: () => void child.kill('SIGCONT') }
}
