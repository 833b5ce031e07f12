import type { Message } from '#platform/mail/server/ports.ts'
import type { Sample } from './sample.ts'

/** Numbers of orders and keys of links differ from run to run. Links lead to the addresses of examples. */
const CHANGING: readonly [RegExp, string][] = [
  [/\bA[0-9A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{5}\b/g, 'A000-0000-00001'],
  [/\bA[0-9A-Z]{12}\b/g, 'A000000000001'],
  [/http:\/\/localhost:3000/g, 'https://store.example.com'],
  [/((?:[?&](?:key|token|session)=|\/(?:invitation|reset)\/)(?:\d+\.)?)[\w-]{20,}/g, '$1an-example'],
]

/** A mail as the portal keeps it: the letter, the same in every run. */
export function exampleOf({ topic, kind, messages }: Sample & { messages: readonly Message[] }) {
  const [{ letter, stopHref } = {}] = messages
  const words = CHANGING.reduce(
    (text, [changing, same]) => text.replace(changing, same),
    JSON.stringify(letter),
  )
  return { topic, kind, canStop: stopHref !== undefined, letter: JSON.parse(words) as unknown }
}
