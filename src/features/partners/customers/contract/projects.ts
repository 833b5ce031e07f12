import { oc } from '@orpc/contract'
import { z } from 'zod'
import { HOME_LIMITS, type HomeNumber } from '#features/choosing/sizing/rules/home.ts'
import { after, listInput, next } from '#platform/lists/contract.ts'
import { MOST, MOST_AT_ONCE, MOST_ROOMS } from '../rules/customer.ts'
import { PHOTO_KINDS, PROJECT_LIST, photoUpload, STAGES } from '../rules/project.ts'
import { bounded, id, person, place, text, version } from './fields.ts'

const stage = z.enum(STAGES)
const within = (field: HomeNumber) =>
  z.coerce.number().min(HOME_LIMITS[field].min).max(HOME_LIMITS[field].max)

/** The home profile: the same answers as the sizing estimator's. */
const home = z.object({
  squareFeet: within('squareFeet'),
  zipCode: text(MOST.zip),
  basement: z.enum(['yes', 'no']),
  numFloors: within('numFloors').int(),
  insulationValue: within('insulationValue'),
  thermostatHT: within('thermostatHT'),
  thermostatAC: within('thermostatAC'),
})

const btu = z.int().min(0).max(10_000_000)

/** A room with its load, and the answers of the tool that computed it. */
const room = z.strictObject({
  name: text(MOST.name).min(1),
  heatingBtu: btu,
  coolingBtu: btu,
  answers: z
    .record(text(40), z.union([text(200), z.number(), z.boolean()]))
    .refine((answers) => Object.keys(answers).length <= MOST.answers)
    .default({}),
})
export type ProjectRoom = z.infer<typeof room>

const photo = z.object({
  id: z.int(),
  kind: z.enum(PHOTO_KINDS),
  width: z.int(),
  height: z.int(),
  by: z.string(),
  addedAt: z.iso.datetime(),
})
export type ProjectPhoto = z.infer<typeof photo>

export const listedProject = z.object({
  id: z.int(),
  name: z.string(),
  stage,
  customerID: z.int(),
  customerName: z.string(),
  city: z.string(),
  zip: z.string(),
  heatingBtu: z.int().nullable(),
  /** who works on it */
  assigneeID: z.int().nullable(),
  assignee: z.string().nullable(),
  version: z.int(),
  changedAt: z.iso.datetime(),
})
export type ListedProject = z.infer<typeof listedProject>

const project = listedProject.extend({
  street: z.string(),
  state: z.string(),
  coolingBtu: z.int().nullable(),
  home: home.nullable(),
  equipment: z.string(),
  rooms: z.array(room),
  photos: z.array(photo),
})
export type Project = z.infer<typeof project>

/** One of several projects and what becomes of it; with `version`, only while it is unchanged. */
const manyRow = z.strictObject({
  id,
  version: version.optional(),
  stage: stage.optional(),
  /** null: it is unassigned */
  assigneeID: id.nullable().optional(),
  removed: z.boolean().optional(),
})
export type ManyRow = z.infer<typeof manyRow>

const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['partners'], summary })

/** Every call: 401 `sign_in_needed`, 403 `forbidden`, 404 for a row of another company. */
export const projectCalls = {
  list: route('GET', '/partner/projects', 'Projects, the last changed first, a page at a time')
    .input(
      listInput(PROJECT_LIST, {
        limit: z.coerce.number().int().min(1).max(200).default(50),
        after,
      }),
    )
    .output(z.object({ projects: z.array(listedProject), next })),
  board: route(
    'GET',
    '/partner/projects/board',
    'The last changed projects of each stage, with their number',
  ).output(
    z.object({
      columns: z.array(
        z.object({ stage, name: z.string(), found: bounded, projects: z.array(listedProject) }),
      ),
    }),
  ),
  open: route('GET', '/partner/projects/{id}', 'A project').input(z.strictObject({ id })).output(project),
  /** 409 `too_many` */
  create: route('POST', '/partner/projects', 'Makes a project of a customer')
    .input(z.strictObject({ customerID: id, name: person.name, ...place }))
    .output(z.object({ id: z.int() })),
  /** 409 `changed` with `theirs` */
  change: route('POST', '/partner/projects/{id}', 'Changes name, site and equipment of a project')
    .input(
      z.strictObject({
        id,
        version,
        name: person.name,
        equipment: text(MOST.equipment).default(''),
        ...place,
      }),
    )
    .output(z.object({ version: z.int() })),
  /** 409 `changed` with `theirs` */
  move: route('POST', '/partner/projects/{id}/stage', 'Moves a project to another stage')
    .input(z.strictObject({ id, version, stage }))
    .output(z.object({ version: z.int() })),
  /** Computes the load and keeps it with the answers. 400 `invalid_zip` | `no_climate` */
  size: route('POST', '/partner/projects/{id}/home', 'Computes the load of the home of a project')
    .input(z.strictObject({ id, ...home.shape }))
    .output(z.object({ heatingBtu: z.int(), coolingBtu: z.int(), tons: z.number() })),
  /**
   * Keeps rooms with their loads in place of those of before. The load of the home is `block`, because rooms
   * peak at different hours; without it, the sum of the rooms.
   */
  saveRooms: route('POST', '/partner/projects/{id}/rooms', 'Keeps the rooms of a project and their loads')
    .input(
      z.strictObject({
        id,
        rooms: z.array(room).max(MOST_ROOMS),
        block: z.strictObject({ heatingBtu: btu, coolingBtu: btu }).optional(),
      }),
    )
    .output(z.object({ version: z.int(), heatingBtu: z.int(), coolingBtu: z.int() })),
  /** 409 `too_many`, 413 `too_large`, 422 `picture_refused`, 507 `storage_full` */
  addPhoto: route('POST', '/partner/projects/{id}/photos', 'Adds a photo to a project')
    .meta({ upload: photoUpload })
    .input(z.strictObject({ id, kind: z.enum(PHOTO_KINDS), picture: z.file() }))
    .output(photo),
  photo: oc
    .route({
      method: 'GET',
      path: '/partner/projects/{id}/photos/{photo}',
      tags: ['partners'],
      summary: 'A photo of a project',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ id, photo: id }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  removePhoto: route('POST', '/partner/projects/{id}/photos/{photo}/remove', 'Removes a photo of a project')
    .input(z.strictObject({ id, photo: id }))
    .output(z.object({ removed: z.literal(true) })),
  people: route('GET', '/partner/projects/people', 'The people who may work on a project').output(
    z.object({ people: z.array(z.object({ id: z.int(), name: z.string() })) }),
  ),
  /**
   * Changes stage, assignee or deletion of several projects. Rows that are gone, or that another person
   * changed, are skipped; `undo` is the input that takes the change back. 400 `invalid` for an assignee who
   * may not work on projects.
   */
  changeMany: route('POST', '/partner/projects/many', 'Changes several projects')
    .input(z.strictObject({ rows: z.array(manyRow).min(1).max(MOST_AT_ONCE) }))
    .output(z.object({ changed: z.int(), skipped: z.int(), undo: z.array(manyRow) })),
}
