import { expect, test } from 'vitest'
import { COMMON_STEMS } from './data/common-passwords.ts'
import { LEAKED_PASSWORDS } from './data/leaked-passwords.ts'
import { PASSWORD, passwordProblem } from './password.ts'

const OWNER = {
  email: 'sam.ortiz@northside-hvac.example',
  name: 'Sam Ortiz',
  company: 'Northside Heating & Air',
}
const problem = (password: string) => passwordProblem(password, OWNER)

test.each([
  ['seven characters', 'kettle7'],
  ['a common one', 'password'],
  ['a common one with a capital, a number and a sign', 'Password1!'],
  ['a common one with digits for letters', 'P@ssw0rd123'],
  ['a row of keys', 'qwertyuiop'],
  ['a row of keys, backwards', 'poiuytrewq'],
  ['a run of digits', '1234567890'],
  ['one letter', 'aaaaaaaaaaaa'],
  ['a short part again and again', 'ab1ab1ab1ab1'],
  ['the owner’s name', 'samortiz2026'],
  ['the owner’s company', 'Northside2026!'],
])('%s is refused', (_, password) => expect(problem(password)).toEqual(expect.any(String)))

test.each([
  ['eight characters', 'kg7-wqpl'],
  ['words with spaces', 'copper kettle under stairs'],
  ['no capital, digit or sign', 'copperkettlestairs'],
  ['letters of any language', 'Kupferkessel überm Kühlhaus'],
  ['emoji', 'kettle 🔥 under stairs'],
  ['64 characters', 'c0pper kettle '.repeat(5).slice(0, 64)],
  ['a common word among others', 'furnace under the stairs'],
])('%s may be used', (_, password) => expect(problem(password)).toBeUndefined())

test('every common word is refused, alone and with a year behind it', () => {
  for (const stem of COMMON_STEMS) {
    if (stem.length >= PASSWORD.fewest) expect([stem, problem(stem)]).toEqual([stem, expect.any(String)])
    expect([stem, problem(`${stem}20262026`)]).toEqual([stem, expect.any(String)])
  }
})

// From the list itself: the first one without a stem, one from the middle, the last.
test.each(['baseball', 'jennifer', '13101988', '13071989', '1Qaz2Wsx'])(
  '%s of the leaked ones is refused',
  (leaked) => expect(problem(leaked)).toContain('attackers try it first'),
)

test('the list of leaked passwords has 3,000 entries', () => {
  expect(new Set(LEAKED_PASSWORDS.trim().split(/\s+/)).size).toBe(3_000)
})

test('more than 128 characters are refused, and 128 are not', () => {
  const words = 'copper kettle under the stairs of our house '.repeat(4)
  expect(problem(words.slice(0, 128))).toBeUndefined()
  expect(problem(words.slice(0, 129))).toContain('128')
})
