interface Props {
  /** the address of the page */
  readonly page: string
  /** schema.org data, one object a script; the browser passes none */
  readonly objects: readonly object[]
}

/** A text of the data may hold `</script>`, which would end the script. */
const scriptOf = (object: object): string =>
  `<script type="application/ld+json">${JSON.stringify(object).replaceAll('<', '\\u003c')}</script>`

/**
 * What search engines read of a page. Only the server writes it, so that no browser loads the code: pass the
 * data as `import.meta.env.SSR ? … : []`. The browser keeps what the server wrote until the buyer goes to
 * another page.
 */
export const StructuredData = ({ page, objects }: Props) => (
  <div
    key={page}
    hidden
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: `scriptOf` escapes every text
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? objects.map(scriptOf).join('') : '' }}
  />
)
