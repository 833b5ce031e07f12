import { expect, test } from 'vitest'
import { declined } from '#features/selling/payments/server/ports.ts'
import { toDeclined } from './answers.ts'

const sale = {
  id: 't1',
  type: 'sale' as const,
  amount: '10.00',
  currencyIsoCode: 'USD',
  orderId: 'A0123456789AB',
}
const wordsOf = (refused: Parameters<typeof toDeclined>[0]) => {
  const answer = toDeclined(refused)
  return answer === 'duplicate' || answer.kind !== 'declined' ? answer : [answer.advice, answer.message]
}
const { advice, message } = declined('any', 'try_again')

// Do not honor, insufficient funds, limit, stolen, lost, wrong code, no account, closed, call the issuer.
test.each(['2000', '2001', '2002', '2012', '2011', '2010', '2005', '2015', '2014', '2044'])(
  'the bank’s reason %s is not told: every decline reads alike',
  (processorResponseCode) => {
    const transaction = { ...sale, status: 'processor_declined', processorResponseCode }
    expect(wordsOf({ kind: 'refused', codes: [], transaction })).toEqual([advice, message])
  },
)

test.each(['cvv', 'avs', 'avs_and_cvv'])('nor which check failed: %s', (gatewayRejectionReason) => {
  const transaction = { ...sale, status: 'gateway_rejected', gatewayRejectionReason }
  expect(wordsOf({ kind: 'refused', codes: [], transaction })).toEqual([advice, message])
})

test.each(['81715', '81716', '81710'])('nor which field of the card was wrong: %s', (code) => {
  expect(wordsOf({ kind: 'refused', codes: [code], transaction: undefined })).toEqual([advice, message])
})
