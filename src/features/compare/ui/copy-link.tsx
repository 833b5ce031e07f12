import { useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { texts } from '../texts.ts'

/**
 * Puts the page's address on the clipboard; where the browser forbids that, shows it ready to be copied by
 * hand.
 */
export function CopyLink() {
  const [result, setResult] = useState<'copied' | 'byHand' | null>(null)
  const field = useRef<HTMLInputElement>(null)

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      setResult('copied')
    } catch {
      setResult('byHand')
      setTimeout(() => field.current?.select())
    }
  }

  return (
    <>
      <Button look="quiet" onClick={copy}>
        {texts.copyLink}
      </Button>
      <span role="status" className={result === 'copied' ? 'ok' : undefined}>
        {result === 'copied' && texts.copied}
      </span>
      {result === 'byHand' && (
        <input
          ref={field}
          className="input"
          readOnly
          aria-label={texts.copyByHand}
          value={window.location.href}
        />
      )}
    </>
  )
}
