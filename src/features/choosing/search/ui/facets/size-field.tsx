import { type KeyboardEvent, useId, useState } from 'react'
import type { GroupView, OptionView } from '../listing-view.ts'
import { texts } from '../texts.ts'

/** More sizes than this and a shopper types the size sooner than finding it in the list. */
const MANY_SIZES = 8

/** Whether the options are sizes such as "20 × 25 × 1", and many. */
export const isSized = (options: readonly OptionView[]): boolean =>
  options.length > MANY_SIZES && options.every(({ label }) => readSize(label) !== undefined)

interface Props {
  readonly group: GroupView
  /** called with the option of the typed size */
  readonly onFound: (value: string) => void
}

/** A size typed into one field ticks its option; without script every option is on the page. */
export function SizeField({ group, onFound }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState<string>()
  const find = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const option = optionOfSize(group.buckets, typed)
    setMissing(option || !typed.trim() ? undefined : typed.trim())
    if (!option) return
    setTyped('')
    onFound(option.key)
  }
  return (
    <div className="size-field">
      <label className="meta" htmlFor={id}>
        {texts.typeSize}
      </label>
      <input
        id={id}
        className="input compact"
        inputMode="text"
        autoComplete="off"
        maxLength={24}
        placeholder={group.buckets[0]?.label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={find}
      />
      <p className="meta" role="status">
        {missing && texts.noSuchSize(missing)}
      </p>
    </div>
  )
}

/**
 * A size as people type it, in one form: "20x25x1", "20 × 25 × 1 in" and "20 by 25 by 1" are the same,
 * and so are "25 x 20 x 1" and "20 x 25 x 1". Undefined when it is not two or three measures.
 */
export function readSize(text: string): string | undefined {
  const sides = text.toLowerCase().match(/\d+(?:\.\d+)?[½¼¾]?/g)
  if (!sides || sides.length < 2 || sides.length > 3) return undefined
  const [a = '', b = '', ...depth] = sides
  return [...[a, b].sort((one, other) => Number.parseFloat(one) - Number.parseFloat(other)), ...depth].join(
    'x',
  )
}

/** The option that names the typed size; undefined when none does. */
export const optionOfSize = <Option extends { label: string }>(
  options: readonly Option[],
  typed: string,
): Option | undefined => {
  const size = readSize(typed)
  return size === undefined ? undefined : options.find(({ label }) => readSize(label) === size)
}
