import type { Config } from '../config.ts'

/** The addresses of the demo's payment sandbox and mail catcher. */
export interface DemoAddresses {
  sandboxUrl: string
  smtpUrl: string
  mailUrl: string
}

export const say = (line: string): void => console.log(`  ${line}`)

/** Prints what is being done and, when it is done, how long it took. */
export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  process.stdout.write(`  ${what} … `)
  const result = await work()
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}

interface TableParts {
  config: Config
  demo: DemoAddresses | undefined
  hasPortal: boolean
  /** how the people of a demo sign in to the portal */
  signIns?: readonly (readonly [name: string, value: string])[]
}

/** Prints the addresses to open. */
export function printTable({ config, demo, hasPortal, signIns = [] }: TableParts): void {
  const rows = [
    ['Store', config.publicOrigin],
    ...(hasPortal ? [['Partner portal', config.portalOrigin], ...signIns] : []),
    ['API', `${config.publicOrigin}/v1/api/docs`],
    ...(demo
      ? [
          ['Payment sandbox', demo.sandboxUrl],
          ['Mail catcher', demo.mailUrl],
          ['Test card', '4111 1111 1111 1111, any future date, any code (declined: 4000 1111 1111 1115)'],
          ['Coupons', 'WELCOME5, SAVE100'],
        ]
      : []),
  ]
  console.log(`\n${rows.map(([name, value]) => `  ${name!.padEnd(16)} ${value}`).join('\n')}\n`)
}
