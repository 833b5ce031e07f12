import { escapeText } from '../xml.ts'
import type { PaypalOrder } from './state.ts'

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** The page that opens when a buyer presses the PayPal button: what PayPal would ask, in three buttons. */
export const approvePage = (
  order: PaypalOrder,
  origin: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
  <title>PayPal, sandbox</title><link rel="stylesheet" href="/ledger.css"></head><body>
  <main data-id="${escapeText(order.id)}" data-origin="${escapeText(origin)}">
<h1>Pay ${dollars(order.amountCents)} with PayPal</h1>
<p>${escapeText(order.description || 'Alpine')}. This page stands in for PayPal:
  nothing leaves this computer and no real money moves.</p>
<p>You place the order in the store afterwards. Until then nothing is reserved.</p>
<form id="decide" hidden><button value="approve">Approve</button>
<button value="decline" class="second">Approve, but let the bank decline</button>
<button value="cancel" class="second">Cancel</button></form>
<p id="said" role="status"></p>
<script src="/paypal/approve.js"></script></main></body></html>`

/**
 * Sends the pressed button to the store's page, as PayPal's own window does, and closes. The buttons are
 * shown once it listens: a press before that would send the form itself.
 */
export const approveScript = `
const page = document.querySelector('main')
const form = document.getElementById('decide')
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const pressed = event.submitter.value
  if (pressed !== 'cancel') {
    const answer = await fetch('/paypal/decide/' + page.dataset.id, { method: 'POST', body: pressed })
    if (!answer.ok) {
      document.getElementById('said').textContent = 'The sandbox has no such order. Start the payment again.'
      return
    }
  }
  if (window.opener)
    window.opener.postMessage(
      {
        paypal: pressed === 'cancel' ? 'cancel' : 'approve',
        orderID: page.dataset.id,
      },
      page.dataset.origin,
    )
  window.close()
})
form.hidden = false`

/**
 * The part of PayPal's script that the store uses: paypal.Buttons({ createOrder, onApprove, onCancel, onError
 * }).render(element).
 */
export const buttonsScript = (sandboxOrigin: string): string => `(() => {
  const sandbox = ${JSON.stringify(sandboxOrigin)}
  const look = {
    width: '100%',
    minHeight: '48px',
    border: '0',
    borderRadius: '4px',
    background: '#ffc439',
    color: '#111820',
    font: '600 1rem system-ui, sans-serif',
    cursor: 'pointer',
  }
  const Buttons = (options) => {
    const button = document.createElement('button')
    let onMessage, timer
    const over = () => {
      window.removeEventListener('message', onMessage)
      clearInterval(timer)
      button.disabled = false
    }
    button.type = 'button'
    button.textContent = 'Pay with PayPal'
    Object.assign(button.style, look)
    button.addEventListener('click', async () => {
      button.disabled = true
      const opened = window.open('about:blank', 'paypal', 'popup,width=480,height=640')
      onMessage = (event) => {
        if (event.origin !== sandbox || event.source !== opened) return
        over()
        if (event.data.paypal === 'approve')
          Promise.resolve(
            options.onApprove({
              orderID: event.data.orderID,
            }),
          ).catch((error) => options.onError && options.onError(error))
        else if (options.onCancel) options.onCancel({ orderID: event.data.orderID })
      }
      window.addEventListener('message', onMessage)
      try {
        const id = await options.createOrder()
        opened.location =
          sandbox +
          '/paypal/checkoutnow?token=' +
          encodeURIComponent(id) +
          '&origin=' +
          encodeURIComponent(location.origin)
        timer = setInterval(() => {
          if (opened.closed) {
            over()
            if (options.onCancel) options.onCancel({ orderID: id })
          }
        }, 500)
      } catch (error) {
        over()
        if (opened) opened.close()
        if (options.onError) options.onError(error)
      }
    })
    return {
      render: (place) => {
        ;(typeof place === 'string' ? document.querySelector(place) : place).replaceChildren(button)
        return Promise.resolve()
      },
      close: () => {
        over()
        button.remove()
        return Promise.resolve()
      },
    }
  }
  window.paypal = { Buttons }
})()`
