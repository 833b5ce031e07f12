import { useEffect, useRef, useState } from 'react'
import { texts } from '#features/selling/payments/texts.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { loadScript } from '../shared/load-script.ts'

/** The part of PayPal's own script that we use. */
interface Paypal {
  Buttons(options: {
    createOrder(): Promise<string>
    onApprove(data: { orderID: string }): Promise<void>
    onCancel(): void
    onError(error: unknown): void
  }): {
    render(place: HTMLElement): Promise<void>
    close(): Promise<void>
  }
}

export interface PaypalButtonProps {
  readonly scriptUrl: string
  /** Makes the order that the buyer approves. Throws when it cannot, after showing the reason. */
  readonly createOrder: () => Promise<string>
  readonly onApprove: (paypalOrderId: string) => Promise<void>
}

async function loadPaypal(scriptUrl: string): Promise<Paypal> {
  await loadScript(scriptUrl)
  const paypal = Reflect.get(window, 'paypal') as Paypal | undefined
  if (!paypal) throw new Error('PayPal did not start')
  return paypal
}

/**
 * PayPal's own button. It opens PayPal's window. Nothing is charged there: afterwards the buyer places the
 * order here.
 */
export function PaypalButton({ scriptUrl, createOrder, onApprove }: PaypalButtonProps) {
  const place = useRef<HTMLDivElement>(null)
  const listeners = useRef({ createOrder, onApprove })
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [isCancelled, setCancelled] = useState(false)

  useEffect(() => {
    listeners.current = { createOrder, onApprove }
  })
  useEffect(() => {
    let isGone = false
    let close = async (): Promise<void> => undefined
    const show = async () => {
      const paypal = await loadPaypal(scriptUrl)
      if (isGone || !place.current) return
      const buttons = paypal.Buttons({
        createOrder() {
          setCancelled(false)
          return listeners.current.createOrder()
        },
        onApprove: ({ orderID }) => listeners.current.onApprove(orderID),
        onCancel: () => setCancelled(true),
        // The code that failed has already shown the error.
        onError: () => undefined,
      })
      close = () => buttons.close()
      await buttons.render(place.current)
      setState('ready')
    }
    show().catch(() => !isGone && setState('failed'))
    return () => {
      isGone = true
      void close()
    }
  }, [scriptUrl])

  return (
    <div className="provider">
      {state !== 'failed' && <div ref={place} className="provider-button" aria-busy={state === 'loading'} />}
      <div role="status">{isCancelled && <Notice>{texts.paypalCancelled}</Notice>}</div>
      {state === 'failed' && (
        <Notice tone="bad" live="alert">
          <p>{texts.paypalFailed}</p>
          <Button size="small" onClick={() => location.reload()}>
            {texts.paypalRetry}
          </Button>
        </Notice>
      )}
    </div>
  )
}
