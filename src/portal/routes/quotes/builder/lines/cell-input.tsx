import { type KeyboardEvent, useState } from 'react'
import { classNames } from '#ui/class-names.ts'

interface CellProps {
  readonly cell: 'qty' | 'price'
  readonly label: string
  readonly value: string
  readonly read: (text: string) => number | undefined
  readonly problem: string
  readonly onRead: (value: number) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A number in a row. What is typed counts at once when it can be read; leaving the field rewrites it. */
export function CellInput({ cell, label, value, read, problem, onRead, onKeyDown }: CellProps) {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && read(typed) === undefined
  return (
    <input
      className={classNames('input quote-cell', cell === 'price' && 'quote-amount')}
      inputMode={cell === 'qty' ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? problem : undefined}
      data-cell={cell}
      value={typed ?? value}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value)
        const number = read(event.target.value)
        if (number !== undefined) onRead(number)
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={onKeyDown}
    />
  )
}

/** Moves the focus to the same field of the next or previous line. */
export function focusLine(from: HTMLElement, by: -1 | 1): void {
  const name = from.dataset.cell
  const fields = [...document.querySelectorAll<HTMLInputElement>(`.quote-lines [data-cell="${name}"]`)]
  const here = fields.findIndex((field) => field.isSameNode(from))
  fields[here + by]?.focus()
}

export const quantityIn = (text: string): number | undefined =>
  /^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : undefined
