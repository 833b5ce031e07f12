import type { CaughtMail } from './caught-mail.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (found) => entities[found]!)

export const mailCss = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f5f1, #101715);
  --surface: light-dark(#fff, #18211f);
  --ink: light-dark(#18211f, #edefea);
  --ink-2: light-dark(#4a5552, #aeb9b4);
  --line: light-dark(#d6d2c7, #2f3b38);
  --pine: light-dark(#0e4f48, #6fc7b8);
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
  max-width: 960px;
  margin: 0 auto;
  padding: 32px 24px 64px;
}
h1 {
  font-size: 1.625rem;
  line-height: 1.2;
  margin: 0 0 8px;
  overflow-wrap: anywhere;
}
h2 {
  font-size: 1.125rem;
  margin: 24px 0 8px;
}
p {
  max-width: 66ch;
}
a {
  color: var(--pine);
}
ol {
  list-style: none;
  margin: 24px 0 0;
  padding: 0;
  background: var(--surface);
  border: 1px solid var(--line);
}
li + li {
  border-top: 1px solid var(--line);
}
li a {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 16px;
  padding: 12px 16px;
  color: inherit;
  text-decoration: none;
}
li b {
  color: var(--pine);
  overflow-wrap: anywhere;
}
li span {
  color: var(--ink-2);
  font-size: 0.875rem;
}
dl {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  margin: 0;
  font-size: 0.875rem;
}
dt {
  color: var(--ink-2);
}
dd {
  margin: 0;
  overflow-wrap: anywhere;
}
iframe {
  width: 100%;
  height: 70vh;
  border: 1px solid var(--line);
  background: #fff;
}
pre {
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: var(--surface);
  border: 1px solid var(--line);
  padding: 16px;
  margin: 0;
}
:focus-visible {
  outline: 2px solid light-dark(#1747c7, #9db8ff);
  outline-offset: 2px;
}`

/** The HTML of a mail may not run scripts, send forms or load anything but the pictures that it contains. */
export const htmlViewHeaders = {
  'content-security-policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
}

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="/mail.css"></head><body><main>${body}</main></body></html>`

const time = (iso: string) => `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`

/** All mails, the newest first. */
export const listPage = (mails: readonly CaughtMail[]): string =>
  page(
    'Mail catcher',
    `<h1>Mail catcher</h1><p>What the store would have sent. Nothing leaves this computer.</p>${
      mails.length === 0
        ? '<p>No mail yet.</p>'
        : `<ol>${[...mails]
            .reverse()
            .map(
              (mail) =>
                `<li><a href="/messages/${mail.id}"><b>${escapeHtml(mail.subject) || '(no subject)'}</b>` +
                `${time(mail.receivedAt)}<span>to ${escapeHtml(mail.to)}</span></a></li>`,
            )
            .join('')}</ol>`
    }`,
  )

const attachmentText = ({ filename, size }: CaughtMail['attachments'][number]) =>
  `${escapeHtml(filename)} (${size} bytes)`

/** One mail: its headers, its HTML in a sandboxed frame, and its text. */
export const messagePage = (mail: CaughtMail): string =>
  page(
    mail.subject,
    `<p><a href="/">All mail</a></p><h1>${escapeHtml(mail.subject)}</h1><dl><dt>From</dt>
      <dd>${escapeHtml(mail.from)}</dd><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Received</dt>
      <dd>${time(mail.receivedAt)}</dd><dt>Message-ID</dt><dd>${escapeHtml(mail.messageId)}</dd>${
        mail.attachments.length === 0
          ? ''
          : `<dt>Attached</dt><dd>${mail.attachments.map(attachmentText).join(', ')}</dd>`
      }</dl><h2>As HTML</h2><iframe sandbox title="The mail as HTML" src="/messages/${mail.id}/html"></iframe>
    <h2>As text</h2><pre>${escapeHtml(mail.text)}</pre>`,
  )
