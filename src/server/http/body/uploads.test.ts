import { expect, test } from 'vitest'
import { requestLimits } from '../limits.ts'
import { uploadTurns } from './uploads.ts'

test('a network sends one upload at a time, and its turn is free again at the end', () => {
  const turns = uploadTurns()

  expect([turns.begin('one'), turns.begin('one'), turns.begin('another')]).toEqual([
    'begun',
    'network_busy',
    'begun',
  ])
  turns.end('one')
  expect(turns.begin('one')).toBe('begun')
})

test('however many networks send, a process reads a bounded number of uploads', () => {
  const turns = uploadTurns()
  const most = requestLimits.uploadsAProcess

  const begun = Array.from({ length: most + 3 }, (_, index) => turns.begin(`network ${index}`))

  expect(begun).toEqual([...Array(most).fill('begun'), ...Array(3).fill('process_busy')])
  turns.end('network 0')
  expect([turns.begin('late'), turns.begin('later')]).toEqual(['begun', 'process_busy'])
})
