import type { Db } from '#db/connect.ts'
import { type LiveList, type MaySubscribe, newestIn } from './new-rows.ts'

/** The live lists of the portal by name. */
export type LiveLists = Readonly<Record<string, LiveList>>

interface Subscriber {
  moved(): Promise<void>
  end(): void
}

/** Notifies the streams of this process when a list has new rows, whichever process wrote them. */
export interface ListWatch {
  list(name: string): LiveList | undefined
  /** true once the process stops: it takes no new streams */
  hasEnded(): boolean
  /** Subscribes to the rows of a list that the permission covers. Returns the function that unsubscribes. */
  subscribe(name: string, permission: MaySubscribe, subscriber: Subscriber): () => void
  /** Reads the subscribed lists once, now. Resolves when every stream has its notice. */
  look(): Promise<void>
  /** Ends every stream and the reading. */
  end(): void
}

interface Group {
  list: LiveList
  permission: MaySubscribe
  subscribers: Set<Subscriber>
  newest: number | undefined
}

const EVERY_MS = 3_000

/**
 * Reads the newest moment of each subscribed list every few seconds, once for all streams of one company. The
 * transactions that write rows send no notice: PostgreSQL makes commits with notices wait for each other, and
 * orders must not wait for a list.
 */
export function createListWatch(
  db: Db,
  lists: LiveLists,
  { everyMs = EVERY_MS, report }: { everyMs?: number; report?: (message: string) => void } = {},
): ListWatch {
  const groups = new Map<string, Group>()
  let timer: NodeJS.Timeout | undefined
  let hasEnded = false

  async function look(): Promise<void> {
    for (const group of groups.values()) {
      const newest = await newestIn(db, group.permission, group.list)
      if (newest === group.newest) continue
      group.newest = newest
      await Promise.all([...group.subscribers].map((subscriber) => subscriber.moved()))
    }
  }
  const poll = (): void => {
    timer = setTimeout(() => {
      void look()
        .catch((error: unknown) => report?.(`lists could not be read: ${String(error)}`))
        .finally(() => {
          timer = undefined
          if (groups.size > 0 && !hasEnded) poll()
        })
    }, everyMs)
    timer.unref()
  }
  const groupOf = (name: string, permission: MaySubscribe): [string, Group] => {
    const key = `${name} ${permission.onlyCompany ?? 'all'}`
    const group = groups.get(key) ?? {
      list: lists[name]!,
      permission,
      subscribers: new Set(),
      newest: undefined,
    }
    groups.set(key, group)
    return [key, group]
  }
  return {
    list: (name) => (Object.hasOwn(lists, name) ? lists[name] : undefined),
    hasEnded: () => hasEnded,
    subscribe(name, permission, subscriber) {
      const [key, group] = groupOf(name, permission)
      group.subscribers.add(subscriber)
      if (timer === undefined && !hasEnded) poll()
      return () => {
        group.subscribers.delete(subscriber)
        if (group.subscribers.size === 0 && groups.get(key) === group) groups.delete(key)
      }
    },
    look,
    end() {
      hasEnded = true
      clearTimeout(timer)
      for (const { subscribers } of groups.values())
        for (const subscriber of [...subscribers]) subscriber.end()
    },
  }
}
