const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const HEAD_END = '</head>'
const START = '<script type="module" async="">'
const END = '</script>'
const IMPORT = /import (?:\* as (\w+) from )?("[^"]+");?\n?/g

const FIRST_PAINT = [
  'await new Promise((go) => {',
  '  if (document.hidden) return go();',
  '  if (!PerformanceObserver.supportedEntryTypes.includes("paint"))',
  '    return requestAnimationFrame(() => setTimeout(go));',
  '  new PerformanceObserver(go).observe({ type: "paint", buffered: true });',
  '  setTimeout(go, 3000);',
  '});',
].join('\n')

/**
 * Delays a page's code until the first paint. Text, prices and drawings are in the document, and on a slow
 * connection the code would compete with them. The router's start script stays in place and waits for the
 * first paint. In a background tab it does not wait. HTML without that script is returned unchanged. Returns
 * the HTML in pieces: joined, its hundred thousand characters would be copied once more.
 */
export function startAfterPaint(html: string): string[] {
  const headEnd = html.indexOf(HEAD_END)
  const start = html.lastIndexOf(START)
  if (headEnd < 0 || start < 0) return [html]
  const head = html.slice(0, headEnd)
  const urls = [...head.matchAll(PRELOAD)].map(([, url = '']) => url)
  const from = start + START.length
  const end = html.indexOf(END, from)
  return [
    head.replace(PRELOAD, ''),
    html.slice(headEnd, from),
    delayed(html.slice(from, end), urls),
    html.slice(end),
  ]
}

function delayed(script: string, urls: readonly string[]): string {
  const modules: { name: string; url: string }[] = []
  const rest = script.replace(IMPORT, (_, name: string | undefined, url: string) => {
    modules.push({ name: name ?? '', url })
    return ''
  })
  const names = modules.map(({ name }) => name).join(', ')
  const imports = modules.map(({ url }) => `import(${url})`).join(', ')
  return [
    FIRST_PAINT,
    `for (const href of ${JSON.stringify(urls)})`,
    '  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));',
    `const [${names}] = await Promise.all([${imports}]);`,
    rest.trim(),
  ].join('\n')
}
