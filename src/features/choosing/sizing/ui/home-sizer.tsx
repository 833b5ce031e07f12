import { useRef, useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import type { Async } from '#lib/async.ts'
import { latest } from '#lib/calls/latest.ts'
import type { HomeForm as Home } from '../rules/home.ts'
import { type BtuAnswer, type SavedNeed, savedNeed } from '../rules/saved-need.ts'
import { texts } from '../texts.ts'
import { HomeForm } from './home-form.tsx'
import { NeedSheet } from './need-sheet.tsx'

interface Props {
  readonly saved: SavedNeed | null
  readonly zip: string
  /** POST /calculators/btu */
  readonly calculate: (home: Home, signal: AbortSignal) => Promise<BtuAnswer>
  readonly onSaved: (saved: SavedNeed | null) => void
}

/**
 * S-ASYNC: the load calculator: its form, then the result or the reason why there is none. Only the newest
 * answer counts.
 */
export function HomeSizer({ saved, zip, calculate, onSaved }: Props) {
  const [state, setState] = useState<Async<null>>({ kind: 'idle' })
  const ask = useRef(latest(calculate)).current

  const submit = async (home: Home) => {
    setState({ kind: 'loading' })
    try {
      const answer = await ask(home)
      if (!answer) return
      onSaved(savedNeed(home, answer))
      setState({ kind: 'ready', data: null })
    } catch (error) {
      setState({
        kind: 'failed',
        error: error instanceof ApiError && error.status < 500 ? error.message : texts.failed,
      })
    }
  }

  return (
    <div className="stack">
      <HomeForm
        answered={saved?.form ?? null}
        zip={zip}
        isBusy={state.kind === 'loading'}
        failure={state.kind === 'failed' ? state.error : null}
        onSubmit={(home) => void submit(home)}
      />
      {saved && <NeedSheet saved={saved} onForget={() => onSaved(null)} />}
    </div>
  )
}
