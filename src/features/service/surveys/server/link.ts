import { createHmac, timingSafeEqual } from 'node:crypto'

const MAC_LENGTH = 32

const sign = (secret: string, id: number): string =>
  createHmac('sha256', secret).update(`survey\n${id}`).digest('base64url').slice(0, MAC_LENGTH)

/** The session of a survey's link: `{id}.{signature}`. The first secret signs. */
export const sessionOf = (id: number, secrets: readonly [string, ...string[]]): string =>
  `${id}.${sign(secrets[0], id)}`

/** The survey of a session that we signed; undefined for any other text. */
export function surveyOf(session: string, secrets: readonly string[]): number | undefined {
  const [, digits = '', mac = ''] = /^(\d{1,15})\.([\w-]{32})$/.exec(session) ?? []
  const id = Number(digits)
  const given = Buffer.from(mac)
  const isOurs = secrets.some((secret) => {
    const wanted = Buffer.from(sign(secret, id))
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  return isOurs ? id : undefined
}
