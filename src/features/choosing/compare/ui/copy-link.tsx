import { useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { texts } from '../texts.ts'

interface Props {
  /** the address to copy; that of the page when left out */
  readonly address?: () => string
}

const ofPage = (): string => window.location.href

/**
 * Puts an address on the clipboard; where the browser forbids that, shows it ready to be copied by
 * hand.
 */
export function CopyLink({ address = ofPage }: Props) {
  const [result, setResult] = useState<'copied' | 'byHand' | null>(null)
  const field = useRef<HTMLInputElement>(null)

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address())
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
        <input ref={field} className="input" readOnly aria-label={texts.copyByHand} value={address()} />
      )}
    </>
  )
}
