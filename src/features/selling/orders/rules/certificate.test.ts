import { expect, test } from 'vitest'
import { type Certificate, certificateRefusal } from './certificate.ts'
import { ORDER_STATES } from './order-state.ts'

const onFile = (state: Certificate['state']): Certificate => ({ number: '608-1', state })

test.each([
  ['waiting', undefined, undefined],
  ['waiting', '608-2', undefined],
  ['verified', undefined, 'decided_already'],
  ['verified', '608-2', 'decided_already'],
  ['refused', undefined, 'decided_already'],
  ['refused', '608-1', 'decided_already'],
  ['refused', '608-2', undefined],
] as const)('a %s certificate, and %s given now: %s', (state, number, refusal) => {
  expect(certificateRefusal('authorized', onFile(state), number)).toBe(refusal)
})

test('an order without a number needs one', () => {
  expect(certificateRefusal('paid', undefined, undefined)).toBe('no_certificate')
  expect(certificateRefusal('paid', undefined, '608-1')).toBeUndefined()
})

test('a decision is recorded while something of the order may still ship', () => {
  expect(
    ORDER_STATES.filter((state) => certificateRefusal(state, onFile('waiting'), undefined) === undefined),
  ).toEqual(['authorized', 'awaiting_funds', 'paid', 'in_fulfilment'])
})
