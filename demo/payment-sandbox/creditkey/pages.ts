import type { CreditKeyOrder } from '../ledger/lender-state.ts'
import { escapeText } from '../xml.ts'

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
    <title>${title}</title><link rel="stylesheet" href="/ledger.css"></head><body>
    <main>${body}<p id="said" role="status"></p><script src="/creditkey/decide.js"></script></main></body>
    </html>`

/** The page that a buyer is sent to: what Credit Key would ask, in four buttons. */
export const applicationPage = (order: CreditKeyOrder): string =>
  page(
    'Credit Key, sandbox',
    `<h1>Terms for ${dollars(order.amountCents)}</h1>
      <p>This page stands in for Credit Key. The loan is not real, and no data leaves this computer.</p>
<form data-id="${escapeText(order.id)}" data-go="yes" hidden><button value="approve">Approve</button>
<button value="decline" class="second">Decline</button><button value="cancel" class="second">Cancel</button>
<button value="pend" class="second">Pend: decide later</button></form>`,
  )

const waiting = ({ id, remoteId, buyer, amountCents }: CreditKeyOrder): string =>
  `<section aria-labelledby="${escapeText(id)}"><h2 id="${escapeText(id)}">${escapeText(remoteId)}, ` +
  `${escapeText(buyer)}, ${dollars(amountCents)}</h2><form data-id="${escapeText(id)}" hidden><button ` +
  'value="approve">Approve</button><button value="decline" ' +
  'class="second">Decline</button></form></section>'

/** What a person at the lender has on the desk: the applications that were left for later. */
export const deskPage = (orders: readonly CreditKeyOrder[]): string =>
  page(
    'Credit Key’s desk, sandbox',
    `<h1>Applications to decide</h1>
      ${orders.length === 0 ? '<p>No application is waiting.</p>' : orders.map(waiting).join('')}`,
  )

/** Sends what was pressed and goes where the lender then sends the browser. */
export const decideScript = `
for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const answer = await fetch('/creditkey/decide/' + form.dataset.id, {
      method: 'POST',
      body: event.submitter.value,
    })
    if (!answer.ok) {
      document.getElementById('said').textContent =
        'The sandbox has no such application. Start the checkout again.'
      return
    }
    const { url } = await answer.json()
    if (form.dataset.go) location.assign(url)
    else location.reload()
  })
  form.hidden = false
}`
