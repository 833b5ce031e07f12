import { createRouterClient } from '@orpc/server'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { memoryFiles } from '#tests/fixtures/shop/request.ts'
import { customersHandlers } from '../handlers.ts'
import { projectsHandlers } from './project-handlers.ts'

let database: TestDatabase
let db: Db
let project: number
let customer: number
const files = memoryFiles()
const clock = { now: () => new Date('2026-11-22T12:00:00Z') }

const api = (person: Person) =>
  createRouterClient(
    { customers: customersHandlers, projects: projectsHandlers },
    { context: { db, clock, files, contact: { phone: '' }, entryKinds: [], lists: {}, ...whoAsks(person) } },
  )

beforeAll(async () => {
  database = await makeDatabase()
  db = database.db
  await demoPeople(db)
  const sam = api('contractor')
  customer = (await sam.customers.create({ name: 'Room Owner', phone: '3125550177' })).id
  project = (await sam.projects.create({ customerID: customer, name: 'Attic' })).id
})
afterAll(() => database.drop())

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: { status: number; code: string }) => [error.status, error.code],
  )

test('rooms are kept with their answers in place of those of before, and their sum is the load', async () => {
  const sam = api('contractor')
  const rooms = [
    { name: 'Bedroom', heatingBtu: 4_000, coolingBtu: 3_000, answers: { squareFeet: 180, hasSun: true } },
    { name: 'Office', heatingBtu: 2_500, coolingBtu: 2_000, answers: {} },
  ]
  await sam.projects.saveRooms({ id: project, rooms: [{ name: 'Old', heatingBtu: 1, coolingBtu: 1 }] })

  const saved = await sam.projects.saveRooms({ id: project, rooms })
  const opened = await sam.projects.open({ id: project })

  expect(saved).toMatchObject({ heatingBtu: 6_500, coolingBtu: 5_000 })
  expect(opened).toMatchObject({ rooms, heatingBtu: 6_500, coolingBtu: 5_000, version: saved.version })
  await sam.projects.saveRooms({ id: project, rooms: [] })
  expect(await sam.projects.open({ id: project })).toMatchObject({ rooms: [], heatingBtu: 6_500 })
})

test('a photo is re-encoded without its place, turned upright, and shown to its company', async () => {
  const sam = api('contractor')
  const taken = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'a secret' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const picture = new File([new Uint8Array(taken)], 'plate.png', { type: 'image/png' })

  const photo = await sam.projects.addPhoto({ id: project, kind: 'plate', picture })
  const { body } = await sam.projects.photo({ id: project, photo: photo.id })
  const facts = await sharp(await body.arrayBuffer()).metadata()

  expect(photo).toMatchObject({ kind: 'plate', width: 20, height: 40 })
  expect([facts.format, facts.width, facts.exif]).toEqual(['jpeg', 20, undefined])
  const one = { id: project, photo: photo.id }
  const lee = api('foreignContractor')
  expect(await refusal(lee.projects.photo(one))).toEqual([404, 'not_found'])
  expect(await refusal(lee.projects.removePhoto(one))).toEqual([404, 'not_found'])
  expect(await refusal(api('operations').projects.removePhoto(one))).toEqual([403, 'forbidden'])
  await sam.projects.removePhoto(one)
  expect((await sam.projects.open({ id: project })).photos).toEqual([])
})

test('a file that is no picture is refused, and a foreign project before its picture is read', async () => {
  const picture = new File(['<svg onload="alert(1)">'], 'photo.jpg', { type: 'image/jpeg' })
  const asked = { id: project, kind: 'photo' as const, picture }

  expect(await refusal(api('contractor').projects.addPhoto(asked))).toEqual([422, 'picture_refused'])
  expect(await refusal(api('foreignContractor').projects.addPhoto(asked))).toEqual([404, 'not_found'])
  expect(await refusal(api('operations').projects.addPhoto(asked))).toEqual([403, 'forbidden'])
})

test('a project is found by the new name of its customer', async () => {
  const sam = api('contractor')
  await sam.customers.change({ id: customer, version: 1, name: 'Zinnia Ortega', phone: '3125550177' })

  const found = await sam.projects.list({ search: 'zinnia attic' })

  expect(found.projects.map(({ id }) => id)).toEqual([project])
  expect((await sam.projects.list({ search: 'owner attic' })).projects).toEqual([])
})
