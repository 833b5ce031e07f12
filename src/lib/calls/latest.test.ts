import { expect, it } from 'vitest'
import { latest } from './latest.ts'

it('[S-LIST-06] drops the answer of a call that a newer one replaced', async () => {
  const answers: ((value: string) => void)[] = []
  const ask = latest((_question: string) => new Promise<string>((resolve) => answers.push(resolve)))

  const first = ask('a')
  const second = ask('b')
  answers[1]!('answer b')
  answers[0]!('answer a')

  expect(await first).toBeUndefined()
  expect(await second).toBe('answer b')
})

it('passes a failure on, unless the call was replaced', async () => {
  const ask = latest(
    (question: string, signal) =>
      new Promise<string>((_resolve, reject) =>
        question === 'fails'
          ? reject(new Error('down'))
          : signal.addEventListener('abort', () => reject(signal.reason)),
      ),
  )

  await expect(ask('fails')).rejects.toThrow('down')

  const replaced = ask('waits')
  await expect(ask('fails')).rejects.toThrow('down')
  expect(await replaced).toBeUndefined()
})
