// What both cuts of Arimo can print: Latin with every accent, Greek, Cyrillic, and the signs of the trade.
// printable.test.ts prints each of them and reads it back.
const KNOWN = new RegExp(
  [
    '^[',
    String.raw`\n\x20-\x7e\xa0-\xac\xae-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1`,
    String.raw`\u03a3-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u2070\u2071\u2074-\u208e`,
    String.raw`\u20a0-\u20be\u2100-\u214f\u2153\u2154\u215b-\u215e\u2190-\u2195\u2202\u2206`,
    String.raw`\u220f\u2211\u2212\u2215\u2219\u221a\u221e\u2248\u2260\u2261\u2264\u2265\u25a0`,
    String.raw`\u25a1\u25aa\u25ab\u25b2\u25ba\u25bc\u25c4\u25ca\u25cb\u25cf`,
    ']$',
  ].join(''),
  'u',
)

/** Signs that are written with others. */
const SPELLED: Readonly<Record<string, string>> = {
  '\t': ' ',
  '\u2028': '\n',
  '\u2029': '\n',
  '\u2007': '\u00a0',
  '\u202f': '\u00a0',
  '\u3000': ' ',
  '✓': '√',
  '✔': '√',
  '≃': '≈',
  '≅': '≈',
  '∼': '~',
  '∅': 'Ø',
  '⌀': 'Ø',
  '△': '∆',
}

/** Stands for a text of which the font has no letter; pages and mails show every letter. */
export const SHOWN_ONLINE = '(shown online)'

/**
 * A text that the font of our PDFs can print. A letter that it lacks becomes its base letter or is spelled;
 * what has neither (Chinese, Arabic, emoji) is left out, so that no letter is printed as another one.
 */
export function printable(text: string): string {
  const print = [...text.normalize('NFC').replaceAll(/\r\n?/g, '\n')].map(printed).join('')
  return print.trim() === '' && /[\p{L}\p{N}]/u.test(text) ? SHOWN_ONLINE : print
}

function printed(character: string): string {
  const spelled = SPELLED[character]
  if (spelled !== undefined) return spelled
  if (KNOWN.test(character)) return character
  if (/\p{Zs}/u.test(character)) return ' '
  // ⅙ becomes 1⁄6, ① becomes 1, ﬁ becomes fi; a rare accent is dropped.
  return [...character.normalize('NFKD')]
    .filter((part) => part !== character && !/\p{M}/u.test(part) && KNOWN.test(part))
    .join('')
}
