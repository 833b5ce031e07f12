import { useEffect, useId, useRef, useState } from 'react'
import { methodNames } from '#features/selling/payments/rules/methods.ts'
import { texts } from '#features/selling/payments/texts.ts'
import { type Merchant, merchant } from '#lib/merchant/merchant.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { loadScript } from '../shared/load-script.ts'

/** The configuration of Amazon's button, signed by our server. */
export interface AmazonButtonConfig {
  payloadJSON: string
  signature: string
  algorithm: string
  publicKeyId: string
  merchantId: string
  sandbox: boolean
}

/** The part of Amazon's own script that we use. */
interface AmazonPay {
  renderButton(
    selector: string,
    config: {
      merchantId: string
      publicKeyId: string
      sandbox: boolean
      ledgerCurrency: Merchant['currency']
      checkoutLanguage: 'en_US'
      productType: AmazonButtonProps['productType']
      placement: 'Checkout'
      buttonColor: 'Gold'
    },
  ): {
    onClick(listener: () => void): void
    initCheckout(checkout: {
      createCheckoutSessionConfig: Pick<AmazonButtonConfig, 'payloadJSON' | 'signature' | 'algorithm'>
    }): void
  }
}

export interface AmazonButtonProps {
  readonly scriptUrl: string
  /** `PayAndShip` also asks the buyer for an address */
  readonly productType: 'PayOnly' | 'PayAndShip'
  readonly createSignature: () => Promise<AmazonButtonConfig>
  /** Called on a press. Returns false when a field is missing, after marking it. */
  readonly mayBegin: () => boolean
}

/** Amazon's own button. It leads to Amazon and from there to our return page. Nothing is paid yet. */
export function AmazonButton({ scriptUrl, productType, createSignature, mayBegin }: AmazonButtonProps) {
  const id = `amazon-${useId().replace(/\W/g, '')}`
  const given = useRef({ createSignature, mayBegin })
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')

  useEffect(() => {
    given.current = { createSignature, mayBegin }
  })
  useEffect(() => {
    let isGone = false
    const show = async () => {
      const [config] = await Promise.all([given.current.createSignature(), loadScript(scriptUrl)])
      const amazon = Reflect.get(window, 'amazon') as { Pay: AmazonPay } | undefined
      if (isGone) return
      if (!amazon) throw new Error('Amazon Pay did not start')
      const { merchantId, publicKeyId, sandbox, payloadJSON, signature, algorithm } = config
      const button = amazon.Pay.renderButton(`#${id}`, {
        merchantId,
        publicKeyId,
        sandbox,
        ledgerCurrency: merchant().currency,
        checkoutLanguage: 'en_US',
        productType,
        placement: 'Checkout',
        buttonColor: 'Gold',
      })
      button.onClick(
        () =>
          given.current.mayBegin() &&
          button.initCheckout({ createCheckoutSessionConfig: { payloadJSON, signature, algorithm } }),
      )
      setState('ready')
    }
    show().catch(() => !isGone && setState('failed'))
    return () => {
      isGone = true
    }
  }, [scriptUrl, productType, id])

  return (
    <div className="provider">
      {state !== 'failed' && <div id={id} className="provider-button" aria-busy={state === 'loading'} />}
      {state === 'failed' && (
        <Notice tone="bad" live="alert">
          <p>{texts.buttonFailed(methodNames.AmazonPay)}</p>
          <Button size="small" onClick={() => location.reload()}>
            {texts.paypalRetry}
          </Button>
        </Notice>
      )}
    </div>
  )
}
