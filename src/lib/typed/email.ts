import { tidyLine } from './tidy.ts'

/** The longest address that mail servers take, in characters (RFC 5321, errata 1690). */
export const LONGEST_EMAIL = 254
/** The longest name before the "@" (RFC 5321, 4.5.3.1.1). */
const LONGEST_NAME = 64

// A name of letters and signs with single dots inside (RFC 5322, dot-atom). A domain may have letters of any
// script (RFC 6531); mail programs write it in Punycode.
const NAME = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
const LAST_LABEL = /^(\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu

/**
 * A typed mailbox in its usual form. A keyboard ends a sentence with a dot after two spaces, and a paste
 * often brings "mailto:" along.
 */
export const tidyEmail = (text: string): string =>
  tidyLine(text)
    .replace(/^mailto:/i, '')
    .replace(/(?<=[\p{L}\p{N}])[.,;]+$/u, '')
    // a curly apostrophe comes from a phone's keyboard: o’hara@example.com
    .replace(/[‘’]/g, "'")

/**
 * Whether a tidy text can be a mailbox: a name, "@" and a domain with a dot. Only a mail shows whether a
 * person reads it.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const name = text.slice(0, at)
  const labels = text.slice(at + 1).split('.')
  return (
    at > 0 &&
    text.length <= LONGEST_EMAIL &&
    name.length <= LONGEST_NAME &&
    NAME.test(name) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    LAST_LABEL.test(labels.at(-1) ?? '')
  )
}
