import { Transform, type TransformCallback } from 'node:stream'

/**
 * Collects a mail and passes it on in one piece. The library composes it in about ten small ones, and each
 * would be a write to the network.
 */
export class WholeMail extends Transform {
  readonly #pieces: Buffer[] = []

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#pieces.push(piece)
    done()
  }

  override _flush(done: TransformCallback): void {
    done(null, Buffer.concat(this.#pieces))
  }
}
