import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { homeOfForm } from '#features/choosing/sizing/rules/home.ts'
import { computeLoad } from '#features/choosing/sizing/rules/load.ts'
import { needOf } from '#features/choosing/sizing/rules/need.ts'
import { placeWithClimate } from '#features/choosing/sizing/server/index.ts'
import { requirePermission, teamOf, type WhoAsks } from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { type FileStore, fileAnswer } from '#platform/files/server/file-store.ts'
import { projectsContract } from '../../contract.ts'
import { STAGE_NAMES } from '../../rules/project.ts'
import { presentOpenProject, presentProject } from '../present.ts'
import { changeMany } from './change-many.ts'
import { addPhoto, photoBytes, readPhotos, removePhoto } from './photos.ts'
import { listProjects, readBoard, readProject } from './read-projects.ts'
import { readRooms, saveRooms } from './rooms.ts'
import { changeProject, createProject, keepLoad, moveProject } from './write-projects.ts'

interface ProjectsContext extends WhoAsks {
  db: Db
  clock: Clock
  contact: { phone: string }
  files: FileStore
}

const os = implement(projectsContract).$context<ProjectsContext>()

export const projectsHandlers = {
  list: os.list.handler(async ({ input, context: { db, actor } }) => {
    const { whose, ...query } = input
    const assignee = whose === 'mine' && 'id' in actor ? actor.id : undefined
    const permission = requirePermission(actor, 'projects.read')
    const { page, next } = await listProjects(db, permission, { ...query, assignee })
    return { projects: page.map(presentProject), next }
  }),

  board: os.board.handler(async ({ context: { db, actor } }) => {
    const columns = await readBoard(db, requirePermission(actor, 'projects.read'))
    return {
      columns: columns.map(({ stage, found, projects }) => ({
        stage,
        name: STAGE_NAMES[stage],
        found,
        projects: projects.map(presentProject),
      })),
    }
  }),

  open: os.open.handler(async ({ input: { id }, context: { db, actor } }) => {
    const project = await readProject(db, requirePermission(actor, 'projects.read'), id)
    const [rooms, photos] = await Promise.all([readRooms(db, id), readPhotos(db, id)])
    return { ...presentOpenProject(project), rooms, photos }
  }),

  create: os.create.handler(async ({ input, context: { db, actor, clock } }) => {
    const permission = requirePermission(actor, 'projects.write')
    const { customerID, ...draft } = input
    return { id: await createProject(db, permission, { customerID, draft, now: clock.now() }) }
  }),

  change: os.change.handler(async ({ input, context: { db, actor, clock } }) => {
    const permission = requirePermission(actor, 'projects.write')
    const { id, version, equipment, ...draft } = input
    return {
      version: await changeProject(db, permission, { id, version, equipment, draft, now: clock.now() }),
    }
  }),

  move: os.move.handler(async ({ input, context: { db, actor, clock } }) => ({
    version: await moveProject(db, requirePermission(actor, 'projects.write'), {
      ...input,
      now: clock.now(),
    }),
  })),

  size: os.size.handler(async ({ input: { id, ...home }, context }) => {
    const { db, actor, clock } = context
    const permission = requirePermission(actor, 'projects.write')
    const { climate } = await placeWithClimate(home.zipCode, context)
    const need = needOf(computeLoad(homeOfForm(home), climate))
    const { heatingBtu, coolingBtu, tons } = need
    await keepLoad(db, permission, { id, home, heatingBtu, coolingBtu, now: clock.now() })
    return { heatingBtu, coolingBtu, tons }
  }),

  saveRooms: os.saveRooms.handler(({ input, context: { db, actor, clock } }) =>
    saveRooms(db, requirePermission(actor, 'projects.write'), { ...input, now: clock.now() }),
  ),

  addPhoto: os.addPhoto.handler(({ input, context }) =>
    addPhoto(context, requirePermission(context.actor, 'projects.write'), {
      ...input,
      now: context.clock.now(),
    }),
  ),

  photo: os.photo.handler(async ({ input, context }) => {
    const permission = requirePermission(context.actor, 'projects.read')
    const bytes = await photoBytes(context, permission, input)
    return fileAnswer(bytes, `project-${input.id}-photo-${input.photo}.jpg`, { shown: 'inline' })
  }),

  removePhoto: os.removePhoto.handler(async ({ input, context: { db, actor } }) => {
    await removePhoto(db, requirePermission(actor, 'projects.write'), input)
    return { removed: true as const }
  }),

  people: os.people.handler(async ({ context: { db, actor } }) => {
    requirePermission(actor, 'projects.read')
    return { people: await teamOf(db, actor) }
  }),

  changeMany: os.changeMany.handler(({ input, context: { db, actor, clock } }) =>
    changeMany(db, requirePermission(actor, 'projects.write'), { ...input, now: clock.now() }),
  ),
}
