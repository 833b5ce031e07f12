import { defineTexts } from '#lib/language/texts.ts'

/** Words of the mail layer itself. */
export const texts = defineTexts({
  leftOut: '[link left out]',
})

/** Characters that show nothing and may hide a link from a reader of text, but not from a mail program. */
const UNSEEN = /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
/** Joiners that scripts and emoji need: kept, but never a hiding place. */
const JOINERS = /[\u200c\u200d]/g
/** An address with a scheme, of a folder on a server, or of a computer by its number. */
const ADDRESS =
  /[\\/]{2}|\bwww\d*\.|\b(?:mailto|tel|sms|data|file|javascript|skype|facetime):|\d{1,3}(?:\.\d{1,3}){3}/i
/** Names with a dot between them, as of a host: the last one has letters. */
const DOTS = '[.\\u3002\\uff0e\\uff61\\u2024]'
const HOST = new RegExp(`[^\\s.]${DOTS}\\p{L}[\\p{L}\\p{N}-]`, 'u')
const HOST_DOT = new RegExp(`([^\\s.]${DOTS})(?=\\p{L}[\\p{L}\\p{N}-])`, 'gu')
/** A mailbox: something with a letter and a dot after the sign. */
const MAILBOX = new RegExp(`[^\\s@]@(?=\\S*\\p{L})\\S*${DOTS}`, 'u')
/** What makes a host an address: a mailbox before it, a path, a question or a port after it. */
const PARTS_OF_ADDRESS = /[@/\\?#]|:\d/
const AROUND = /^[("'“‘[{<]+|[)"'”’\]}>.,;:!?]+$/g

/**
 * Words of a mail without anything that a mail program makes a link of. An address is left out; a space after
 * the dot keeps words such as "sq.ft" from becoming one. `own` are addresses that stay: ours, and a mailbox
 * that the reader needs to answer.
 */
export function withoutLinks(text: string, own: readonly string[] = []): string {
  const kept = new Set(own)
  return text
    .replaceAll(UNSEEN, '')
    .split(/(\s+)/u)
    .map((word) => (kept.has(word) || kept.has(word.replaceAll(AROUND, '')) ? word : harmless(word)))
    .join('')
}

function harmless(word: string): string {
  // Letters of full width and their like are the same address to a mail program.
  const plain = word.replaceAll(JOINERS, '').normalize('NFKC')
  if (ADDRESS.test(plain) || MAILBOX.test(plain)) return texts.leftOut
  if (!HOST.test(plain)) return HOST.test(word) ? plain : word
  return PARTS_OF_ADDRESS.test(plain) ? texts.leftOut : plain.replaceAll(HOST_DOT, '$1 ')
}
