import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { texts } from '#features/selling/payments/texts.ts'
import type { CardFieldsConfig } from '#features/selling/payments/ui/offer.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { GetClientToken } from '../card-wallet/wallet-gateway.ts'
import { braintreeLibrary, mountBraintreeFields } from './braintree-card-fields.ts'
import {
  type CardFields,
  type MountedCardFields,
  onThemeChange,
  type TokenizeResult,
  themeOf,
} from './card-fields.ts'
import { mountSandboxFields } from './sandbox-card-fields.ts'

export interface CardFieldsHandle {
  tokenize(): Promise<TokenizeResult>
  focus(): void
}

interface CardFieldsFrameProps {
  readonly config: CardFieldsConfig
  /** configuration of the provider's fields */
  readonly clientToken: GetClientToken
  readonly ref?: Ref<CardFieldsHandle> | undefined
  /** the card number takes the focus once the fields are ready, unless the buyer is somewhere already */
  readonly takesFocus?: boolean
  /** called when the buyer presses Enter in a field */
  readonly onSubmit?: (() => void) | undefined
  readonly onChange?: ((change: { complete: boolean }) => void) | undefined
}

/** Where the buyer has put the focus; the page itself puts it on titles and notices. */
const IN_USE = 'a, button, input, select, textarea, iframe'

const notThere: TokenizeResult = {
  kind: 'errors',
  errors: [{ field: 'form', message: texts.cardFrameFailed }],
}

/** The provider's card fields in a box of fixed height, so that nothing moves when they load. */
export function CardFieldsFrame({
  config,
  clientToken,
  ref,
  takesFocus = false,
  onSubmit,
  onChange,
}: CardFieldsFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedCardFields>(null)
  const listeners = useRef({ onSubmit, onChange })
  const getClientToken = useRef(clientToken)
  const fieldsUrl = config.mode === 'sandbox' ? config.fieldsUrl : ''
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [round, setRound] = useState(0)

  useEffect(() => {
    listeners.current = { onSubmit, onChange }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads the frame again
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const fields = createCardFields(config, getClientToken.current).mount(element, themeOf(element), {
      onReady() {
        setState('ready')
        if (takesFocus && !document.activeElement?.matches(IN_USE)) mounted.current?.focus()
      },
      onFailed: () => setState('failed'),
      onSubmit: () => listeners.current.onSubmit?.(),
      onChange: (change) => listeners.current.onChange?.(change),
      onHeight: (height) => element.style.setProperty('--frame-height', `${height}px`),
    })
    mounted.current = fields
    const stop = onThemeChange(() => fields.setTheme(themeOf(element)))
    return () => {
      stop()
      mounted.current = null
      fields.destroy()
    }
  }, [config.mode, fieldsUrl, round])
  useImperativeHandle(
    ref,
    () => ({
      tokenize: () => mounted.current?.tokenize() ?? Promise.resolve(notThere),
      focus: () => mounted.current?.focus(),
    }),
    [],
  )

  const retry = () => {
    setState('loading')
    setRound(round + 1)
  }
  return (
    <div className="card-fields" data-mode={config.mode} data-state={state}>
      <div ref={box} className="card-fields-box" aria-busy={state === 'loading'} />
      {state === 'failed' && (
        <Notice tone="bad" live="alert">
          <p>{texts.cardFrameFailed}</p>
          <Button size="small" onClick={retry}>
            {texts.cardFrameRetry}
          </Button>
        </Notice>
      )}
    </div>
  )
}

/** The card fields of the configured mode. The provider's library is loaded with its fields. */
export function createCardFields(config: CardFieldsConfig, getClientToken: GetClientToken): CardFields {
  if (config.mode === 'sandbox')
    return {
      mount: (element, theme, events = {}) =>
        mountSandboxFields({ fieldsUrl: config.fieldsUrl, element, theme, events }),
    }
  const library = braintreeLibrary(getClientToken)
  return { mount: (element, theme, events = {}) => mountBraintreeFields({ library, element, theme, events }) }
}
