const PRELOADS = /<link\b[^>]*\brel="modulepreload"[^>]*>/g
const MODULE = ' type="module"'
const SCRIPT = '<script'
const HEAD_END = '</head>'
const SCRIPT_END = '</script>'
const WAITING = 'waits-for-paint'

/** Puts what waits into the document, as React wrote it, after the first paint. */
export const START_AFTER_PAINT = [
  'await new Promise((go) => {',
  '  if (document.hidden) return go();',
  '  if (!PerformanceObserver.supportedEntryTypes.includes("paint"))',
  '    return requestAnimationFrame(() => setTimeout(go));',
  '  new PerformanceObserver(go).observe({ type: "paint", buffered: true });',
  '  setTimeout(go, 3000);',
  '});',
  `const waiting = document.getElementById("${WAITING}");`,
  'waiting.replaceWith(document.importNode(waiting.content, true));',
].join('\n')

/**
 * Delays a page's code until the first paint. Text, prices and drawings are in the document, and on a slow
 * connection the code would compete with them. The page's last module script and its preloaded modules stand
 * in a `<template>`, which the browser does not run, until the first paint; in a background tab they do not
 * wait. A page without a module script stays as it is. Works on bytes and returns them in pieces, so that
 * nothing is decoded or copied but the head.
 */
export function startAfterPaint(html: Buffer): Buffer[] {
  const headEnd = html.indexOf(HEAD_END)
  const type = html.lastIndexOf(MODULE)
  if (headEnd < 0 || type < headEnd) return [html]
  const start = html.lastIndexOf(SCRIPT, type)
  const end = html.indexOf(SCRIPT_END, type) + SCRIPT_END.length
  const head = html.toString('latin1', 0, headEnd)
  const preloads = head.match(PRELOADS) ?? []
  const starter = `${SCRIPT}${MODULE}>${START_AFTER_PAINT}${SCRIPT_END}`
  return [
    Buffer.from(head.replace(PRELOADS, '') + starter, 'latin1'),
    html.subarray(headEnd, start),
    Buffer.from(`<template id="${WAITING}">${preloads.join('')}`, 'latin1'),
    html.subarray(start, end),
    Buffer.from('</template>'),
    html.subarray(end),
  ]
}
