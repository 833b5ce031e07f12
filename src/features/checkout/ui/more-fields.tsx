import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'

export interface MoreField {
  readonly key: string
  readonly link: string
  /** already has something in it: open from the start */
  readonly filled: boolean
  readonly fields: ReactNode
}

/** Rarely needed fields, each behind a link: out of the tab order until wanted, then focused. */
export function MoreFields({ items }: { readonly items: readonly MoreField[] }) {
  const [opened, setOpened] = useState<readonly string[]>([])
  const box = useRef<HTMLDivElement>(null)
  const last = opened.at(-1)
  useEffect(() => {
    if (last) box.current?.querySelector<HTMLElement>(`[data-more="${last}"] :is(input, textarea)`)?.focus()
  }, [last])

  const isOpen = (item: MoreField) => item.filled || opened.includes(item.key)
  return (
    <div ref={box} className="stack">
      {items.filter(isOpen).map((item) => (
        <div key={item.key} data-more={item.key}>
          {item.fields}
        </div>
      ))}
      <p className="co-links">
        {items
          .filter((item) => !isOpen(item))
          .map((item) => (
            <Button key={item.key} look="quiet" onClick={() => setOpened([...opened, item.key])}>
              {item.link}
            </Button>
          ))}
      </p>
    </div>
  )
}
