import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { ChildTask } from './child-task.ts'

const WAKE_AGAIN_MS = 50
/** Node's compile cache: each test starts the same code again. */
const COMPILED = join(tmpdir(), 'alpine-test-compiled')
const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
const BUNDLES = fileURLToPath(new URL('../../../build/faults', import.meta.url))
/** A large nursery: these processes live for a second, and clearing it would take a tenth of that. */
const NURSERY = ['--min-semi-space-size=32', '--max-semi-space-size=64']
/** Packages that read files beside their own, or that few tasks load. */
const NOT_BUNDLED = [
  '@amazonpay/amazon-pay-api-sdk-nodejs',
  '@react-email/components',
  '@react-email/render',
  '@react-pdf/renderer',
  'braintree',
  'pg-native',
  'sharp',
]

export interface Child {
  /** resolves when the child has stopped at its crash point */
  asleep: Promise<void>
  /** the signal that killed it, or how it ended by itself */
  end: Promise<string>
  wake(): void
}

let bundled: Promise<string> | undefined

/**
 * Bundles the child at its first start in this process of the tests, and answers the bundle's file. A process
 * that loads a thousand modules one by one takes twice the processor time of one that loads a bundle.
 */
function bundle(): Promise<string> {
  bundled ??= (async () => {
    const outDir = join(BUNDLES, process.env.VITEST_POOL_ID ?? '0')
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      ssr: { noExternal: true, external: NOT_BUNDLED },
      build: { ssr: CHILD, target: 'node24', minify: false, outDir, emptyOutDir: true },
    })
    return join(outDir, 'child.js')
  })()
  return bundled
}

/** Starts another process that works on the same database and provider. */
export async function startChild(task: ChildTask): Promise<Child> {
  const file = await bundle()
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...NURSERY, file, JSON.stringify(task)],
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
