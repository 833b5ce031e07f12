/** The color of the header, for the browser's own bars: the token `--deep` of the light theme. */
export const themeColor = '#0B2E2A'
