import { expect, test } from 'vitest'
import { requestScope } from './request.ts'

const PROXY = '10.0.0.1'
const visitorOf = (headers: Record<string, string>, socketAddress = PROXY) =>
  requestScope(new Request('http://store.test/', { headers }), { socketAddress }, [PROXY]).visitor

test('[A-REPLAY] a trusted proxy says how human a visitor is and where', () => {
  expect(visitorOf({ 'cf-bot-score': '85', 'cf-ipcountry': 'US' })).toEqual({ botScore: 85, country: 'US' })
})

test.each([
  ['nothing', {}],
  ['no number', { 'cf-bot-score': 'human', 'cf-ipcountry': 'usa' }],
  ['numbers out of range', { 'cf-bot-score': '0', 'cf-ipcountry': 'U1' }],
])('[A-REPLAY] %s means unknown', (_, headers) => {
  expect(visitorOf(headers)).toEqual({ botScore: null, country: null })
})

test('[A-REPLAY] anybody else is not believed', () => {
  expect(visitorOf({ 'cf-bot-score': '85', 'cf-ipcountry': 'US' }, '203.0.113.9')).toEqual({
    botScore: null,
    country: null,
  })
})
