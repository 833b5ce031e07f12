import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { CannotStart } from '#lib/start/cannot-start.ts'
import { ConfigError } from '../config.ts'
import { sentenceOf } from './failed-start.ts'

const settings = {
  production: false,
  logLevel: 'silent',
  dataDir: '/srv/store',
  databaseUrl: undefined as string | undefined,
  host: '127.0.0.1',
  port: 3000,
  portalPort: 3001,
  sandboxPort: 3002,
  mailPort: 3003,
}
const ownDatabase = { ...settings, databaseUrl: 'postgresql://alpine:a-secret@db.example:5432/shop' }

const failed = (facts: object, message = 'it failed') => Object.assign(new Error(message), facts)
/** The error of a process whose child ended by an error of its own, which Node printed. */
const printedBy = (facts: object) => new Error(`the child ended by code 1\n${inspect(failed(facts))}`)

describe('[R1] a start that fails says in one sentence what happened and what to do', () => {
  test.each([
    [
      'a taken port',
      failed({ code: 'EADDRINUSE', syscall: 'listen', port: 3000 }),
      /^Port 3000 is taken .+ set PORT to a free port\.$/,
    ],
    [
      'a taken port of the portal',
      failed({ code: 'EADDRINUSE', syscall: 'listen', port: 3001 }),
      /set PORTAL_PORT/,
    ],
    [
      'a taken port of a process of the demo',
      printedBy({ code: 'EADDRINUSE', syscall: 'listen', address: '127.0.0.1', port: 3002 }),
      /^Port 3002 is taken .+ set SANDBOX_PORT/,
    ],
    ['a port of the system', failed({ code: 'EACCES', syscall: 'listen', port: 80 }), /port above 1023/],
    [
      'a full disk',
      failed({ code: 'ENOSPC', path: '/srv/store/x' }),
      /disk that holds \/srv\/store\/x is full; free/,
    ],
    ['a full disk of the database', failed({ code: '53100' }), /disk .+ is full/],
    [
      'a full disk of a process of the demo',
      failed({}, 'loading\nerror: could not extend file: No space left on device'),
      /disk .+ is full/,
    ],
    [
      'a folder of somebody else',
      failed({ code: 'EACCES', path: '/srv/store' }),
      /may not write to \/srv\/store; give/,
    ],
    ['a disk that is read only', failed({ code: 'EROFS' }), /may not write to \/srv\/store; give/],
    ['a file in the place of the folder', failed({ code: 'EEXIST', path: '/srv/store' }), /is a file where/],
    [
      'a database that was killed',
      failed({ code: '57P01' }),
      /ended while the store was starting; start the store again/,
    ],
    [
      'a socket that is gone',
      failed({ code: 'ENOENT', syscall: 'connect' }),
      /ended while the store was starting/,
    ],
    [
      'a connection that broke',
      failed({}, 'Connection terminated unexpectedly'),
      /ended while the store was starting/,
    ],
    [
      'a database that was killed under a process of the demo',
      printedBy({ code: 'EPIPE', syscall: 'write', errno: -32 }),
      /ended while the store was starting/,
    ],
    ['a lost password', failed({ code: '28P01' }), /database-admin-password; restore/],
    [
      'anything else',
      new TypeError('x is undefined'),
      /^The store could not start \(x is undefined\); the log says more\.$/,
    ],
    ['no error at all', undefined, /^The store could not start \(undefined\)/],
    [
      'what PostgreSQL said',
      new CannotStart('The disk is full; free some.'),
      /^The disk is full; free some\.$/,
    ],
    ['a wrong setting', new ConfigError(['PORT: must be a number']), /- PORT: must be a number$/],
  ])('%s', (_, error, sentence) => {
    const said = sentenceOf(error, settings)

    expect(said).toMatch(sentence)
    expect(said).not.toMatch(/\n\s+at /)
  })

  test.each([
    [
      'no server',
      Object.assign(new AggregateError([failed({ code: 'ECONNREFUSED', syscall: 'connect' })]), {}),
      /^No database answers at db\.example:5432\/shop; start/,
    ],
    ['no such host', failed({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }), /^No database answers/],
    ['a wrong password', failed({ code: '28P01' }), /refuses the user name or password of DATABASE_URL/],
    ['no such database', failed({ code: '3D000' }), /has no database db\.example:5432\/shop; create it/],
    ['no rights', failed({ code: '42501' }), /make that user its owner/],
    ['no free connection', failed({ code: '53300' }), /no free connection/],
  ])('a database of the merchant: %s', (_, error, sentence) => {
    const said = sentenceOf(error, ownDatabase)

    expect(said).toMatch(sentence)
    expect(said).not.toContain('a-secret')
  })

  test('the cause inside an error counts', () => {
    const error = new Error('the query failed', { cause: failed({ code: '57P01' }) })
    expect(sentenceOf(error, settings)).toMatch(/ended while/)
  })
})
