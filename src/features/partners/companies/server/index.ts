import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { type Authorized, found, inCompany } from '#features/people/accounts/server/index.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { keepPhoto } from '#platform/photos/server/keep-photo.ts'
import { LOGO_SIDE, MOST_LOGO_BYTES } from '../rules/company.ts'
import { texts } from '../texts.ts'

type MayWrite = Authorized<'company.write'>

const fileKey = (hash: string): string => `company-logos/${hash}.jpg`

/** Gives a company a logo. Throws ApiError not_found, too_large, picture_refused, storage_full. */
export async function setLogo(
  { db, files }: { db: Db; files: FileStore },
  permission: MayWrite,
  { id, picture }: { id: number; picture: File },
): Promise<void> {
  // Another company is refused before the picture is decoded.
  found(await ownRow(db, permission, id).executeTakeFirst())
  const { hash } = await keepPhoto(files, picture, {
    keyOf: fileKey,
    keptSide: LOGO_SIDE,
    maxBytes: MOST_LOGO_BYTES,
    tooLarge: texts.logoTooLarge,
    unreadable: texts.logoUnreadable,
    storageFull: texts.storageFull,
  })
  await writeLogo(db, permission, { id, hash })
}

/** Takes the logo off the quotes of a company. Throws ApiError not_found. */
export const removeLogo = (db: Db, permission: MayWrite, id: number): Promise<void> =>
  writeLogo(db, permission, { id, hash: null })

const ownRow = (db: Db, permission: MayWrite, id: number) =>
  db
    .selectFrom('company')
    .select(['id', 'logo_hash'])
    .where('id', '=', id)
    .where(inCompany(permission, 'company.id'))

const writeLogo = (
  db: Db,
  permission: MayWrite,
  { id, hash }: { id: number; hash: string | null },
): Promise<void> =>
  inTransaction(
    db,
    async (trx) => {
      const before = found(await ownRow(trx, permission, id).forUpdate().executeTakeFirst())
      await trx.updateTable('company').set({ logo_hash: hash }).where('id', '=', id).execute()
      await recordAudit(trx, {
        actor: permission.actor,
        action: hash === null ? 'companies.remove-logo' : 'companies.set-logo',
        entity: 'company',
        entityId: id,
        before: { logo: before.logo_hash },
        after: { logo: hash },
        companyId: id,
      })
    },
    texts.busy,
  )

/**
 * The logo with this hash, while a company that is open uses it. Logos are public: mails and quotes show them
 * to people without an account. Throws ApiError not_found.
 */
export async function logoBytes(
  { db, files }: { db: Db; files: Pick<FileStore, 'read'> },
  hash: string,
): Promise<Uint8Array> {
  found(
    await db
      .selectFrom('company')
      .select('id')
      .where('logo_hash', '=', hash)
      .where('disabled_at', 'is', null)
      .limit(1)
      .executeTakeFirst(),
  )
  return found(await files.read(fileKey(hash)))
}

/** A logo as the store and the portal answer it; its address names its content. */
export const logoAnswer = (bytes: Uint8Array) => ({
  headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  body: new File([new Uint8Array(bytes)], 'logo.jpg', { type: 'image/jpeg' }),
})
