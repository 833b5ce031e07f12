import { escapeText } from '../xml.ts'
import { ACCOUNTS, CREDENTIALS, INSTITUTIONS } from './state.ts'

export const linkCss = `
:root {
  color-scheme: light dark;
  --surface: light-dark(#fff, #18211f);
  --ink: light-dark(#18211f, #edefea);
  --ink-2: light-dark(#4a5552, #aeb9b4);
  --line: light-dark(#857f70, #7c8a86);
  --pine: light-dark(#0e4f48, #6fc7b8);
  --on-pine: light-dark(#fff, #0b100f);
  --error: light-dark(#a8201a, #ff9c94);
}
* {
  box-sizing: border-box;
}
body {
  margin: 0;
  padding: 24px;
  background: var(--surface);
  color: var(--ink);
  font:
    1rem / 1.5 system-ui,
    sans-serif;
}
h1 {
  font-size: 1.25rem;
  margin: 0 0 4px;
}
p {
  margin: 0 0 12px;
  color: var(--ink-2);
  font-size: 0.875rem;
}
form {
  display: grid;
  gap: 12px;
}
[hidden] {
  display: none;
}
label {
  display: grid;
  gap: 4px;
  font-weight: 600;
  font-size: 0.875rem;
}
input,
select {
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid var(--line);
  border-radius: 2px;
  background: var(--surface);
  color: inherit;
  font: inherit;
  font-weight: 400;
}
.row {
  display: flex;
  gap: 12px;
  margin-top: 8px;
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
#said {
  color: var(--error);
  min-height: 1.5em;
  margin: 0;
}
:focus-visible {
  outline: 2px solid light-dark(#1747c7, #9db8ff);
  outline-offset: 2px;
}`

const options = (all: readonly { id: string; name: string }[]): string =>
  all.map(({ id, name }) => `<option value="${id}">${escapeText(name)}</option>`).join('')

/** The page where a buyer chooses a bank, signs in and chooses an account. */
export const linkPage = (
  token: string,
  origin: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <meta name="viewport" content="width=device-width"><title>Sign in to your bank</title>
  <link rel="stylesheet" href="/plaid/link.css"></head><body>
  <main data-token="${escapeText(token)}" data-origin="${escapeText(origin)}">
<h1>Sign in to your bank</h1>
<p>The sandbox stands in for Plaid. ${CREDENTIALS.username} with ${CREDENTIALS.password} signs in.</p>
<form id="form" hidden><label>Bank<select name="institution">${options(INSTITUTIONS)}</select></label>
<label>User name<input name="username" autocomplete="off" required></label>
<label>Password<input name="password" type="password" autocomplete="off" required></label>
<label>Account<select name="account">${options(ACCOUNTS)}</select></label><p id="said" role="alert"></p>
<div class="row"><button>Continue</button><button type="button" class="second" id="cancel">Cancel</button>
</div></form>
<script src="/plaid/link.js"></script></main></body></html>`

/** Signs in and sends the result to the store's origin only. */
export const linkScript = `
const page = document.querySelector('main')
const tell = (message) => parent.postMessage({ plaid: true, ...message }, page.dataset.origin)
document.getElementById('cancel').addEventListener('click', () => tell({ done: 'exit' }))
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ done: 'exit' })
})
const form = document.getElementById('form')
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const typed = Object.fromEntries(new FormData(form))
  const answer = await fetch('/plaid/sign-in', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ...typed, linkToken: page.dataset.token }),
  })
  const body = await answer.json()
  if (!answer.ok) {
    document.getElementById('said').textContent = body.message
    return
  }
  tell({
    done: 'success',
    publicToken: body.publicToken,
    institution: typed.institution,
    account: typed.account,
  })
})
form.hidden = false
document.querySelector('select').focus()`

/**
 * The part of Plaid's script that the store uses: Plaid.create({ token, onSuccess, onExit }) with open and
 * destroy.
 */
export const loaderScript = (sandboxOrigin: string): string => `(() => {
  const sandbox = ${JSON.stringify(sandboxOrigin)}
  const create = ({ token, onSuccess, onExit }) => {
    const dialog = document.createElement('dialog')
    const frame = document.createElement('iframe')
    frame.title = 'Sign in to your bank'
    frame.src =
      sandbox +
      '/plaid/link?token=' +
      encodeURIComponent(token) +
      '&origin=' +
      encodeURIComponent(location.origin)
    Object.assign(dialog.style, {
      padding: '0',
      border: '0',
      width: 'min(420px, calc(100vw - 32px))',
      maxHeight: '94vh',
      background: 'Canvas',
    })
    Object.assign(frame.style, { display: 'block', width: '100%', height: '520px', border: '0' })
    dialog.setAttribute('aria-label', frame.title)
    dialog.append(frame)
    const destroy = () => {
      window.removeEventListener('message', hear)
      dialog.remove()
    }
    const hear = (event) => {
      if (event.origin !== sandbox || event.source !== frame.contentWindow || !event.data.plaid) return
      const { done, publicToken, institution, account } = event.data
      dialog.close()
      destroy()
      if (done === 'success')
        onSuccess(publicToken, {
          institution: {
            institution_id: institution,
          },
          accounts: [{ id: account }],
        })
      else if (onExit) onExit(null, {})
    }
    dialog.addEventListener('cancel', () => {
      destroy()
      if (onExit) onExit(null, {})
    })
    return {
      open() {
        window.addEventListener('message', hear)
        document.body.append(dialog)
        dialog.showModal()
      },
      exit: destroy,
      destroy,
    }
  }
  window.Plaid = { create }
})()`
