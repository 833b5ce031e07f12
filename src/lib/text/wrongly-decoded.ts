/** Windows-1252 has these signs where Latin-1 has control characters. */
const SPECIAL = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const byteOf = (letter: string): number => {
  const special = SPECIAL.indexOf(letter)
  return special === -1 ? letter.charCodeAt(0) : special + 0x80
}
/** The first byte of a character of UTF-8 and those that follow it, each read as a letter. */
const SEQUENCE = new RegExp(`[\\u00c2-\\u00f4][\\u0080-\\u00bf${SPECIAL}]{1,3}`, 'g')
/** Letters and signs of Western texts; anything else would be a chance. */
const EXPECTED = /^[\u00a0-\u024f\u0370-\u052f\u1e00-\u22ff]$/
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Text in UTF-8 that was once read as Windows-1252, read rightly: "CafÃ©" is "Café". Other text stays. */
export const readRightly = (text: string): string =>
  text.replaceAll(SEQUENCE, (letters) => {
    for (let length = letters.length; length > 1; length--) {
      const part = [...letters].slice(0, length)
      try {
        const right = utf8.decode(Uint8Array.from(part, byteOf))
        if (EXPECTED.test(right)) return right + letters.slice(length)
      } catch {
        // a shorter sequence may be one
      }
    }
    return letters
  })
