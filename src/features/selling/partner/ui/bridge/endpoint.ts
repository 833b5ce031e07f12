import {
  ANSWER_WITHIN_MS,
  ANSWERS_KEPT,
  answerTo,
  failureOf,
  type Message,
  readMessage,
  requestOf,
} from '../../rules/messages.ts'
import { texts } from '../../texts.ts'

/** A request that the other side refused, or did not answer. Its message is for the person. */
export class MessageFailure extends Error {
  override readonly name = 'MessageFailure'
}

/** Carries out one type of request. What it throws as MessageFailure becomes the answer's error. */
type Answerer = (payload: unknown) => Promise<unknown> | unknown

/** The reasons for which messages were ignored, with their counts. */
type IgnoredCounts = Readonly<Record<string, number>>

export interface Endpoint {
  /** Sends a request. Rejects with MessageFailure: refused, not answered in time, or closed. */
  ask(type: string, payload?: unknown, requestId?: string): Promise<unknown>
  /** Takes what arrived from the other side. */
  receive(data: unknown): void
  ignored(): IgnoredCounts
  /** Rejects every request that waits: the other side is gone. */
  close(): void
}

interface Waiting {
  type: string
  resolve(payload: unknown): void
  reject(failure: MessageFailure): void
  timer: ReturnType<typeof setTimeout>
}

/** One side of a connection; both sides use it. It knows no window, only how to send. */
export function createEndpoint({
  send,
  answers,
}: {
  send(message: Message): void
  answers: Readonly<Record<string, Answerer>>
}): Endpoint {
  const waiting = new Map<string, Waiting>()
  const given = new Map<string, Promise<Message>>()
  const counts = new Map<string, number>()
  let isOpen = true
  const ignore = (reason: string): void => void counts.set(reason, (counts.get(reason) ?? 0) + 1)

  const settle = (message: Message, asked: Waiting): void => {
    waiting.delete(message.requestId)
    clearTimeout(asked.timer)
    if (message.error === undefined) asked.resolve(message.payload)
    else asked.reject(new MessageFailure(message.error))
  }

  // The promise is kept, not its result: a repetition that comes while the first runs must not run again.
  const answer = (message: Message, answerer: Answerer): void => {
    let reply = given.get(message.requestId)
    if (reply === undefined) {
      reply = carryOut(message, answerer)
      given.set(message.requestId, reply)
      if (given.size > ANSWERS_KEPT) given.delete(given.keys().next().value ?? '')
    }
    void reply.then((ready) => isOpen && send(ready))
  }

  return {
    ask(type, payload, requestId = crypto.randomUUID()) {
      if (!isOpen) return Promise.reject(new MessageFailure(texts.failed.closed))
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(requestId)
          reject(new MessageFailure(texts.failed.timeout))
        }, ANSWER_WITHIN_MS)
        waiting.set(requestId, { type, resolve, reject, timer })
        send(requestOf(type, payload, requestId))
      })
    },
    receive(data) {
      const read = readMessage(data)
      if (read.kind === 'ignored') return ignore(read.reason)
      const { message } = read
      const asked = waiting.get(message.requestId)
      if (asked?.type === message.type) return settle(message, asked)
      const answerer = Object.hasOwn(answers, message.type) ? answers[message.type] : undefined
      if (answerer === undefined) return ignore('unknown')
      answer(message, answerer)
    },
    ignored: () => Object.fromEntries(counts),
    close() {
      isOpen = false
      for (const { reject, timer } of waiting.values()) {
        clearTimeout(timer)
        reject(new MessageFailure(texts.failed.left))
      }
      waiting.clear()
    },
  }
}

async function carryOut(message: Message, answerer: Answerer): Promise<Message> {
  try {
    return answerTo(message, await answerer(message.payload))
  } catch (error) {
    return failureOf(message, error instanceof MessageFailure ? error.message : texts.failed.unknown)
  }
}
