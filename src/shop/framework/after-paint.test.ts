import { expect, test } from 'vitest'
import { startAfterPaint } from './after-paint.server.ts'

const page = [
  '<head><link rel="modulepreload" href="/assets/manifest-1.js"/>' +
    '<link rel="modulepreload" href="/assets/vendor-2.js"/></head>',
  '<body><script>window.__reactRouterContext = {};</script>' +
    '<script type="module" async="">import "/assets/manifest-1.js";',
  'import * as route0 from "/assets/root-3.js";',
  'import * as route1 from "/assets/home-4.js";',
  '  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};',
  '',
  'import("/assets/entry-5.js");</script></body>',
].join('\n')

test('the code of a page is fetched after its first paint, all of it, in the order the router wants', () => {
  const late = startAfterPaint(page).join('')
  const script = /<script type="module" async="">([\s\S]*)<\/script>/.exec(late)?.[1] ?? ''

  expect(late).not.toContain('<link rel="modulepreload"')
  expect(script).not.toMatch(/^import /m)
  expect(script).toContain('["/assets/manifest-1.js","/assets/vendor-2.js"]')
  expect(script).toContain(
    'const [, route0, route1] = await Promise.all([import("/assets/manifest-1.js"), ' +
      'import("/assets/root-3.js"), import("/assets/home-4.js")]);',
  )
  expect(script.indexOf('"paint"')).toBeLessThan(script.indexOf('import('))
  expect(script.indexOf('__reactRouterRouteModules')).toBeLessThan(
    script.indexOf('import("/assets/entry-5.js")'),
  )
})

test('a page without the router’s script stays as it is', () => {
  expect(startAfterPaint('<p>One moment</p>').join('')).toBe('<p>One moment</p>')
})
