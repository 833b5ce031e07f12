import { isDay } from '#lib/dates.ts'
import { OWN_PATH, SAFE_ADDRESS } from '#lib/http/safe-address.ts'
import { texts } from '../../texts.ts'
import { readCells, writeCells } from '../markup/inline.ts'
import type { Field, Problem, Values } from './form.ts'

const { problems: words } = texts

/** Reads the values of a form and collects what is wrong. */
export function fieldReader(values: Values) {
  const problems: Problem[] = []
  const refuse = (field: string, message: string, line?: number): void =>
    void problems.push({ field, message, ...(line === undefined ? {} : { line }) })

  const text = (field: string, { optional = false } = {}): string => {
    const value = (values[field] ?? '').trim()
    if (value === '' && !optional) refuse(field, words.missing)
    return value
  }
  const matching =
    (pattern: RegExp, message: string) =>
    (field: string, options = {}): string => {
      const value = text(field, options)
      if (value !== '' && !pattern.test(value)) refuse(field, message)
      return value
    }
  /** Lines of cells: `a | b`. A cell of `optional` columns at the end may be missing. */
  const rows = (field: string, names: readonly string[], { optional = 0 } = {}): string[][] =>
    (values[field] ?? '').split('\n').flatMap((line, index) => {
      if (line.trim() === '') return []
      const cells = readCells(line)
      const isComplete =
        cells.length <= names.length && cells.slice(0, names.length - optional).every(Boolean)
      if (cells.length < names.length - optional || !isComplete) {
        refuse(field, words.columns(names), index + 1)
        return []
      }
      return [cells]
    })
  const address = matching(SAFE_ADDRESS, words.address)
  const path = matching(OWN_PATH, words.path)
  return {
    problems,
    refuse,
    text,
    address,
    path,
    rows,
    day: (field: string): string => {
      const value = text(field)
      if (value !== '' && !isDay(value)) refuse(field, words.day)
      return value
    },
    /** Two fields of one link: both or neither. */
    link: (textField: string, hrefField: string): { text: string; href: string } | undefined => {
      const link = {
        text: text(textField, { optional: true }),
        href: address(hrefField, { optional: true }),
      }
      if ((link.text === '') !== (link.href === '')) refuse(hrefField, words.both)
      return link.text !== '' && link.href !== '' ? link : undefined
    },
    /** Lines `words | address`. */
    links: (field: string): { text: string; href: string }[] =>
      rows(field, texts.linkCells).flatMap(([linkText = '', href = '']) => {
        if (SAFE_ADDRESS.test(href)) return [{ text: linkText, href }]
        refuse(field, words.address)
        return []
      }),
  }
}

export type FieldReader = ReturnType<typeof fieldReader>

export const writeRows = (rows: readonly (readonly string[])[]): string => rows.map(writeCells).join('\n')

export const writeLinks = (links: readonly { text: string; href: string }[]): string =>
  writeRows(links.map(({ text, href }) => [text, href]))

export const titleField: Field = { name: 'title', ...texts.title, look: 'line', most: 200 }
export const summaryField: Field = {
  name: 'summary',
  ...texts.summary,
  look: 'text',
  most: 400,
}
export const leadField: Field = {
  name: 'lead',
  ...texts.lead,
  look: 'text',
  most: 1_200,
}
export const { linksHint } = texts
