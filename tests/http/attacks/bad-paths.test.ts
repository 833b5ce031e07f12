import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { portalContract } from '#server/http/router.ts'
import { endpoints, endpointsOf } from '#tests/fixtures/http/endpoints.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ pages: true })
})
afterAll(() => app.close())

const BAD = ['%ff', '%', '%zz', '%E0%A4%A', '%c0%af', 'a%ffb']
/** Each parameter of a path in turn with bytes that are no text, the others with something that is. */
const spoiled = (path: string): string[] =>
  BAD.flatMap((bad) => {
    const names = path.match(/\{[^}]+\}|:[A-Za-z]+(?:\{[^}]+\})?/g) ?? []
    return names.map((_, at) => {
      let seen = 0
      return path.replaceAll(/\{[^}]+\}|:[A-Za-z]+(?:\{[^}]+\})?/g, () => (seen++ === at ? bad : '1'))
    })
  })

const documents = () => [...app.services.documents.keys()]

describe('[S14] bytes in a path that are no text', () => {
  test('are no failure of ours, at any document or call of the store', async () => {
    const paths = [
      ...documents().flatMap(spoiled),
      ...BAD.flatMap((bad) => [`/product-images/${bad}`, `/product-images/1/2/${bad}`, `/${bad}`]),
      ...endpoints.flatMap(({ path, method }) =>
        method === 'GET' ? spoiled(path).map((at) => `/v1/api${at}`) : [],
      ),
    ]
    expect(paths.length).toBeGreaterThan(60)
    const failed: string[] = []
    for (const path of paths) {
      const { status } = await app.fetch(path)
      if (status >= 500 || status === 200) failed.push(`${status} ${path}`)
    }
    expect(failed).toEqual([])
  })

  test('are no failure of ours at the portal', async () => {
    const failed: string[] = []
    const paths = [
      ...BAD.flatMap((bad) => [`/product-images/${bad}/320.webp`, `/product-images/${bad}`, `/${bad}`]),
      ...endpointsOf(portalContract).flatMap(({ path, method }) =>
        method === 'GET' ? spoiled(path).map((at) => `/v1/api${at}`) : [],
      ),
    ]
    for (const path of paths) {
      const { status } = await app.portal(path)
      if (status >= 500 || status === 200) failed.push(`${status} ${path}`)
    }
    expect(failed).toEqual([])
  })

  test('are no failure of ours over HTTP, with the cookie of a place', async () => {
    const { hostname, port } = new URL(app.url)
    const statusOf = (path: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = { cookie: 'location=60614' }
        request({ hostname, port, path, headers }, (answer) => {
          answer.resume()
          resolve(answer.statusCode ?? 0)
        })
          .on('error', reject)
          .end()
      })
    const failed: string[] = []
    for (const path of [...documents().flatMap(spoiled), ...BAD.map((bad) => `/product-images/${bad}`)]) {
      const status = await statusOf(path)
      if (status >= 500 || status === 200) failed.push(`${status} ${path}`)
    }
    expect(failed).toEqual([])
  })

  test('leave nothing in the log', () => {
    expect(app.errors).toEqual([])
  })
})
