import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const READY_MS = 180_000
const TRY_MS = 250
const STOP_MS = 10_000
const KEPT_OUTPUT = 4_000

interface Place {
  cwd: string
  env: Readonly<Record<string, string>>
}

/** Runs a program to its end. Throws with the end of what it printed when it fails. */
export async function run(command: string, args: readonly string[], place: Place): Promise<void> {
  const { child, said } = start(command, args, place)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${said()}`)
}

/** Starts a server of Node and waits until an address answers, if one is given. Throws when none does. */
export async function serve(
  args: readonly string[],
  place: Place,
  readyUrl?: string,
): Promise<{ pid: number; stop(): Promise<void> }> {
  const { child, said } = start(process.execPath, args, place)
  const ended = once(child, 'exit')
  const deadline = Date.now() + READY_MS
  while (readyUrl !== undefined && !(await answers(readyUrl))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`${args.join(' ')} did not get ready:\n${said()}`)
    }
    await sleep(TRY_MS)
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await ended
      clearTimeout(late)
    },
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** The Node of the bench comes first in PATH: npm and the peers run on it too. */
function start(command: string, args: readonly string[], { cwd, env }: Place) {
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`
  const child: ChildProcess = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ...env, PATH },
  })
  let output = ''
  const listen = (chunk: Buffer) => {
    output = `${output}${chunk}`.slice(-KEPT_OUTPUT)
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  return { child, said: () => output }
}
