import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '#api/refusal.ts'
import { accountByEmail } from '#features/people/sign-in/server/account-rows.ts'
import { newLink, sendAccountMails } from '#features/people/sign-in/server/mails.ts'
import type { Message } from '#platform/mail/server/ports.ts'
import { portalRouter } from '#server/http/router.ts'
import { meeting } from '#tests/fixtures/database/waits.ts'
import { accountIdOf, demoPeople, mailboxOfPerson, whoAsks } from '#tests/fixtures/portal/people.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
let eve: number

beforeAll(async () => {
  app = await testApp()
  await demoPeople(app.database.db)
  const { id } = await app.database.db
    .insertInto('account')
    .values({
      ...{ email: 'eve@alpine.example', name: 'Eve', role: 'admin', company_id: null },
      ...{ created_at: new Date(), password_hash: 'x' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  eve = id
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.db.updateTable('account').set({ disabled_at: null }).execute()
  await app.database.db.deleteFrom('outbox').execute()
  await app.database.db.deleteFrom('use_count').execute()
})

const ada = accountIdOf('admin')
const asContractor = () => {
  const { actor, signedIn } = whoAsks('contractor', app.services.clock.now())
  return createRouterClient(portalRouter, {
    context: { ...app.services, actor, signedIn, request: makeRequest() },
  }).users
}
const asAdmin = (accountId = ada) => {
  const now = app.services.clock.now()
  const actor = { kind: 'staff', role: 'admin', name: 'x', id: accountId } as const
  const signedIn = { actor, sessionId: 1, accountId, email: 'x', steppedUpAt: now }
  return createRouterClient(portalRouter, {
    context: { ...app.services, actor, signedIn, request: makeRequest() },
  }).users
}
const codes = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((each) =>
    each.status === 'fulfilled' ? 'done' : refusalOf(each.reason)?.code,
  )
const activeAdmins = async () =>
  (
    await app.database.db
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'admin')
      .where('disabled_at', 'is', null)
      .execute()
  ).length
const mails = async () =>
  (
    await app.database.db.selectFrom('outbox').select('payload').where('topic', '=', 'mail.account').execute()
  ).map(({ payload }) => payload)

describe('two administrators', () => {
  test('who disable each other at once leave one of them', async () => {
    for (let round = 0; round < 5; round++) {
      await app.database.db.updateTable('account').set({ disabled_at: null }).execute()
      const results = await codes([
        asAdmin(ada).setDisabled({ id: eve, disabled: true }),
        asAdmin(eve).setDisabled({ id: ada, disabled: true }),
      ])
      expect(results.toSorted()).toEqual(['done', 'forbidden'])
      expect(await activeAdmins()).toBe(1)
    }
  })

  test('who take the role from each other at once leave one of them', async () => {
    const results = await codes([
      asAdmin(ada).changeRole({ id: eve, role: 'sales' }),
      asAdmin(eve).changeRole({ id: ada, role: 'sales' }),
    ])
    expect(results.toSorted()).toEqual(['done', 'forbidden'])
    expect(await activeAdmins()).toBe(1)
    await app.database.db
      .updateTable('account')
      .set({ role: 'admin' })
      .where('id', 'in', [ada, eve])
      .execute()
  })

  test('control: counting first and disabling afterwards leaves none', async () => {
    const bothHaveCounted = meeting(2)
    const naive = async (id: number) => {
      const others = (await activeAdmins()) - 1
      await bothHaveCounted()
      if (others > 0)
        await app.database.db
          .updateTable('account')
          .set({ disabled_at: new Date() })
          .where('id', '=', id)
          .execute()
    }
    await Promise.all([naive(ada), naive(eve)])
    expect(await activeAdmins()).toBe(0)
  })
})

/** Sends mails about accounts: those that wait, or these. */
async function sendMails(payloads?: readonly Record<string, unknown>[]): Promise<Message[]> {
  const sent: Message[] = []
  const send = sendAccountMails({
    ...app.services,
    mailer: {
      send: async (message) => {
        sent.push(message)
        return { kind: 'sent', messageId: '1' }
      },
      close: () => undefined,
    },
    shop: { name: 'Alpine', phone: '' },
    portalOrigin: 'https://portal.test',
  })
  for (const payload of payloads ?? ((await mails()) as Record<string, unknown>[])) await send(payload, 'x')
  return sent
}

describe('[S15] a contractor’s invitation', () => {
  /** Everything that the contractor is told about an invitation to this address. */
  async function told(email: string) {
    const { id } = await asContractor().invite({ email, name: 'Pat', role: 'contractor' })
    const { users } = await asContractor().list({})
    const again = await codes([
      asContractor().invite({ email, name: 'Pat', role: 'contractor' }),
      asContractor().inviteAgain({ id }),
      asContractor().setDisabled({ id, disabled: true }),
      asContractor().setDisabled({ id, disabled: false }),
    ])
    const shown = users.filter((user) => user.id === id).map(({ id: _, ...rest }) => rest)
    return { type: typeof id, again, shown: JSON.stringify(shown).replaceAll(email, 'ADDRESS') }
  }

  test('says the same of a mailbox with an account elsewhere and of one without', async () => {
    const stranger = await told('stranger@elsewhere.example')
    for (const person of ['sales', 'foreignContractor'] as const)
      expect(await told(mailboxOfPerson(person))).toEqual(stranger)
    expect(stranger.again).toEqual(['email_taken', 'done', 'done', 'done'])
  })

  test('tells the owner of such a mailbox, without a link that sets anything', async () => {
    const email = mailboxOfPerson('operations')
    await asContractor().invite({ email, name: 'Pat', role: 'contractor' })
    const [mail] = await sendMails()
    expect(mail?.to.address).toBe(email)
    expect(mail?.text).toContain('already has a sign-in')
    expect(mail?.text).not.toContain('/invitation/')
  })

  test('leaves the sign-in of that person as it was', async () => {
    const email = mailboxOfPerson('admin')
    await asContractor().invite({ email, name: 'Pat', role: 'contractor' })
    expect((await accountByEmail(app.database.db, email))?.id).toBe(ada)
  })

  test('control: staff are told', async () => {
    const email = mailboxOfPerson('sales')
    expect(await codes([asAdmin().invite({ email, name: 'Pat', role: 'sales' })])).toEqual(['email_taken'])
  })
})

describe('[S8] an invitation', () => {
  test('is not sent to a person who has a sign-in', async () => {
    expect(await codes([asAdmin().inviteAgain({ id: accountIdOf('sales') })])).toEqual(['has_joined'])
    expect(await mails()).toEqual([])
  })

  test('is sent again to a person who has none', async () => {
    const { id } = await asAdmin().invite({ email: 'new@alpine.example', name: 'New', role: 'sales' })
    expect(await codes([asAdmin().inviteAgain({ id })])).toEqual(['done'])
    expect(await mails()).toHaveLength(2)
  })

  test('reaches a mailbox five times a day', async () => {
    const { id } = await asAdmin().invite({ email: 'often@alpine.example', name: 'Often', role: 'sales' })
    const codesOfSix: unknown[] = []
    for (let n = 0; n < 6; n++) codesOfSix.push(...(await codes([asAdmin().inviteAgain({ id })])))
    expect(codesOfSix).toEqual([...Array(4).fill('done'), 'too_many', 'too_many'])
  })

  test('replaces no factor, even when its link is alive', async () => {
    const now = app.services.clock.now()
    const token = await newLink(app.database.db, accountIdOf('sales'), 'invitation', now)
    const signIn = createRouterClient(portalRouter, {
      context: { ...app.services, ...whoAsks('sales'), request: makeRequest() },
    }).signIn
    expect(await codes([signIn.invitation({ token })])).toEqual(['link_over'])
  })

  test('is not renewed by a reset that anybody asks for', async () => {
    await app.database.db
      .insertInto('account')
      .values({
        ...{ email: 'invited@alpine.example', name: 'x', role: 'sales', company_id: null },
        created_at: new Date(),
      })
      .execute()
    expect(await sendMails([{ kind: 'reset', email: 'invited@alpine.example' }])).toEqual([])
    expect(
      await app.database.db.selectFrom('account_link').select('id').where('kind', '=', 'reset').execute(),
    ).toEqual([])
  })
})
