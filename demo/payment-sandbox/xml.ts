/**
 * A value of the provider's XML dialect: an array names its items; every other value shows its type.
 */
export type XmlValue = string | number | boolean | null | undefined | Date | XmlList | XmlNode
export interface XmlNode {
  readonly [name: string]: XmlValue
}
export interface XmlList {
  readonly item: string
  readonly values: readonly XmlValue[]
  /** "array" unless the answer calls it a "collection", as search results do. */
  readonly type?: 'array' | 'collection'
}

export const list = (item: string, values: readonly XmlValue[]): XmlList => ({ item, values })

const isList = (value: object): value is XmlList => 'item' in value && 'values' in value

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/**
 * Text that is safe inside an element or an attribute, in XML and HTML alike; characters that XML forbids are
 * dropped.
 */
export const escapeText = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids these characters
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (found) => entities[found]!)

/** One element with everything inside it; names are given with hyphens, as they stand on the wire. */
export function element(name: string, value: XmlValue): string {
  if (value === null || value === undefined) return `<${name} nil="true"/>`
  if (typeof value === 'string') return `<${name}>${escapeText(value)}</${name}>`
  if (typeof value === 'number') return `<${name} type="integer">${value}</${name}>`
  if (typeof value === 'boolean') return `<${name} type="boolean">${value}</${name}>`
  if (value instanceof Date)
    return `<${name} type="datetime">${value.toISOString().replace(/\.\d+Z$/, 'Z')}</${name}>`
  if (isList(value)) {
    const items = value.values.map((item) => element(value.item, item)).join('')
    return `<${name} type="${value.type ?? 'array'}">${items}</${name}>`
  }
  return `<${name}>${children(value)}</${name}>`
}

/** The elements of a node without an element around them. */
const children = (node: XmlNode): string =>
  Object.entries(node)
    .map(([name, value]) => element(name, value))
    .join('')

export const document = (body: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`
