interface Kind {
  /** media type; a JPEG unless it says otherwise */
  type?: string
  /** what a browser does with an opened address; it saves the file unless this says otherwise */
  shown?: 'inline' | 'attachment'
  caching?: string
}

/** A file that a person sent, as the answer of a call. A browser reads it as nothing else. */
export const fileAnswer = (
  bytes: Uint8Array,
  name: string,
  { type = 'image/jpeg', shown = 'attachment', caching = 'private, no-store' }: Kind = {},
) => ({
  headers: {
    'content-disposition': `${shown}; filename="${name}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': caching,
  },
  body: new File([new Uint8Array(bytes)], name, { type }),
})
