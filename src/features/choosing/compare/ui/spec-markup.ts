import { escapeMarkup } from '#lib/text/markup.ts'
import { iconMarkup } from '#ui/icon/icon.tsx'
import { measureMarkup } from '#ui/plate/measure-markup.ts'
import type { CompareGroup, CompareRow } from '../rules/rows.ts'

/**
 * The rows of a specification group as text. Nothing in them can be pressed, and a comparison has up to
 * thirty rows: as text, the browser need not hydrate each cell.
 */
export const groupMarkup = ({ title, rows }: CompareGroup, columns: number): string =>
  `<tr class="group-row"><th scope="rowgroup" colspan="${columns + 1}">` +
  `<span>${escapeMarkup(title)}</span></th></tr>${rows.map(rowMarkup).join('')}`

const rowMarkup = ({ label, cells, best }: CompareRow): string =>
  `<tr><th scope="row"><div>${escapeMarkup(label)}</div></th>${cells
    .map((cell, index) => {
      const text = cellMarkup(cell)
      return best?.at.includes(index)
        ? `<td class="best">${text}${badgeMarkup(best.word)}</td>`
        : `<td>${text}</td>`
    })
    .join('')}</tr>`

const badgeMarkup = (word: string): string =>
  `<span class="badge">${iconMarkup('check')}${escapeMarkup(word)}</span>`

const cellMarkup = ({ value, unit }: CompareRow['cells'][number]): string =>
  unit === '' || unit === '″' ? escapeMarkup(value + unit) : measureMarkup(value, unit)
