import { useEffect, useRef } from 'react'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { methodNames } from '../rules/methods.ts'
import { returnTexts as texts } from '../texts.ts'
import type { ReturnOutcome } from './finish-return.ts'

interface Props {
  /** null while it is loading */
  readonly outcome: Exclude<ReturnOutcome, { kind: 'review' | 'placed' }> | null
  readonly onRetry: () => void
}

/** The return page of a wallet, when it shows a message instead of going on. */
export function ReturnView({ outcome, onRetry }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (outcome) heading.current?.focus()
  }, [outcome])

  if (!outcome) {
    return (
      <div className="return" aria-busy="true">
        <h1 role="status">{texts.asking(methodNames.AmazonPay)}</h1>
        <p className="meta">{texts.doNotLeave}</p>
        <noscript>
          <p>{texts.needsScript}</p>
        </noscript>
      </div>
    )
  }
  return (
    <div className="return">
      <h1 ref={heading} tabIndex={-1}>
        {texts.titles[outcome.kind]}
      </h1>
      <p>{outcome.message}</p>
      <div className="row">
        {outcome.kind === 'waiting' && outcome.continueAt !== null && (
          <LinkButton look="primary" size="big" href={outcome.continueAt}>
            {texts.continueAt(methodNames.AmazonPay)}
          </LinkButton>
        )}
        {outcome.kind === 'unsure' && (
          <Button look="primary" size="big" onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
        <LinkButton
          size="big"
          look={outcome.kind === 'refused' || outcome.kind === 'nothing' ? 'primary' : 'plain'}
          href="/checkout/payment"
        >
          {texts.otherWay}
        </LinkButton>
      </div>
    </div>
  )
}
