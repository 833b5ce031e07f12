import { type KeyboardEvent, useId, useState } from 'react'
import { optionOfSize, readSize } from '../../rules/facets/typed-size.ts'
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
