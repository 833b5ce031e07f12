/** The box that was pressed last: a press with Shift changes every row from there. */
let last: HTMLInputElement | undefined

/** A row's box was pressed. With Shift the rows between it and the last one follow it. */
export function tickedTo(box: HTMLInputElement, isRange: boolean): void {
  const boxes = boxesOf(box.closest('table'))
  const [from, to] = [last ? boxes.indexOf(last) : -1, boxes.indexOf(box)]
  if (isRange && from >= 0)
    for (const each of boxes.slice(Math.min(from, to), Math.max(from, to) + 1)) each.checked = box.checked
  last = box
}

/** Ticks every row of a table, or none, as the box in its head. */
export function tickEveryRow(head: HTMLInputElement): void {
  for (const each of boxesOf(head.closest('table'))) each.checked = head.checked
}

/** Presses the box of a row, as a mouse does. */
export function pressBox(row: HTMLElement | undefined, isRange: boolean): void {
  const box = row?.querySelector('input[type="checkbox"]')
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange }))
}

const boxesOf = (table: Element | null): HTMLInputElement[] => [
  ...(table?.querySelectorAll<HTMLInputElement>('tbody .tick') ?? []),
]
