import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { homeOfForm } from '#features/choosing/sizing/rules/home.ts'
import { computeLoad } from '#features/choosing/sizing/rules/load.ts'
import { needOf } from '#features/choosing/sizing/rules/need.ts'
import { placeWithClimate } from '#features/choosing/sizing/server/index.ts'
import { needs, teamOf, type WhoAsks } from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { type FileStore, fileAnswer } from '#platform/files/server/file-store.ts'
import { projectsContract } from '../../contract.ts'
import { PROJECT } from '../../rules/access.ts'
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
  list: os.list.use(needs(PROJECT.read)).handler(async ({ input, context: { db, actor, permission } }) => {
    const { whose, ...query } = input
    const assignee = whose === 'mine' && 'id' in actor ? actor.id : undefined
    const { page, next } = await listProjects(db, permission, { ...query, assignee })
    return { projects: page.map(presentProject), next }
  }),

  board: os.board.use(needs(PROJECT.read)).handler(async ({ context: { db, permission } }) => {
    const columns = await readBoard(db, permission)
    return {
      columns: columns.map(({ stage, found, projects }) => ({
        stage,
        name: STAGE_NAMES[stage],
        found,
        projects: projects.map(presentProject),
      })),
    }
  }),

  open: os.open.use(needs(PROJECT.read)).handler(async ({ input: { id }, context: { db, permission } }) => {
    const project = await readProject(db, permission, id)
    const [rooms, photos] = await Promise.all([readRooms(db, id), readPhotos(db, id)])
    return { ...presentOpenProject(project), rooms, photos }
  }),

  create: os.create
    .use(needs(PROJECT.write))
    .handler(async ({ input, context: { db, clock, permission } }) => {
      const { customerID, ...draft } = input
      return { id: await createProject(db, permission, { customerID, draft, now: clock.now() }) }
    }),

  change: os.change
    .use(needs(PROJECT.write))
    .handler(async ({ input, context: { db, clock, permission } }) => {
      const { id, version, equipment, ...draft } = input
      return {
        version: await changeProject(db, permission, { id, version, equipment, draft, now: clock.now() }),
      }
    }),

  move: os.move.use(needs(PROJECT.write)).handler(async ({ input, context: { db, clock, permission } }) => ({
    version: await moveProject(db, permission, {
      ...input,
      now: clock.now(),
    }),
  })),

  size: os.size.use(needs(PROJECT.write)).handler(async ({ input: { id, ...home }, context }) => {
    const { db, clock, permission } = context
    const { climate } = await placeWithClimate(home.zipCode, context)
    const need = needOf(computeLoad(homeOfForm(home), climate))
    const { heatingBtu, coolingBtu, tons } = need
    await keepLoad(db, permission, { id, home, heatingBtu, coolingBtu, now: clock.now() })
    return { heatingBtu, coolingBtu, tons }
  }),

  saveRooms: os.saveRooms
    .use(needs(PROJECT.write))
    .handler(({ input, context: { db, clock, permission } }) =>
      saveRooms(db, permission, { ...input, now: clock.now() }),
    ),

  addPhoto: os.addPhoto.use(needs(PROJECT.write)).handler(({ input, context }) =>
    addPhoto(context, context.permission, {
      ...input,
      now: context.clock.now(),
    }),
  ),

  photo: os.photo.use(needs(PROJECT.read)).handler(async ({ input, context }) => {
    const { permission } = context
    const bytes = await photoBytes(context, permission, input)
    return fileAnswer(bytes, `project-${input.id}-photo-${input.photo}.jpg`, { shown: 'inline' })
  }),

  removePhoto: os.removePhoto
    .use(needs(PROJECT.write))
    .handler(async ({ input, context: { db, permission } }) => {
      await removePhoto(db, permission, input)
      return { removed: true as const }
    }),

  people: os.people.use(needs(PROJECT.read)).handler(async ({ context: { db, actor } }) => {
    return { people: await teamOf(db, actor) }
  }),

  changeMany: os.changeMany
    .use(needs(PROJECT.write))
    .handler(({ input, context: { db, clock, permission } }) =>
      changeMany(db, permission, { ...input, now: clock.now() }),
    ),
}
