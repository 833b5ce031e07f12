// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { fieldsScript } from './fields-client.ts'
import { fieldsAsset } from './fields-page.ts'

const STORE = 'http://localhost:3000'

beforeEach(() => {
  const { body } = fieldsAsset(new URL(`http://127.0.0.1/fields?origin=${STORE}`), [STORE])!
  document.body.innerHTML = /<body>(.*)<script/s.exec(String(body))![1]!
  new Function(fieldsScript(STORE))()
})

const field = (id: string) => document.getElementById(id) as HTMLInputElement
const say = (data: object) =>
  window.dispatchEvent(new MessageEvent('message', { origin: STORE, source: window, data }))

test('the card number takes the focus that the store gives', () => {
  say({ t: 'focus' })

  expect(document.activeElement?.id).toBe('number')
})

test('a focus that the store gives late leaves the buyer in the field that they are in', () => {
  field('expiry').focus()
  say({ t: 'focus' })

  expect(document.activeElement?.id).toBe('expiry')
})

test('a refused card leads to the first field with an error', () => {
  field('code').focus()
  field('number').value = '4111111111111111'
  say({ t: 'tokenize', id: '1' })
  field('code').focus()
  say({ t: 'focus' })

  expect(document.activeElement?.id).toBe('expiry')
})
