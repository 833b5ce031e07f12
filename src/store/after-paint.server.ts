const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const START = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/
const IMPORT = /import (?:\* as (\w+) from )?("[^"]+");?\n?/g

const FIRST_PAINT = [
  'await new Promise((go) => {',
  '  if (document.hidden) return go();',
  '  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return requestAnimationFrame(() => setTimeout(go));',
  '  new PerformanceObserver(go).observe({ type: "paint", buffered: true });',
  '  setTimeout(go, 3000);',
  '});',
].join('\n')

/**
 * Lets a page show itself before its code is fetched: words, prices and drawings are in the document, and on a slow line the
 * code would share the line with them. The router's start script stays where it is and waits for the first paint; a page that
 * nobody sees yet does not wait. HTML without that script is returned unchanged.
 */
export function startAfterPaint(html: string): string {
  const urls = [...html.matchAll(PRELOAD)].map(([, url]) => url)
  if (urls.length === 0 || !START.test(html)) return html
  return html.replace(PRELOAD, '').replace(START, (_, open: string, script: string, close: string) => open + delayed(script, urls as string[]) + close)
}

function delayed(script: string, urls: readonly string[]): string {
  const modules: { name: string; url: string }[] = []
  const rest = script.replace(IMPORT, (_, name: string | undefined, url: string) => {
    modules.push({ name: name ?? '', url })
    return ''
  })
  return [
    FIRST_PAINT,
    `for (const href of ${JSON.stringify(urls)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`,
    `const [${modules.map(({ name }) => name).join(', ')}] = await Promise.all([${modules.map(({ url }) => `import(${url})`).join(', ')}]);`,
    rest.trim(),
  ].join('\n')
}
