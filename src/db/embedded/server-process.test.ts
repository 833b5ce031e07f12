import { expect, test } from 'vitest'
import { startServer, whyNotStarted } from './server-process.ts'

test.each([
  ['FATAL:  could not write to file: No space left on device', /disk that holds \/data is full/],
  ['initdb: error: could not create directory "/data": Permission denied', /may not write to \/data/],
  ['FATAL:  database files are incompatible with server', /Another version of PostgreSQL made \/data/],
  ['FATAL:  pre-existing shared memory block is still in use', /Another PostgreSQL still uses \/data/],
  ['postgres: could not access the server configuration file', /it says: could not access/],
  ['', /could not start on \/data; restore/],
])('[R1] PostgreSQL said %j', (said, sentence) => {
  expect(whyNotStarted('/data', said, undefined).message).toMatch(sentence)
})

test('[R1] a server whose folder the last one still locks is started again, another is not', async () => {
  let starts = 0
  const server = (said: string, times: number) => ({
    start: async () => {
      starts += 1
      if (starts < times) throw new Error('closed')
    },
    lastWords: () => said,
  })
  await startServer(server('FATAL:  pre-existing shared memory block is still in use', 3), '/data')
  expect(starts).toBe(3)

  starts = 0
  await expect(startServer(server('FATAL:  no space', 3), '/data')).rejects.toThrow('it says: no space')
  expect(starts).toBe(1)
})
