import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'

export interface MoreField {
  readonly key: string
  readonly link: string
  /** already has a value: open from the start */
  readonly filled: boolean
  readonly fields: ReactNode
}

/**
 * Rarely needed fields, each behind a link. A field takes the focus when the buyer opens it, and stays open,
 * even when it is emptied.
 */
export function MoreFields({ items }: { readonly items: readonly MoreField[] }) {
  const [opened, setOpened] = useState<readonly string[]>(() =>
    items.filter((item) => item.filled).map((item) => item.key),
  )
  const [wanted, setWanted] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wanted)
      box.current?.querySelector<HTMLElement>(`[data-more="${wanted}"] :is(input, textarea)`)?.focus()
  }, [wanted])

  const open = (key: string) => {
    setOpened([...opened, key])
    setWanted(key)
  }
  const isOpen = ({ key, filled }: MoreField) => filled || opened.includes(key)
  return (
    <div ref={box} className="checkout-more">
      {items.filter(isOpen).map((item) => (
        <div key={item.key} data-more={item.key}>
          {item.fields}
        </div>
      ))}
      <p className="checkout-links">
        {items
          .filter((item) => !isOpen(item))
          .map((item) => (
            <Button key={item.key} look="quiet" onClick={() => open(item.key)}>
              {item.link}
            </Button>
          ))}
      </p>
    </div>
  )
}
