import { useState, useSyncExternalStore } from 'react'
import { call } from '#api/client.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { texts } from './texts.ts'

const noop = () => () => {}

/**
 * Asks the browser for a passkey and goes to `to` when the server accepts it. Shown when the page's script
 * runs and the browser knows passkeys.
 */
export function PasskeyButton({
  optionsPath,
  path,
  to,
  label,
}: {
  readonly optionsPath: string
  readonly path: string
  readonly to: string
  readonly label: string
}) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const isAble = useSyncExternalStore(
    noop,
    () => 'PublicKeyCredential' in window,
    () => false,
  )
  if (!isAble) return null
  const press = async () => {
    setState('busy')
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const { options } = (await call('POST', optionsPath)) as {
        options: Parameters<typeof startAuthentication>[0]['optionsJSON']
      }
      await call('POST', path, { response: await startAuthentication({ optionsJSON: options }) })
      window.location.assign(to)
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="stack-s">
      <Button full busy={state === 'busy'} onClick={() => void press()}>
        {label}
      </Button>
      {state === 'failed' && (
        <Notice tone="warn" live="alert">
          {texts.passkeyFailed}
        </Notice>
      )}
    </div>
  )
}
