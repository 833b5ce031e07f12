import { texts } from '../texts.ts'
import { COMMON_RUNS, COMMON_STEMS } from './data/common-passwords.ts'
import { LEAKED_PASSWORDS } from './data/leaked-passwords.ts'

/**
 * The rules of ASVS 5.0.0 6.2: eight characters at least, fifteen recommended; at least 64 allowed; no rule
 * about kinds of characters; common ones refused. https://github.com/OWASP/ASVS/tree/v5.0.0, read 2026-11-22.
 */
export const PASSWORD = { fewest: 8, recommended: 15, most: 128 } as const

/** Words that must not make up a password of this account (ASVS 6.1.2, 6.2.11). */
export interface PasswordOwner {
  email: string
  name: string
  company?: string | undefined
}

/** What is wrong with a new password, in a sentence; undefined when it may be used. */
export function passwordProblem(password: string, owner: PasswordOwner): string | undefined {
  const { length } = [...password]
  if (length < PASSWORD.fewest) return texts.password.tooShort(PASSWORD.fewest)
  if (length > PASSWORD.most) return texts.password.tooLong(PASSWORD.most)
  const plain = password.normalize('NFKC').toLowerCase()
  if (isCommon(plain)) return texts.password.common
  return isOwners(plain, owner) ? texts.password.own : undefined
}

/** The stems, and each without the digits and signs at its ends. */
const stems = new Set(COMMON_STEMS.flatMap((stem) => [stem, coreOf(stem)]))

const leaked = new Set(LEAKED_PASSWORDS.trim().split(/\s+/))

/** The form of a password in the list of leaked ones: FNV-1a over its UTF-8 bytes. */
function codeOf(plain: string): string {
  let code = 0x811c9dc5
  for (const byte of utf8(plain)) code = Math.imul(code ^ byte, 0x01000193) >>> 0
  return code.toString(36).padStart(7, '0')
}

const utf8 = (text: string): number[] =>
  [...encodeURIComponent(text.toWellFormed()).matchAll(/%([\dA-F]{2})|./g)].map(([sign, hex]) =>
    hex === undefined ? sign.charCodeAt(0) : Number.parseInt(hex, 16),
  )

function isCommon(plain: string): boolean {
  const core = coreOf(plain)
  return (
    leaked.has(codeOf(plain)) ||
    core === '' ||
    stems.has(core) ||
    stems.has(unleet(core)) ||
    stems.has(plain) ||
    isRepeated(plain) ||
    COMMON_RUNS.some((run) => (run + run).includes(plain) || (run + run).includes(reversed(plain)))
  )
}

/** Digits and signs at the ends make a common word no better. */
function coreOf(plain: string): string {
  return plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
}
const unleet = (text: string): string => text.replace(/[01345@$]/g, (sign) => LEET[sign] ?? sign)

const reversed = (text: string): string => [...text].reverse().join('')

/** Whether one short part repeats: "aaaaaaaa", "abab1abab1". */
const isRepeated = (plain: string): boolean => /^(.{1,6})\1+.{0,2}$/u.test(plain)

const SHORTEST_OWN = 4

/** Whether only signs are left without the owner's own words. */
function isOwners(plain: string, { email, name, company = '' }: PasswordOwner): boolean {
  const words = `${email} ${name} ${company}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_OWN)
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), plain)
  return rest !== plain && coreOf(rest).length < SHORTEST_OWN
}
