/** The bytes of a body, or undefined as soon as it proves longer than `most`. */
export async function readAtMost(request: Request, most: number): Promise<Uint8Array | undefined> {
  const stated = statedLength(request.headers)
  if (stated !== undefined) return stated > most ? undefined : new Uint8Array(await request.arrayBuffer())
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    length += value.byteLength
    // The server drops the rest of the body together with the connection.
    if (length > most) return undefined
    chunks.push(value)
  }
}

// Node's parser enforces the length that the sender stated.
function statedLength(headers: Headers): number | undefined {
  const length = headers.get('content-length')
  return length !== null && /^\d+$/.test(length) && !headers.has('transfer-encoding')
    ? Number(length)
    : undefined
}
