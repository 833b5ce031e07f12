// Browsers read a backslash in an address as a slash, so "/\host" leads to another host as "//host" does.

/** A path of our own pages. */
export const OWN_PATH = /^\/(?![/\\])[^\s<>"\\]*$/
/** A path of our own pages, or an address with https: nothing that a browser would run. */
export const SAFE_ADDRESS = /^(?:\/(?![/\\])|https:\/\/)[^\s<>"\\]*$/
