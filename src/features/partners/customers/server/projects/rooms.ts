import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import type { ProjectRoom } from '../../contract.ts'
import { texts } from '../../texts.ts'
import { lockProject, recordProjectChange } from './lock-project.ts'

/** The rooms of a project, in the order in which they were saved. */
export async function readRooms(db: Db, projectId: number): Promise<ProjectRoom[]> {
  const rows = await db
    .selectFrom('project_room')
    .select(['name', 'heating_btu', 'cooling_btu', 'answers'])
    .where('project_id', '=', projectId)
    .orderBy('position')
    .execute()
  return rows.map(({ name, heating_btu, cooling_btu, answers }) => ({
    name,
    heatingBtu: heating_btu,
    coolingBtu: cooling_btu,
    answers,
  }))
}

/**
 * Keeps rooms with their loads in place of the former ones. The load of the project is that of the block, or
 * else their sum; without a room it stays what it was. Throws ApiError not_found.
 */
export const saveRooms = (
  db: Db,
  permission: Authorized<'projects.write'>,
  {
    id,
    rooms,
    block,
    now,
  }: {
    id: number
    rooms: readonly ProjectRoom[]
    block?: { heatingBtu: number; coolingBtu: number } | undefined
    now: Date
  },
) =>
  inTransaction(
    db,
    async (trx) => {
      const project = await lockProject(trx, permission, id)
      await trx.deleteFrom('project_room').where('project_id', '=', id).execute()
      if (rooms.length > 0)
        await trx
          .insertInto('project_room')
          .values(
            rooms.map(({ name, heatingBtu, coolingBtu, answers }, position) => ({
              project_id: id,
              position,
              name: name.trim(),
              heating_btu: heatingBtu,
              cooling_btu: coolingBtu,
              answers: JSON.stringify(answers),
            })),
          )
          .execute()
      const { heatingBtu, coolingBtu } = block ?? {
        heatingBtu: rooms.reduce((sum, room) => sum + room.heatingBtu, 0),
        coolingBtu: rooms.reduce((sum, room) => sum + room.coolingBtu, 0),
      }
      await trx
        .updateTable('project')
        .set({
          ...(rooms.length > 0 && { heating_btu: heatingBtu, cooling_btu: coolingBtu }),
          version: project.version + 1,
          changed_at: now,
        })
        .where('id', '=', id)
        .execute()
      await recordProjectChange(trx, permission, {
        project,
        text: texts.roomsSaved(project.name, rooms.length),
        kind: 'sizing',
        action: 'projects.rooms',
        after: { rooms: rooms.length, heatingBtu, coolingBtu },
        now,
      })
      return { version: project.version + 1, heatingBtu, coolingBtu }
    },
    texts.busy,
  )
