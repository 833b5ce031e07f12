import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, found, inCompany } from '#features/people/accounts/server/index.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { MOST_PHOTO_BYTES } from '#platform/photos/rules/photo-types.ts'
import { keepPhoto } from '#platform/photos/server/keep-photo.ts'
import type { ProjectPhoto } from '../../contract.ts'
import { MOST_PHOTOS, type PhotoKind } from '../../rules/project.ts'
import { texts } from '../../texts.ts'
import { tooMany } from '../refusals.ts'
import { lockProject } from './lock-project.ts'
import { readProject } from './read-projects.ts'

type MayWrite = Authorized<'projects.write'>

export const projectPhotoKey = (hash: string): string => `project-photos/${hash}.jpg`

const COLUMNS = ['id', 'kind', 'width', 'height', 'by_name', 'added_at'] as const

const present = (row: {
  id: number
  kind: PhotoKind
  width: number
  height: number
  by_name: string
  added_at: Date
}): ProjectPhoto => ({
  id: row.id,
  kind: row.kind,
  width: row.width,
  height: row.height,
  by: row.by_name,
  addedAt: row.added_at.toISOString(),
})

export async function readPhotos(db: Db, projectId: number): Promise<ProjectPhoto[]> {
  const rows = await db
    .selectFrom('project_photo')
    .select(COLUMNS)
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute()
  return rows.map(present)
}

export interface NewPhoto {
  id: number
  kind: PhotoKind
  picture: File
  now: Date
}

/** Adds a photo to a project. Throws not_found, too_many, and the refusals of the picture. */
export async function addPhoto(
  { db, files }: { db: Db; files: FileStore },
  permission: MayWrite,
  { id, kind, picture, now }: NewPhoto,
): Promise<ProjectPhoto> {
  // A project of another company is refused before its picture is decoded.
  found(
    await db
      .selectFrom('project')
      .select('id')
      .where('id', '=', id)
      .where(inCompany(permission, 'company_id'))
      .executeTakeFirst(),
  )
  const { hash, width, height } = await keepPhoto(files, picture, {
    keyOf: projectPhotoKey,
    maxBytes: MOST_PHOTO_BYTES,
    tooLarge: texts.photoTooLarge,
    unreadable: texts.photoUnreadable,
    storageFull: texts.storageFull,
  })
  const { actor } = permission
  return inTransaction(
    db,
    async (trx) => {
      const { company_id } = await lockProject(trx, permission, id)
      const others = await readPhotos(trx, id)
      if (others.length >= MOST_PHOTOS) throw tooMany(texts.tooManyPhotos)
      const row = await trx
        .insertInto('project_photo')
        .values({
          project_id: id,
          kind,
          hash,
          width,
          height,
          by_name: actorName(actor),
          added_at: now,
        })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow()
      await trx.updateTable('project').set({ changed_at: now }).where('id', '=', id).execute()
      await recordAudit(trx, {
        actor,
        action: 'projects.add-photo',
        entity: 'project',
        entityId: id,
        after: { photo: row.id, kind },
        companyId: company_id ?? undefined,
      })
      return present(row)
    },
    texts.busy,
  )
}

/** The bytes of a photo. Throws ApiError not_found, also for one of another company. */
export async function photoBytes(
  { db, files }: { db: Db; files: FileStore },
  permission: Authorized<'projects.read'>,
  { id, photo }: { id: number; photo: number },
): Promise<Uint8Array> {
  await readProject(db, permission, id)
  const { hash } = found(
    await db
      .selectFrom('project_photo')
      .select('hash')
      .where('id', '=', photo)
      .where('project_id', '=', id)
      .executeTakeFirst(),
  )
  return found(await files.read(projectPhotoKey(hash)))
}

/** Removes a photo from a project; the audit log keeps that it was there. Throws ApiError not_found. */
export const removePhoto = (
  db: Db,
  permission: MayWrite,
  { id, photo }: { id: number; photo: number },
): Promise<void> =>
  inTransaction(
    db,
    async (trx) => {
      const { company_id } = await lockProject(trx, permission, id)
      found(
        await trx
          .deleteFrom('project_photo')
          .where('id', '=', photo)
          .where('project_id', '=', id)
          .returning('id')
          .executeTakeFirst(),
      )
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'projects.remove-photo',
        entity: 'project',
        entityId: id,
        before: { photo },
        companyId: company_id ?? undefined,
      })
    },
    texts.busy,
  )
