import { isContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalContract } from '#server/http/router.ts'
import { signedIn } from '#tests/fixtures/portal/people.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const DOCUMENT = '/v1/api/openapi.json'
const pathsIn = async (answer: Response) =>
  Object.keys(((await answer.json()) as { paths: Record<string, unknown> }).paths)

// OpenAPI writes a parameter that takes the rest of a path as any other.
const pathsOf = (router: object): string[] =>
  isContractProcedure(router)
    ? [(router['~orpc'].route.path ?? '').replace('{+', '{')]
    : Object.values(router).flatMap((each: object) => pathsOf(each))

test('the portal describes each of its calls to people who are signed in', async () => {
  const sam = await signedIn(app, 'contractor')
  const paths = await pathsIn(await sam.fetch(DOCUMENT))

  expect([...new Set(pathsOf(portalContract))].filter((path) => !paths.includes(path))).toEqual([])
  expect(await (await sam.fetch('/v1/api/docs')).text()).toContain('/v1/api/partner/companies')
})

test('a stranger gets no description of the portal', async () => {
  expect((await app.portal(DOCUMENT)).status).toBe(401)
  expect((await app.portal('/v1/api/docs')).status).toBe(401)
  const paths = await pathsIn(await app.fetch(DOCUMENT))
  expect(paths.filter((path) => /^\/partner\/(companies|users|sign-in|price-lists)/.test(path))).toEqual([])
})
