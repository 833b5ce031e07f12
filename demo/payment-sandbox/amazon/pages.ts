import { escapeText } from '../xml.ts'
import type { AmazonSession } from './state.ts'

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const page = (main: string, data: Readonly<Record<string, string>>): string => {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeText(value)}"`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
    <title>Amazon Pay, sandbox</title><link rel="stylesheet" href="/ledger.css"></head><body>
    <main${attributes.join('')}>${main}
<p id="said" role="status"></p><script src="/amazon/page.js"></script></main></body></html>`
}

const SHIP_TO = '<dt>Ship to</dt><dd>1450 N Dearborn St, Apt 3, Chicago, IL 60610</dd>'

/** The page behind the Amazon Pay button: account, card and, for goods that ship, an address. */
export const choosePage = (query: URLSearchParams, ships: boolean): string =>
  page(
    `<h1>Choose how you pay</h1>
      <p>This page stands in for Amazon: nothing leaves this computer and no real money moves.</p>
<dl><dt>Account</dt><dd>Mary Jane Smith</dd><dt>Card</dt>
<dd>Visa ending in 1111</dd>${ships ? SHIP_TO : ''}</dl>
<p>You see the whole order in the store before you pay.</p>
<form hidden><button value="choose">Continue</button>
<button value="cancel" class="second">Cancel</button></form>`,
    { post: `/amazon/sessions?${query}` },
  )

/** The page where the buyer confirms the order that the store wrote into the session. */
export const confirmPage = (session: AmazonSession): string =>
  page(
    `<h1>Pay ${dollars(session.amountCents ?? 0)} with Amazon Pay</h1>
      <p>Order ${escapeText(session.orderId)},
      Visa ending in 1111. This page stands in for Amazon: nothing leaves this computer
      and no real money moves.</p>
<form hidden><button value="approve">Approve</button><button value="decline" class="second">Decline</button>
<button value="cancel" class="second">Cancel</button></form>`,
    { post: `/amazon/confirm/${session.id}` },
  )

/** Sends the pressed button to Amazon and opens the address that Amazon answers with. */
export const pageScript = `
const main = document.querySelector('main')
const form = document.querySelector('form')
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const answer = await fetch(main.dataset.post, { method: 'POST', body: event.submitter.value })
  if (!answer.ok) {
    document.getElementById('said').textContent = 'The sandbox has no such session. Start the checkout again.'
    return
  }
  location.assign((await answer.json()).location)
})
form.hidden = false`

/**
 * The part of Amazon's script that the store uses: amazon.Pay.renderButton(selector, config), its onClick and
 * initCheckout.
 */
export const checkoutScript = (sandboxOrigin: string): string => `(() => {
  const sandbox = ${JSON.stringify(sandboxOrigin)}
  const look = {
    width: '100%',
    minHeight: '48px',
    border: '0',
    borderRadius: '4px',
    background: '#ffd814',
    color: '#0f1111',
    font: '600 1rem system-ui, sans-serif',
    cursor: 'pointer',
  }
  const renderButton = (selector, config) => {
    const place = document.querySelector(selector)
    const button = document.createElement('button')
    let clicked = () => undefined
    button.type = 'button'
    button.textContent = 'Pay with Amazon'
    Object.assign(button.style, look)
    button.addEventListener('click', () => clicked())
    place.replaceChildren(button)
    return {
      onClick: (listener) => {
        clicked = listener
      },
      initCheckout: ({ createCheckoutSessionConfig: { payloadJSON, signature, algorithm } }) => {
        const query = new URLSearchParams({
          payload: payloadJSON,
          signature,
          algorithm,
          publicKeyId: config.publicKeyId,
          merchantId: config.merchantId,
          productType: config.productType,
        })
        location.assign(sandbox + '/amazon/checkout?' + query)
      },
    }
  }
  window.amazon = { Pay: { renderButton } }
})()`
