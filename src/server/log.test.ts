import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createLogger } from './log.ts'

function written(err: unknown): Record<string, unknown> {
  let line = ''
  const log = createLogger('error', {
    write: (text) => {
      line = text
    },
  })
  log.error({ err }, 'something failed')
  return JSON.parse(line).err
}

test('an error is logged with its cause', () => {
  const err = new Error('no order', { cause: new TypeError('no number') })

  expect(written(err)).toMatchObject({
    type: 'Error',
    message: 'no order',
    stack: expect.stringContaining('log.test.ts'),
    cause: { type: 'TypeError', message: 'no number' },
  })
})

test('a plain object with message and stack, as pg-boss reports it, is logged as an error', () => {
  const { message, stack } = new Error('connection lost')

  expect(written({ message, stack, queue: 'outbox', data: { email: 'ada@example.com' } })).toEqual({
    type: 'Error',
    message: 'connection lost',
    stack: expect.stringContaining('log.test.ts'),
  })
})

test('anything else is logged as text', () => {
  expect([written('gone'), written(undefined)]).toEqual([{ message: 'gone' }, undefined])
})

test.each([
  'process.exit()',
  "log.fatal('the end'); process.kill(process.pid, 'SIGKILL')",
  "setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1_000)",
])('a line that waits for others is written: %s', (end) => {
  const script = `
    import { createLogger } from '${new URL('log.ts', import.meta.url)}'
    const log = createLogger('info')
    log.info('a request')
    ${end}`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script])

  expect(stdout.toString()).toContain('"msg":"a request"')
})
