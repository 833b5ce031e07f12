import type { AffirmCheckout } from '../ledger/lender-state.ts'
import { escapeText } from '../xml.ts'

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/**
 * The page that opens over the shop's page or replaces it. Its buttons stand for the buyer's answers at
 * Affirm.
 */
export const loanPage = (
  checkout: AffirmCheckout,
  origin: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
  <title>Affirm, sandbox</title><link rel="stylesheet" href="/ledger.css"></head><body>
  <main data-id="${escapeText(checkout.id)}" data-origin="${escapeText(origin)}"
    data-mode="${checkout.mode}" data-confirm="${escapeText(checkout.confirmUrl)}"
    data-cancel="${escapeText(checkout.cancelUrl)}">
<h1>A loan of ${dollars(checkout.totalCents)}</h1>
<p>This page stands in for Affirm. The loan is not real, and no data leaves this computer.</p>
<form id="decide" hidden><button value="approve">Confirm the loan</button>
<button value="refuse" class="second">Confirm, but let Affirm refuse it</button>
<button value="declined" class="second">Not approved</button>
<button value="canceled" class="second">Close</button></form>
<p id="said" role="status"></p>
<script src="/affirm/loan.js"></script></main></body></html>`

/**
 * Sends the pressed button to the shop's page. In redirect mode it sends the browser to the shop's confirm or
 * cancel address instead.
 */
export const loanScript = `
const page = document.querySelector('main').dataset
const tell = (message) => window.parent.postMessage(message, page.origin)
const buttons = document.getElementById('decide')
buttons.addEventListener('submit', async (event) => {
  event.preventDefault()
  const pressed = event.submitter.value
  if (pressed === 'declined' || pressed === 'canceled') {
    if (page.mode === 'modal') tell({ affirm: 'fail', reason: pressed })
    else location.assign(page.cancel)
    return
  }
  const answer = await fetch('/affirm/decide/' + page.id, { method: 'POST', body: pressed })
  if (!answer.ok) {
    document.getElementById('said').textContent = 'The sandbox has no such loan. Start the checkout again.'
    return
  }
  const { checkout_token } = await answer.json()
  if (page.mode === 'modal') return tell({ affirm: 'success', checkout_token })
  const form = Object.assign(document.createElement('form'), { method: 'POST', action: page.confirm })
  form.append(
    Object.assign(document.createElement('input'), {
      type: 'hidden',
      name: 'checkout_token',
      value: checkout_token,
    }),
  )
  document.body.append(form)
  form.submit()
})
buttons.hidden = false`

/**
 * The part of Affirm's script that the store uses: affirm.checkout(object), affirm.checkout.open({ onSuccess,
 * onFail }), affirm.ui.ready(then).
 */
export const affirmScript = (sandboxOrigin: string): string => `(() => {
  const sandbox = ${JSON.stringify(sandboxOrigin)}
  const key = (window._affirm_config || {}).public_api_key
  let object
  const checkout = (given) => {
    object = given
  }
  checkout.open = async ({ onSuccess, onFail }) => {
    const answer = await fetch(sandbox + '/affirm/checkouts', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-public-key': String(key),
      },
      body: JSON.stringify(object),
    }).catch(() => undefined)
    if (!answer || !answer.ok) return onFail({ reason: 'error' })
    const { id } = await answer.json()
    const url = sandbox + '/affirm/loan/' + id + '?origin=' + encodeURIComponent(location.origin)
    if (object.metadata && object.metadata.mode === 'redirect') return location.assign(url)
    const dialog = document.createElement('dialog')
    const frame = Object.assign(document.createElement('iframe'), { title: 'Affirm', src: url })
    Object.assign(dialog.style, {
      border: '0',
      padding: '0',
      width: 'min(560px, 100vw)',
      height: 'min(640px, 100vh)',
    })
    Object.assign(frame.style, { border: '0', width: '100%', height: '100%' })
    const over = (then) => {
      window.removeEventListener('message', onMessage)
      dialog.remove()
      then()
    }
    const onMessage = (event) => {
      if (event.origin !== sandbox || event.source !== frame.contentWindow) return
      if (event.data.affirm === 'success')
        over(() =>
          onSuccess({
            checkout_token: event.data.checkout_token,
          }),
        )
      else over(() => onFail({ reason: event.data.reason }))
    }
    window.addEventListener('message', onMessage)
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      over(() => onFail({ reason: 'canceled' }))
    })
    dialog.append(frame)
    document.body.append(dialog)
    dialog.showModal()
  }
  window.affirm = { checkout, ui: { ready: (then) => then() } }
})()`
