import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  Scripts,
  type ServerBuild,
  useLoaderData,
} from 'react-router'
import { expect, test } from 'vitest'
import { renderDocument } from './render-document.server.tsx'

const route = { id: 'root', path: '' }
const build = {
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers, context: EntryContext) =>
        renderDocument(request, status, headers, context),
    },
  },
  routes: {
    root: {
      ...route,
      module: {
        loader: () => ({ word: 'furnace' }),
        default: function Root() {
          const { word } = useLoaderData<{ word: string }>()
          return (
            <html lang="en">
              <head />
              <body>
                <p>{word}</p>
                <Outlet />
                <Scripts />
              </body>
            </html>
          )
        },
      },
    },
  },
  assets: {
    entry: { imports: [], module: '' },
    routes: { root: { ...route, module: '' } },
    url: '',
    version: '1',
  },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
}

test('a page is rendered in one go, with the data of its loaders as text in the document', async () => {
  // Only the parts of a build that rendering a page reads.
  const render = createRequestHandler(build as unknown as ServerBuild, 'production')

  const answer = await render(new Request('http://store.test/'))
  const html = await answer.text()

  expect(answer.status).toBe(200)
  expect(html).toContain('<p>furnace</p>')
  // React Router writes the data of loaders as calls of this function; a stream would be written after the
  // document.
  expect(html).toContain('streamController.enqueue')
  expect(html.indexOf('streamController.enqueue')).toBeLessThan(html.indexOf('</html>'))
})
