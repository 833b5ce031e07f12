import { decimal } from '../braintree/transaction-xml.ts'
import type { Fault } from '../faults.ts'
import { escapeText } from '../xml.ts'
import { FIXED_TOKENS } from './instruments.ts'
import type { Ledger, Transaction } from './ledger.ts'

export const ledgerCss = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f5f1, #101715);
  --surface: light-dark(#fff, #18211f);
  --ink: light-dark(#18211f, #edefea);
  --ink-2: light-dark(#4a5552, #aeb9b4);
  --line: light-dark(#d6d2c7, #2f3b38);
  --pine: light-dark(#0e4f48, #6fc7b8);
  --on-pine: light-dark(#fff, #0b100f);
}
* {
  box-sizing: border-box;
}
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font:
    1rem / 1.5 system-ui,
    sans-serif;
}
main {
  max-width: 1280px;
  margin: 0 auto;
  padding: 32px 24px 64px;
}
h1 {
  font-size: 1.875rem;
  margin: 0 0 8px;
}
h2 {
  font-size: 1.25rem;
  margin: 32px 0 8px;
}
p {
  max-width: 66ch;
}
.scroll {
  overflow-x: auto;
}
table {
  border-collapse: collapse;
  width: 100%;
  background: var(--surface);
  font-variant-numeric: tabular-nums;
}
th,
td {
  text-align: left;
  padding: 10px 8px;
  border-bottom: 1px solid var(--line);
  white-space: nowrap;
}
th {
  font-size: 0.875rem;
  color: var(--ink-2);
}
td.n,
th.n {
  text-align: right;
}
[hidden] {
  display: none !important;
}
form {
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: end;
}
label {
  display: grid;
  gap: 4px;
  font-size: 0.875rem;
  font-weight: 600;
}
select,
input {
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid light-dark(#857f70, #7c8a86);
  border-radius: 2px;
  background: var(--surface);
  color: inherit;
  font: inherit;
  font-weight: 400;
}
button {
  min-height: 44px;
  padding: 0 16px;
  border: 1px solid var(--pine);
  border-radius: 2px;
  background: var(--pine);
  color: var(--on-pine);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
button.second {
  background: none;
  color: var(--pine);
}
td button {
  min-height: 32px;
  padding: 0 10px;
  background: none;
  color: var(--pine);
  margin-right: 8px;
}
:focus-visible {
  outline: 2px solid light-dark(#1747c7, #9db8ff);
  outline-offset: 2px;
}`

/** The script of the ledger page: sends the buttons to the control calls and shows the page again. */
export const ledgerScript = `
const send = async (path, body) => {
  const answer = await fetch('/__control/' + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.ok) location.reload()
  else alert((await answer.json()).message)
}
document.addEventListener('click', (event) => {
  const button = event.target.closest('button[data-to]')
  if (button) send('advance', { id: button.dataset.id, to: button.dataset.to })
})
document.getElementById('faults').addEventListener('submit', (event) => {
  event.preventDefault()
  const form = new FormData(event.target)
  send('faults', { op: form.get('op'), behavior: form.get('behavior'), times: Number(form.get('times')) })
})
document.getElementById('reset').addEventListener('click', () => send('reset', {}))`

const NEXT: Partial<Record<Transaction['status'], ReadonlyArray<{ to: string; label: string }>>> = {
  authorized: [{ to: 'authorization_expired', label: 'Expire' }],
  submitted_for_settlement: [
    { to: 'settled', label: 'Settle' },
    { to: 'settlement_declined', label: 'Decline settlement' },
  ],
}

const nextOf = ({ status, instrument }: Transaction) => {
  if (instrument.type !== 'us_bank_account' || (status !== 'settled' && status !== 'settlement_pending'))
    return NEXT[status] ?? []
  return [
    ...(status === 'settled' ? [] : [{ to: 'settled', label: 'Settle' }]),
    { to: 'settlement_declined', label: 'Let the bank return it' },
  ]
}

const statusText = ({ type, status, rejection }: Transaction) =>
  `${type === 'credit' ? 'refund, ' : ''}${status.replaceAll('_', ' ')}${rejection ? ` (${rejection})` : ''}`

const row = (transaction: Transaction) =>
  `<tr><td>${transaction.history[0]?.at.toISOString().slice(11, 19)}</td><td>${transaction.id}</td>
    <td>${escapeText(transaction.orderId)}</td><td>${escapeText(transaction.customer)}</td>
    <td>${transaction.instrument.brand} ${transaction.instrument.last4}</td>
    <td class="n">$${decimal(transaction.amountCents)}</td>
    <td>${statusText(transaction)}</td><td>${nextOf(transaction)
      .map(
        ({ to, label }) =>
          `<button type="button" data-id="${transaction.id}" data-to="${to}">${label}</button>`,
      )
      .join('')}</td></tr>`

const OPTIONS = [
  'commit_then_timeout',
  'commit_then_reset',
  'commit_then_500',
  'fail_before',
  'reset_before',
  'delay_ms:5000',
  'decline:2001',
]

const paymentsTable = (transactions: readonly Transaction[]) =>
  transactions.length === 0
    ? '<p>Nothing has been paid yet.</p>'
    : `<div class="scroll"><table><thead><tr><th>Time, UTC</th><th>Id</th><th>Order</th><th>Buyer</th>
<th>Card</th><th class="n">Amount</th><th>Status</th><th>Make it</th></tr></thead>
<tbody>${transactions.map(row).join('')}</tbody></table></div>`

function waitingFaults(faults: readonly Fault[]): string {
  if (faults.length === 0) return ''
  return `<p>Waiting: ${faults.map(({ op, behavior }) => escapeText(`${op} ${behavior}`)).join(', ')}</p>`
}

/** The page for developers: the payments, and controls that make the next requests fail. */
export function ledgerPage(ledger: Ledger, faults: readonly Fault[]): string {
  const transactions = [...ledger.state.transactions.values()].reverse().slice(0, 200)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>Payment sandbox</title>
    <link rel="stylesheet" href="/ledger.css"></head><body><main>
<h1>Payment sandbox</h1><p>Stands in for the card provider. No real money moves,
nothing leaves this computer, and everything is forgotten when it stops.</p>
<h2>Transactions</h2>${paymentsTable(transactions)}
<h2>Cards to try</h2><p>Any later expiry and any security code.</p><div class="scroll"><table><tbody>
<tr><td>4111 1111 1111 1111</td><td>approved</td></tr><tr><td>4000 1111 1111 1115</td>
<td>declined by the bank</td></tr><tr><td>5105 1051 0510 5100</td><td>declined, insufficient funds</td></tr>
<tr><td>4000 1111 1111 1511</td><td>refused, suspected fraud</td></tr><tr><td>3566 0020 2036 0505</td>
<td>card network unavailable</td></tr><tr><td>ZIP 20000, code 200</td>
<td>address or code does not match (approved, noted)</td></tr></tbody></table></div>
<h2>Bank accounts to try</h2><p>Any routing number that is one, such as 021000021.</p><div class="scroll">
<table><tbody>
<tr><td>1000000000, and every account not below</td><td>in order; small deposits are 17 and 29 cents</td>
</tr><tr><td>1000000004, 1000000005</td><td>refused by the bank</td></tr><tr><td>1000000006</td>
<td>unknown to the network check; small deposits work</td></tr><tr><td>Signing in to a bank</td>
<td>user_good with pass_good; Houndstooth Bank has locked the account</td></tr></tbody></table></div>
<h2>Trouble for the next requests</h2><form id="faults"><label>Request<select name="op">
<option value="sale">sale</option><option value="*">any</option><option>capture</option>
<option>search</option><option>refund</option><option>void</option></select></label>
<label>What happens<select name="behavior">
${OPTIONS.map((name) => `<option>${name}</option>`).join('')}</select></label>
<label>Times<input name="times" type="number" min="1" max="99" value="1"></label>
<button>Arrange</button></form>
${waitingFaults(faults)}
<h2>Start again</h2><button type="button" id="reset">Forget everything</button>
<p>${Object.keys(FIXED_TOKENS).length} fixed test tokens are known besides the cards.</p>
<script src="/ledger.js"></script></main></body></html>`
}
