import { escapeMarkup } from '#lib/text/markup.ts'

/** Control characters that XML 1.0 forbids, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern exists to remove these characters
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** A half of a surrogate pair without the other half: XML 1.0 forbids it too. */
const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Text escaped for the place between two tags. */
const xmlText = (text: string): string =>
  escapeMarkup(text.replace(CONTROLS, '').replace(LONE_SURROGATES, ''))

/** An element with text inside; an empty string when there is no text. */
export const element = (name: string, text: string | undefined): string =>
  text ? `<${name}>${xmlText(text)}</${name}>` : ''

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
