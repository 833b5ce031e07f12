import { MOST_PHOTO_BYTES } from '#platform/photos/rules/photo-types.ts'
import type { DraftPhoto } from '../contract.ts'
import type { Shot } from '../rules/form.ts'
import { texts } from '../texts.ts'

type UploadState = 'waiting' | 'preparing' | 'sending' | 'offline' | 'failed'

/** A photo on its way to the server. */
export interface Upload {
  key: string
  shot: Shot
  fileName: string
  state: UploadState
  percent: number
  /** why it failed */
  message: string
}

/** How sending one photo ended. */
export type SendResult =
  | { kind: 'saved'; photo: DraftPhoto }
  | { kind: 'refused'; message: string }
  /** the connection broke, or the server asks to wait */
  | { kind: 'later'; waitMs: number | undefined }

export interface Sender {
  send(
    photo: { key: string; shot: Shot; file: Blob; name: string },
    progress: (percent: number) => void,
    signal: AbortSignal,
  ): Promise<SendResult>
  /** makes the file smaller where the browser can */
  shrink(file: File): Promise<Blob>
  saved(photo: DraftPhoto): void
}

/** Waits between tries, in milliseconds; the last one repeats. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const

/**
 * Sends photos one after another and tries again while there is no connection. A photo keeps its key, so the
 * server takes it once however often it is sent.
 */
export class UploadQueue {
  private uploads: readonly Upload[] = []
  private readonly files = new Map<string, File>()
  private readonly aborts = new Map<string, AbortController>()
  private readonly listeners = new Set<() => void>()
  private isRunning = false
  private readonly sender: Sender

  constructor(sender: Sender) {
    this.sender = sender
  }

  readonly list = (): readonly Upload[] => this.uploads

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  add(shot: Shot, files: readonly File[]): void {
    for (const file of files) {
      const key = crypto.randomUUID()
      this.files.set(key, file)
      const isTooLarge = file.size > MOST_PHOTO_BYTES && !file.type.startsWith('image/')
      this.uploads = [
        ...this.uploads,
        {
          ...{ key, shot, fileName: file.name, percent: 0 },
          state: isTooLarge ? 'failed' : 'waiting',
          message: isTooLarge ? texts.refusals.too_large : '',
        },
      ]
    }
    this.notify()
    void this.run()
  }

  retry(key: string): void {
    this.change(key, { state: 'waiting', message: '', percent: 0 })
    void this.run()
  }

  remove(key: string): void {
    this.aborts.get(key)?.abort()
    this.files.delete(key)
    this.uploads = this.uploads.filter((each) => each.key !== key)
    this.notify()
  }

  private change(key: string, changes: Partial<Upload>): void {
    this.uploads = this.uploads.map((each) => (each.key === key ? { ...each, ...changes } : each))
    this.notify()
  }

  private notify(): void {
    for (const listener of this.listeners) listener()
  }

  private async run(): Promise<void> {
    if (this.isRunning) return
    this.isRunning = true
    for (;;) {
      const next = this.uploads.find(({ state }) => state === 'waiting')
      if (!next) break
      await this.sendOne(next)
    }
    this.isRunning = false
  }

  private async sendOne({ key, shot, fileName }: Upload): Promise<void> {
    const file = this.files.get(key)
    if (!file) return
    const abort = new AbortController()
    this.aborts.set(key, abort)
    this.change(key, { state: 'preparing' })
    const smaller = await this.sender.shrink(file)
    for (let tries = 0; !abort.signal.aborted; tries++) {
      this.change(key, { state: 'sending', percent: 0 })
      const result = await this.sender.send(
        { key, shot, file: smaller, name: fileName },
        (percent) => this.change(key, { percent }),
        abort.signal,
      )
      if (abort.signal.aborted) break
      if (result.kind === 'saved') {
        this.remove(key)
        this.sender.saved(result.photo)
        return
      }
      if (result.kind === 'refused') {
        this.change(key, { state: 'failed', message: result.message })
        return
      }
      this.change(key, { state: 'offline' })
      await connection(result.waitMs ?? WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0)
    }
  }
}

/** Resolves after this time, or at once when the browser is online again. */
const connection = (waitMs: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, waitMs)
    addEventListener('online', done)
  })
