import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { texts } from '../texts.ts'

type CaptchaState = 'working' | 'done' | 'failed'

export interface Captcha {
  state: CaptchaState
  /** the solution; '' while there is none */
  solution: string
  /** begins again with a new challenge */
  restart: () => void
}

interface Work {
  /** a new challenge of the server */
  fetchChallenge: () => Promise<object>
  /** solves it beside the page */
  solve: (challenge: object) => Promise<string>
  /** changes when the form came back: its solution may be used up */
  refused: unknown
}

/** A solved challenge ends after ten minutes; the next one is solved a minute before. */
const RENEW_MS = 9 * 60_000

/** Solves a challenge while the visitor fills in the form, so that sending never waits for it. */
export function useCaptcha({ fetchChallenge, solve, refused }: Work): Captcha {
  const [solution, setSolution] = useState('')
  const [state, setState] = useState<CaptchaState>('working')
  const turn = useRef(0)
  const restart = useCallback(() => {
    const own = ++turn.current
    setState('working')
    setSolution('')
    fetchChallenge()
      .then(solve)
      .then(
        (solved) => {
          if (own !== turn.current) return
          setSolution(solved)
          setState('done')
        },
        () => own === turn.current && setState('failed'),
      )
  }, [fetchChallenge, solve])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal begins again
  useEffect(() => {
    restart()
    return () => void turn.current++
  }, [restart, refused])
  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(restart, RENEW_MS)
    return () => clearTimeout(timer)
  }, [state, restart])
  return { state, solution, restart }
}

/** C-CAPTCHA: says what the check does, that it is done, or how to go on when it fails. */
export function CaptchaWidget({ captcha }: { readonly captcha: Captcha }) {
  const { captcha: words } = texts
  const { state, solution, restart } = captcha
  return (
    <section className="captcha" aria-label={words.label} data-state={state}>
      <input type="hidden" name="captcha" value={solution} />
      <p className="captcha-state" role="status">
        {state === 'done' && <Icon name="check" />}
        {state === 'failed' && <Icon name="warning" />}
        {state === 'working' && <span className="captcha-turning" aria-hidden="true" />}
        <span className="captcha-words">{words[state]}</span>
      </p>
      {state === 'failed' && (
        <div className="stack-s">
          <Button size="small" onClick={restart}>
            {words.again}
          </Button>
          <p className="meta">{words.wayOut}</p>
        </div>
      )}
      <p className="meta">{words.why}</p>
      <noscript>
        <p className="meta">{words.noScript}</p>
      </noscript>
    </section>
  )
}
