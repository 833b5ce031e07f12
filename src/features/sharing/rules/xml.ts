import { escapeMarkup } from '#kit/markup.ts'

/** Characters that no XML 1.0 document may hold, not even escaped. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it removes
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Text as it stands between two tags. */
export const xmlText = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, ''))

/** An element with text inside; nothing at all when there is no text. */
export const element = (name: string, text: string | undefined): string =>
  text ? `<${name}>${xmlText(text)}</${name}>` : ''

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
