import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fieldsScript } from './fields-client.ts'

const css = `
@font-face {
  font-family: "Card Fields";
  src: url("/fields/font.woff2") format("woff2");
  font-weight: 100 900;
  font-display: swap;
}
:root {
  color-scheme: light;
  --ink: #18211f;
  --ink-2: #4a5552;
  --surface: #fff;
  --line: #857f70;
  --error: #a8201a;
  --focus: #1747c7;
  --placeholder: #66706c;
  --radius: 2px;
}
:root.dark {
  color-scheme: dark;
  --ink: #edefea;
  --ink-2: #aeb9b4;
  --surface: #18211f;
  --line: #7c8a86;
  --error: #ff9c94;
  --focus: #9db8ff;
  --placeholder: #8e9a95;
}
* {
  box-sizing: border-box;
}
html {
  background: var(--surface);
}
body {
  margin: 0;
  padding: 4px;
  font:
    400 1rem / 1.5 "Card Fields",
    system-ui,
    sans-serif;
  color: var(--ink);
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2px 16px;
}
.wide {
  grid-column: 1 / -1;
}
label {
  display: block;
  font-weight: 600;
  font-size: 0.875rem;
  margin-bottom: 4px;
}
.box {
  position: relative;
}
input {
  width: 100%;
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
}
input::placeholder {
  color: var(--placeholder);
  opacity: 1;
}
input:focus-visible {
  outline: 2px solid var(--focus);
  outline-offset: 2px;
}
input[aria-invalid="true"] {
  border-color: var(--error);
  box-shadow: inset 0 0 0 1px var(--error);
}
#number {
  padding-right: 96px;
}
#brand {
  position: absolute;
  right: 13px;
  top: 0;
  line-height: 44px;
  font-size: 0.875rem;
  color: var(--ink-2);
  pointer-events: none;
}
.note {
  margin: 4px 0 0;
  min-height: 1.35em;
  font-size: 0.875rem;
  line-height: 1.35;
  color: var(--ink-2);
}
.note.bad {
  color: var(--error);
}
.note.bad::before {
  content: "";
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-right: 6px;
  background: currentColor;
  clip-path: polygon(50% 0, 100% 100%, 0 100%);
}
@media (max-width: 300px) {
  #number {
    padding-right: 12px;
  }
  #brand {
    display: none;
  }
}`

const BRAND = '<span id="brand" aria-hidden="true"></span>'

const field = (id: string, label: string, autocomplete: string, more: string, className: string) =>
  `<div class="${className}"><label for="${id}">${label}</label><div class="box"><input id="${id}" ` +
  `type="text" inputmode="numeric" autocomplete="${autocomplete}" aria-required="true" ` +
  `aria-describedby="${id}-note" ` +
  `spellcheck="false"${more}>${id === 'number' ? BRAND : ''}</div><p ` +
  `class="note" id="${id}-note" aria-live="polite"></p></div>`

const page = (origin: string, scheme: string) => `<!doctype html>
<html lang="en"${scheme === 'dark' ? ' class="dark"' : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Card details</title>
<link rel="stylesheet" href="/fields/fields.css"></head>
<body>${[
  field('number', 'Card number', 'cc-number', ' maxlength="23"', 'wide'),
  field('expiry', 'Expires, MM / YY', 'cc-exp', ' maxlength="9" placeholder="MM / YY"', ''),
  field('code', 'Security code', 'cc-csc', ' maxlength="4"', ''),
].join('')}
<script src="/fields/fields.js?origin=${encodeURIComponent(origin)}"></script></body></html>`

export interface Asset {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

const text = (type: string, body: string | Buffer, headers: Record<string, string> = {}): Asset => ({
  status: 200,
  headers: { 'content-type': type, 'x-content-type-options': 'nosniff', ...headers },
  body,
})

/**
 * The card fields: a page on the provider's own origin that only the given stores may frame. Its script sends
 * the token to the origin in its address, so the page answers only for the origins of these stores.
 */
export function fieldsAsset(url: URL, storeOrigins: readonly string[]): Asset | undefined {
  if (url.pathname === '/fields/fields.css') return text('text/css; charset=utf-8', css)
  if (url.pathname === '/fields/font.woff2') return font()
  if (url.pathname !== '/fields' && url.pathname !== '/fields/fields.js') return undefined
  const origin = storeOrigins.find((known) => known === url.searchParams.get('origin'))
  if (!origin)
    return {
      status: 403,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: 'This store may not show the card fields.\n',
    }
  if (url.pathname === '/fields/fields.js')
    return text('text/javascript; charset=utf-8', fieldsScript(origin))
  return text('text/html; charset=utf-8', page(origin, url.searchParams.get('scheme') ?? ''), {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; " +
      `form-action 'none'; base-uri 'none'; frame-ancestors ${storeOrigins.join(' ')}`,
  })
}

let fontFile: Buffer | undefined | null = null

// The store's own typeface when it is installed. Without it the frame uses a font of the system.
function font(): Asset | undefined {
  if (fontFile === null) {
    try {
      fontFile = readFileSync(
        createRequire(import.meta.url).resolve(
          '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
        ),
      )
    } catch {
      fontFile = undefined
    }
  }
  return fontFile && text('font/woff2', fontFile, { 'cache-control': 'public, max-age=86400' })
}
